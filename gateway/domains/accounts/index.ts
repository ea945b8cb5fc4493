import type { DomainManifest } from "#gateway/graphql/manifest";
import { eraseRows } from "#gateway/personal/erasure";
import { rowsByUser } from "#gateway/personal/personalRows";
import { retention, sendResetJob } from "./jobs";
import { routes } from "./routes";
import "./userFields";
import "./factorFields";
import "./factorMutations";
import "./mailLinkMutations";
import "./mutations";
import "./passkeyMutations";
import "./queries";
import "./sessionMutations";

export const manifest: DomainManifest = {
  eraseOf: eraseRows(
    "Session",
    "SignInCode",
    "MailToken",
    "KnownBrowser",
    "LastVisit",
    "Totp",
    "RecoveryCode",
    "PasskeyChallenge",
    "Passkey",
  ),
  routes,
  hiddenTables: [
    "Session",
    "KnownBrowser",
    "SignInCode",
    "MailToken",
    "RateLimit",
    "Totp",
    "RecoveryCode",
    "Passkey",
    "PasskeyChallenge",
  ],
  recurring: [retention],
  jobs: [sendResetJob],
  personalData: {
    name: "sign-ins",
    rows: [
      ...rowsByUser("Session", "KnownBrowser", "LastVisit"),
      { table: "Totp", by: "userId", only: ["createdAt", "confirmedAt"] },
      { table: "Passkey", by: "userId", only: ["name", "createdAt", "lastUsedAt"] },
    ],
  },
};
