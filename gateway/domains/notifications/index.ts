import type { DomainManifest } from "#gateway/graphql/manifest";
import { dailyJob, mailJob, pushJob, retention } from "./jobs";
import "./mutations";
import "./Notification";
import "./NotificationChoice";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["Notification", "NotificationChoice", "NotificationHour", "PushSubscription"],
  recurring: [retention],
  jobs: [mailJob, dailyJob, pushJob],
  personalData: {
    name: "notifications",
    rows: [
      { table: "Notification", by: "userId" },
      { table: "NotificationChoice", by: "userId" },
      { table: "NotificationHour", by: "userId" },
      { table: "PushSubscription", by: "userId", omit: ["p256dh", "auth"] },
    ],
  },
};
