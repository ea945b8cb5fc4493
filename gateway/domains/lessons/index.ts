import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { findReadBlocks } from "./fileLoaders";
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
  routes,
  hiddenTables: ["BlockProgress", "TopicAnswer", "TopicBlockRevision", "TopicNote", "TopicQuestion"],
  fileOwners: { BLOCK: findReadBlocks },
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
