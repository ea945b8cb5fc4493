import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { nodeType, readersBy } from "#gateway/graphql/types";
import {
  listedNotifications,
  mayReadNotifications,
  unreadNotifications,
  visibleNotifications,
} from "./access";

export const Notification = nodeType("Notification", {
  description: "A notification of a user. Visible to that user only, while they can see its subject.",
  visible: visibleNotifications,
  ...readersBy("userId", mayReadNotifications),
  columns: {
    databaseId: "The id, used in arguments.",
    kind: "Kind of notification, such as enrolled.",
    title: "Summary in one line.",
    body: "Details; may be empty.",
    path: "The path of the screen to open.",
    readAt: "When the user marked it as read; null until then.",
    createdAt: "When it happened.",
  },
  fields: (t) => ({
    merged: t.relation("merged", {
      description:
        "Notifications of the same kind within a minute, which are shown as one with it, oldest first.",
      query: (_args, { viewer }) => ({ where: visibleNotifications(viewer), orderBy: { id: "asc" } }),
    }),
  }),
});

builder.prismaObjectFields("User", (t) => ({
  notifications: t.relatedConnection("notifications", {
    type: Notification,
    cursor: "id",
    totalCount: true,
    description:
      "The user's notifications, newest first; several of a kind within a minute are combined. Only for the user's own account.",
    args: toArgs({
      unread: optional("Boolean", "True for those that are not read, as their number counts."),
    }),
    authScopes: ({ id }, _args, { viewer }) => mayReadNotifications(viewer, id),
    query: ({ unread }, { viewer }) => ({
      where: unread ? unreadNotifications(viewer) : listedNotifications(viewer),
      orderBy: [{ id: "desc" }],
    }),
  }),
  unreadNotificationCount: t.relationCount("notifications", {
    description: "Number of unread notifications. Only for the user's own account.",
    authScopes: ({ id }, _args, { viewer }) => mayReadNotifications(viewer, id),
    where: (_args, { viewer }) => unreadNotifications(viewer),
  }),
}));
