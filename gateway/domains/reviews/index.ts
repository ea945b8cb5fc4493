import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import "./mutations";
import "./Review";

export const manifest: DomainManifest = {
  personalData: {
    name: "reviews",
    rows: rowsByUser("Review"),
  },
};
