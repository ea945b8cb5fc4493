import type { DomainManifest } from "#gateway/graphql/manifest";
import "./userFields";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  hiddenTables: ["Session", "SignInCode", "RateLimit"],
};
