import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { keyedBy } from "#gateway/graphql/live";
import { liveValue } from "#gateway/graphql/liveFields";
import { visibleGradebooks } from "./access";

const topics = ["gradesChanged", "topicProgressChanged", "reviewQueueChanged", "attemptChanged"] as const;

liveValue("gradebookChanged", {
  type: "Boolean",
  description:
    "Subscribes to every change of marks in a batch's gradebook. Always true: refetch the gradebook. Requires staff who grade the batch.",
  readers: "grades.read",
  args: toArgs({ batchId: rowId("batch"), courseId: required("Int", "The id of a course of the batch.") }),
  topics,
  filter: {
    eventKeys: (event) => {
      if (event.topic === "reviewQueueChanged") return null;
      // Each answer of an attempt is an event, too; only its end has no question.
      if (event.topic === "attemptChanged") return event.questionId === null ? null : [];
      return [event.courseId];
    },
    subscriberKeys: ({ courseId }) => [courseId],
  },
  authorize: async ({ batchId, courseId }, { db, viewer }) =>
    (await db.batchCourse.count({ where: { batchId, courseId, AND: visibleGradebooks(viewer) } })) > 0,
  reauthorizeOn: {
    batchCourseChanged: keyedBy("courseId"),
  },
  resolve: () => true,
});

liveValue("myGradesChanged", {
  type: "Boolean",
  description: "Subscribes to every change of the viewer's own marks. Always true: refetch them.",
  readers: "signedIn",
  topics,
  recipients: (event) => {
    if (event.topic === "reviewQueueChanged") return null;
    if (event.topic === "attemptChanged") return event.questionId === null ? null : [];
    return event.topic === "topicProgressChanged" ? [event.userId] : event.userIds;
  },
  resolve: () => true,
});
