import type { DomainManifest } from "#gateway/graphql/manifest";
import { retention, sendResetJob } from "./jobs";
import { routes } from "./routes";
import "./userFields";
import "./factorFields";
import "./factorMutations";
import "./mailLinkMutations";
import "./mutations";
import "./queries";
import "./sessionMutations";

export const manifest: DomainManifest = {
  routes,
  hiddenTables: ["Session", "KnownBrowser", "SignInCode", "MailToken", "RateLimit", "Totp", "RecoveryCode"],
  recurring: [retention],
  jobs: [sendResetJob],
};
