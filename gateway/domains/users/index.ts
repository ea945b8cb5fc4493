import type { DomainManifest } from "#gateway/graphql/manifest";
import { isMember } from "#gateway/session/viewer";
import { emptyAccount } from "./eraseCommands";
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
  fileOwners: {
    // Every signed-in member may meet any other in the chat.
    USER: async ({ viewer }, ids) => (isMember(viewer) ? ids : []),
  },
  personalData: {
    name: "account",
    rows: [
      { table: "User", by: "id" },
      { table: "UserRole", by: "userId" },
    ],
  },
};
