import { rowId, toArgs } from "#gateway/graphql/arguments";
import { liveValue } from "#gateway/graphql/liveFields";
import { resultAssessments } from "./access";

liveValue("sittingsChanged", {
  type: "Int",
  description:
    "Sends the id of an attempt at the assessment that was started, answered, ended, noted or marked. Requires staff.",
  readers: "assessments.results",
  args: toArgs({ assessmentId: rowId("assessment") }),
  topics: ["sittingsChanged"],
  channelKey: {
    eventKeys: ({ assessmentId }) => [assessmentId],
    subscriberKeys: ({ assessmentId }) => [assessmentId],
  },
  authorize: async ({ assessmentId }, { db, viewer }) =>
    (await db.assessment.count({ where: { id: assessmentId, AND: resultAssessments(viewer) } })) > 0,
  resolve: ({ attemptId }) => attemptId,
});
