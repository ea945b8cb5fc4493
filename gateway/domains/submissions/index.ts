import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { eraseDraftFiles } from "./eraseCommands";
import { fileOwners } from "./fileLoaders";
import { overdueTask, remindTask } from "./jobs";
import { bringDrafts, keepDraftsOfBatch } from "./keepCommands";
import { notificationSubjects } from "./notificationSubjects";
import "./Submission";
import "./queries";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {
  eraseOf: eraseDraftFiles,
  hooks: { batchDeleted: keepDraftsOfBatch, membersChanged: bringDrafts },
  notificationSubjects,
  hiddenTables: ["Submission", "SubmissionFile", "SubmissionMark", "MarkProposal"],
  renderedTables: [
    markdownTable({
      table: "Submission",
      text: "text",
      html: "textHtml",
      author: "LEARNER",
      // A draft is rendered when it is handed in.
      where: `"state" <> 'DRAFT'`,
    }),
  ],
  liveLists: [
    liveList(
      "reviewQueueChanged",
      "Sent when submissions, or essays and files of assessments, were handed in, withdrawn, taken, released or marked.",
    ),
  ],
  recurring: [remindTask, overdueTask],
  fileOwners,
  personalData: {
    name: "submissions",
    rows: [
      { table: "Submission", by: "userId", parts: [{ table: "SubmissionFile", by: "submissionId" }] },
      { table: "Submission", by: "handedInById", as: "SubmissionHandedIn" },
      { table: "SubmissionMark", by: "userId" },
    ],
  },
};
