import type { DomainManifest } from "#gateway/graphql/manifest";
import "./IdentityProvider";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["Identity"],
  personalData: {
    name: "identities",
    rows: [{ table: "Identity", by: "userId" }],
  },
};
