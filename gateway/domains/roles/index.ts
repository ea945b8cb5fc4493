import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Role";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = { hiddenTables: ["Role"] };
