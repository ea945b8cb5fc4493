import type { DomainManifest } from "#gateway/graphql/manifest";
import { emptyAccount } from "./eraseCommands";
import { fileOwners } from "./fileLoaders";
import { routes } from "./routes";
import "./User";
import "./adminMutations";
import "./importMutations";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./rightFields";
import "./bulkMutations";

export const manifest: DomainManifest = {
  eraseOf: emptyAccount,
  routes,
  liveLists: [
    {
      field: "usersChanged",
      description: "Sent when an account is created, updated or deleted.",
      topics: ["userChanged", "usersChanged"],
    },
  ],
  dashboardTopics: ["userChanged", "usersChanged"],
  fileOwners,
  personalData: {
    name: "account",
    rows: [
      { table: "User", by: "id" },
      { table: "UserRole", by: "userId" },
    ],
  },
};
