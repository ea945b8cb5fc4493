import type { DomainManifest } from "#gateway/graphql/manifest";
import "./mutations";
import "./Review";

export const manifest: DomainManifest = {
  personalData: {
    name: "reviews",
    rows: [{ table: "Review", by: "userId" }],
  },
};
