import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import "./IdentityProvider";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Identity"],
  personalData: {
    name: "identities",
    rows: rowsByUser("Identity"),
  },
};
