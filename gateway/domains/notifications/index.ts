import type { DomainManifest } from "#gateway/graphql/manifest";
import "./mutations";
import "./Notification";
import "./subscriptions";

export const manifest: DomainManifest = { hiddenTables: ["Notification"] };
