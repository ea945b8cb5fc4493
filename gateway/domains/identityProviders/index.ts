import type { DomainManifest } from "#gateway/graphql/manifest";
import { eraseRows } from "#gateway/personal/erasure";
import { rowsByUser } from "#gateway/personal/personalRows";
import "./IdentityProvider";
import "./mutations";

export const manifest: DomainManifest = {
  eraseOf: eraseRows("Identity"),
  hiddenTables: ["Identity"],
  personalData: {
    name: "identities",
    rows: rowsByUser("Identity"),
  },
};
