import type { BusEvent } from "#gateway/bus/events";
import { rowId, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { type EventFilter, keyedBy, viewerDependent } from "#gateway/graphql/live";
import { liveRow } from "#gateway/graphql/liveFields";
import { may } from "#gateway/session/viewer";
import { Topic } from "../courses/Module";
import { visibleTopics } from "./access";

type LessonEvent = BusEvent<"lessonChanged" | "topicQuestionsChanged" | "topicProgressChanged">;

const toDraftKey = (topicId: number) => `draft:${topicId}`;

/** Changes of a draft are for authors. */
const ofTopic: EventFilter<LessonEvent, { topicId: number }> = {
  eventKeys: (event) => {
    const isDraft = event.topic === "lessonChanged" && !event.isPublished;
    return [isDraft ? toDraftKey(event.topicId) : event.topicId];
  },
  subscriberKeys: ({ topicId }, { viewer }) =>
    may(viewer, "lessons.write") ? [topicId, toDraftKey(topicId)] : [topicId],
};

/** A subscriber knows the topic, not its course. Courses change seldom. */
const everyCourse: EventFilter<BusEvent<"courseChanged">, unknown> = {
  eventKeys: () => null,
  subscriberKeys: () => [],
};

const seesTopic = async ({ topicId }: { topicId: number }, { db, viewer }: Context) => {
  const where = { id: topicId, AND: visibleTopics(viewer) };
  return (await db.topic.findFirst({ where, select: { id: true } })) !== null;
};

liveRow("topicChanged", {
  type: Topic,
  id: "topicId",
  description:
    "Subscribes to a topic: its lesson, the viewer's progress and the questions under it; for staff also its draft and everyone's progress.",
  readers: "signedIn",
  args: toArgs({ topicId: rowId("topic") }),
  topics: ["lessonChanged", "topicQuestionsChanged", "topicProgressChanged"],
  filter: ofTopic,
  authorize: seesTopic,
  reauthorizeOn: { courseChanged: everyCourse },
});

liveRow("topicNoteChanged", {
  type: Topic,
  id: "topicId",
  description: "Subscribes to the viewer's own notes on a topic.",
  readers: "signedIn",
  args: toArgs({ topicId: rowId("topic") }),
  topics: ["topicNoteChanged"],
  filter: keyedBy("topicId"),
  recipients: ({ userId }) => [userId],
  authorize: seesTopic,
  reauthorizeOn: { courseChanged: everyCourse },
  extensions: viewerDependent,
});
