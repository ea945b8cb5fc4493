import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { findSeenSubmissions } from "./fileLoaders";
import "./Submission";
import "./queries";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["Submission", "SubmissionFile", "SubmissionMark", "MarkProposal"],
  liveLists: [
    liveList(
      "reviewQueueChanged",
      "Sent when submissions, or essays and files of assessments, were handed in, withdrawn, taken, released or marked.",
    ),
  ],
  fileOwners: { SUBMISSION: findSeenSubmissions },
  personalData: {
    name: "submissions",
    rows: [
      { table: "Submission", by: "userId", parts: [{ table: "SubmissionFile", by: "submissionId" }] },
      { table: "Submission", by: "handedInById", as: "SubmissionHandedIn" },
      { table: "SubmissionMark", by: "userId" },
    ],
  },
};
