import type { DomainManifest } from "#gateway/graphql/manifest";
import { eraseRows } from "#gateway/personal/erasure";
import { rowsByUser } from "#gateway/personal/personalRows";
import { dailyJob, mailJob, pushJob, retention } from "./jobs";
import "./mutations";
import "./Notification";
import "./NotificationChoice";
import "./subscriptions";

export const manifest: DomainManifest = {
  eraseOf: eraseRows("Notification", "NotificationChoice", "NotificationHour", "PushSubscription"),
  hiddenTables: ["Notification", "NotificationChoice", "NotificationHour", "PushSubscription"],
  recurring: [retention],
  jobs: [mailJob, dailyJob, pushJob],
  personalData: {
    name: "notifications",
    rows: [
      ...rowsByUser("Notification", "NotificationChoice", "NotificationHour"),
      { table: "PushSubscription", by: "userId", omit: ["p256dh", "auth"] },
    ],
  },
};
