import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./userFields";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  routes,
  hiddenTables: ["Session", "SignInCode", "RateLimit"],
};
