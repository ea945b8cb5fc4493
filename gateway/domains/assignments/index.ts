import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { rowsByUser } from "#gateway/personal/personalRows";
import { fileOwners } from "./fileLoaders";
import { dueTask, openTask } from "./jobs";
import { notificationSubjects } from "./notificationSubjects";
import { routes } from "./routes";
import "./Assignment";
import "./GivenAssignment";
import "./mutations";

export const manifest: DomainManifest = {
  notificationSubjects,
  hiddenTables: [
    "Assignment",
    "AssignmentFile",
    "GivenAssignment",
    "AssignmentExtension",
    "ProjectTeam",
    "ProjectTeamMember",
    "MilestoneCheck",
  ],
  renderedTables: [markdownTable({ table: "Assignment", text: "markdown", html: "html", author: "STAFF" })],
  liveLists: [
    liveList(
      "assignmentsChanged",
      "Sent when assignments or rubrics were written, given, extended or taken back.",
      { isForLearners: true },
    ),
  ],
  routes,
  recurring: [openTask, dueTask],
  fileOwners,
  personalData: {
    name: "assignments",
    rows: rowsByUser("AssignmentExtension", "ProjectTeamMember", "MilestoneCheck"),
  },
};
