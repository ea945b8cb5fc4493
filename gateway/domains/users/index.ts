import type { DomainManifest } from "#gateway/graphql/manifest";
import "./User";
import "./adminMutations";
import "./importMutations";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./rightFields";
import "./bulkMutations";

export const manifest: DomainManifest = {
  liveLists: [
    {
      field: "usersChanged",
      description: "Sent when an account is created, updated or deleted.",
      topics: ["userChanged", "usersChanged"],
    },
  ],
  dashboardTopics: ["userChanged", "usersChanged"],
};
