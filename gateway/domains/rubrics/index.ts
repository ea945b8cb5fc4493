import type { DomainManifest } from "#gateway/graphql/manifest";

export const manifest: DomainManifest = {
  hiddenTables: ["Rubric"],
};
