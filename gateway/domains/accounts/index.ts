import type { DomainManifest } from "#gateway/graphql/manifest";
import { retention, sendResetJob } from "./jobs";
import { routes } from "./routes";
import "./userFields";
import "./mailLinkMutations";
import "./mutations";
import "./queries";
import "./sessionMutations";

export const manifest: DomainManifest = {
  routes,
  hiddenTables: ["Session", "KnownBrowser", "SignInCode", "MailToken", "RateLimit"],
  recurring: [retention],
  jobs: [sendResetJob],
  personalData: {
    name: "sign-ins",
    rows: [
      { table: "Session", by: "userId" },
      { table: "KnownBrowser", by: "userId" },
      { table: "LastVisit", by: "userId" },
    ],
  },
};
