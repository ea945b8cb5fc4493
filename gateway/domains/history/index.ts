import type { DomainManifest } from "#gateway/graphql/manifest";
import { sealTask } from "./jobs";
import "./History";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["History", "HistoryLine", "HistorySeal", "HistoryQueue"],
  liveLists: [
    {
      field: "historyChanged",
      description: "Sent when changes were recorded or sealed.",
      topics: ["historyChanged"],
      scope: "history.read",
    },
  ],
  recurring: [sealTask],
  personalData: {
    name: "history",
    rows: [
      { table: "History", by: "actorId" },
      { table: "HistoryLine", by: "userId", omit: ["actorName"] },
    ],
  },
};
