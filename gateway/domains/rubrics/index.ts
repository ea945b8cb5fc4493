import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Rubric";
import "./mutations";

export const manifest: DomainManifest = { hiddenTables: ["Rubric"] };
