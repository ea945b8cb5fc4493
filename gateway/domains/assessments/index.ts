import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Assessment";
import "./Attempt";
import "./AttemptQuestion";
import "./mutations";
import "./subscriptions";
import "./userFields";

export const manifest: DomainManifest = {
  hiddenTables: ["Attempt", "AttemptQuestion", "AttemptOption"],
};
