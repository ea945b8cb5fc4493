import type { BusEvent } from "#gateway/bus/events";
import { value } from "#gateway/graphql/fields";
import { viewerDependent } from "#gateway/graphql/live";
import { liveValue } from "#gateway/graphql/liveFields";
import { valueType } from "#gateway/graphql/types";
import { getUserId } from "#gateway/session/viewer";

const NotificationChange = valueType<BusEvent<"notificationsChanged">>("NotificationChange", {
  description: "The viewer's notifications have changed.",
  readers: "signedIn",
  values: {
    hasArrived: value("Boolean", "Whether there are new ones; otherwise the viewer has read some."),
  },
  rows: {
    user: {
      extensions: viewerDependent,
      type: "User",
      description: "The viewer, with the updated notifications.",
      where: (_event, { viewer }) => ({ id: getUserId(viewer) }),
    },
  },
});

liveValue("notificationArrived", {
  type: NotificationChange,
  description:
    "Subscribes to the viewer's notifications: sent when new ones arrive, and when the viewer has read some in any window.",
  readers: "signedIn",
  topics: ["notificationsChanged"],
  recipients: ({ userIds }) => userIds,
  resolve: (event) => event,
});
