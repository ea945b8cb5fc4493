import type { DomainManifest } from "#gateway/graphql/manifest";
import { eraseRows } from "#gateway/personal/erasure";
import { rowsByUser } from "#gateway/personal/personalRows";
import "./mutations";
import "./SavedFilter";

export const manifest: DomainManifest = {
  eraseOf: eraseRows("SavedFilter"),
  hiddenTables: ["SavedFilter"],
  personalData: { name: "savedFilters", rows: rowsByUser("SavedFilter") },
};
