import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { accessError } from "#gateway/graphql/scopes";
import type { Viewer } from "#gateway/session/viewer";
import { Topic } from "../courses/Module";
import { moderatedQuestions, visibleTopics } from "./access";
import { accessTo, mayRead, readLessonFacts } from "./lessonLoaders";
import { TopicQuestion } from "./TopicQuestion";

rowQuery("topic", {
  type: Topic,
  row: "topic",
  description:
    "A topic by its id; null if the viewer can see none with it. `isOpen` tells whether the viewer may read its lesson.",
  readers: "public",
  visible: visibleTopics,
});

builder.queryField("lesson", (t) =>
  t.prismaField({
    type: Topic,
    nullable: true,
    description:
      "The topic of a lesson; null if the viewer can see none with this id. Requires an enrolment, unless it is a preview.",
    authScopes: { public: true },
    args: {
      courseId: t.arg.int({ required: true, description: "The course's id." }),
      topicId: t.arg.int({ required: true, description: "The topic's id." }),
    },
    resolve: async (query, _root, { courseId, topicId }, context) => {
      const where = { AND: [{ id: topicId, courseId }, visibleTopics(context.viewer)] };
      const topic = await context.db.topic.findFirst({ ...query, where });
      if (!topic || (await mayRead(context, topicId))) return topic;
      const facts = await context.loaders.load(readLessonFacts, topicId);
      if (facts && accessTo(context, facts) === "NOT_OPEN") return topic;
      throw accessError(context.viewer);
    },
  }),
);

/** The questions that wait for staff and that a viewer moderates: of a course, or of all without one. */
const unanswered = (viewer: Viewer, courseId: number | null | undefined) => ({
  acceptedId: null,
  hiddenAt: null,
  answers: { none: { hiddenAt: null, user: { userType: "E" as const } } },
  ...(courseId != null && { courseId }),
  AND: moderatedQuestions(viewer),
});

listQuery("unansweredTopicQuestions", {
  type: TopicQuestion,
  description:
    "Questions under lessons that wait for staff, longest waiting first: without an accepted answer and without an answer of staff. Requires staff.",
  readers: "lessons.moderate",
  args: toArgs({ courseId: optional("Int", "Only those of this course.") }),
  where: ({ courseId }, { viewer }) => unanswered(viewer, courseId),
  orderBy: [{ createdAt: "asc" }, { id: "asc" }],
});
