import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { eraseRows } from "#gateway/personal/erasure";
import { rowsByUser } from "#gateway/personal/personalRows";
import { blockTable } from "./contentCommands";
import { fileOwners } from "./fileLoaders";
import { notificationSubjects } from "./notificationSubjects";
import { routes } from "./routes";
import "./authorFields";
import "./curriculumFields";
import "./learnerMutations";
import "./noteQueries";
import "./mutations";
import "./queries";
import "./searchQueries";
import "./subscriptions";
import "./topicFields";

export const manifest: DomainManifest = {
  eraseOf: eraseRows("TopicNote"),
  notificationSubjects,
  routes,
  hiddenTables: ["BlockProgress", "TopicAnswer", "TopicBlockRevision", "TopicNote", "TopicQuestion"],
  renderedTables: [
    blockTable("TopicBlock"),
    blockTable("CurriculumBlock"),
    markdownTable({ table: "TopicQuestion", text: "markdown", html: "html", author: "LEARNER" }),
    markdownTable({ table: "TopicAnswer", text: "markdown", html: "html", author: "LEARNER" }),
  ],
  fileOwners,
  liveLists: [
    liveList(
      "topicQuestionsChanged",
      "Sent when a question under a lesson is asked, answered, accepted or hidden.",
    ),
  ],
  personalData: {
    name: "lessons",
    rows: rowsByUser("BlockProgress", "TopicNote", "TopicQuestion", "TopicAnswer"),
  },
};
