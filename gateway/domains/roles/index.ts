import type { DomainManifest } from "#gateway/graphql/manifest";
import { roleReaders } from "./access";
import "./Role";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  hiddenTables: ["Role"],
  liveLists: [
    {
      field: "rolesChanged",
      description: "Sent when roles were made, changed or deleted, or given or taken.",
      topics: ["rolesChanged", "usersChanged"],
      scope: roleReaders,
    },
  ],
};
