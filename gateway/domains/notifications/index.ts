import type { DomainManifest } from "#gateway/graphql/manifest";
import { dailyJob, mailJob, retention } from "./jobs";
import "./mutations";
import "./Notification";
import "./NotificationChoice";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["Notification", "NotificationChoice", "NotificationHour"],
  recurring: [retention],
  jobs: [mailJob, dailyJob],
  personalData: {
    name: "notifications",
    rows: [
      { table: "Notification", by: "userId" },
      { table: "NotificationChoice", by: "userId" },
      { table: "NotificationHour", by: "userId" },
    ],
  },
};
