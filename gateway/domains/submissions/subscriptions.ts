import { rowId, toArgs } from "#gateway/graphql/arguments";
import { keyedBy } from "#gateway/graphql/live";
import { liveRow } from "#gateway/graphql/liveFields";
import { visibleSubmissions } from "./access";
import { Submission } from "./Submission";

const ofSubmission = keyedBy("submissionId");

liveRow("submissionChanged", {
  type: Submission,
  id: "submissionId",
  description: "Subscribes to a submission. Requires one of its learners, or staff who mark it.",
  readers: "signedIn",
  args: toArgs({ submissionId: rowId("submission") }),
  topics: ["submissionChanged"],
  filter: ofSubmission,
  authorize: async ({ submissionId: id }, { db, viewer }) =>
    (await db.submission.count({ where: { id, AND: visibleSubmissions(viewer) } })) > 0,
  // A withdrawn submission is no longer its reviewer's to read, and those who leave a team lose its work.
  reauthorizeOn: { submissionChanged: ofSubmission },
});
