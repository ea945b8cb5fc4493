import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import "./mutations";
import "./SavedFilter";

export const manifest: DomainManifest = {
  hiddenTables: ["SavedFilter"],
  personalData: { name: "savedFilters", rows: rowsByUser("SavedFilter") },
};
