import type { DomainManifest } from "#gateway/graphql/manifest";
import { sealTask } from "./jobs";

export const manifest: DomainManifest = {
  hiddenTables: ["History", "HistoryLine", "HistorySeal", "HistoryQueue"],
  recurring: [sealTask],
};
