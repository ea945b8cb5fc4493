import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { sealTask } from "./jobs";
import "./History";
import "./mutations";

export const manifest: DomainManifest = {
  hiddenTables: ["History", "HistoryLine", "HistoryErasure", "HistorySeal", "HistoryQueue"],
  liveLists: [
    liveList("historyChanged", "Sent when changes were recorded or sealed.", { scope: "history.read" }),
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
