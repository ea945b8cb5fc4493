import { builder } from "#gateway/graphql/builder";
import { nodeType, readersBy } from "#gateway/graphql/types";
import { listedNotifications, mayReadNotifications, visibleNotifications } from "./access";

export const Notification = nodeType("Notification", {
  description:
    "Something that a user is told of. Visible to that user alone, while they may see its subject.",
  visible: visibleNotifications,
  ...readersBy("userId", mayReadNotifications),
  columns: {
    databaseId: "The notification's id.",
    kind: "Kind of notification, such as enrolled.",
    title: "Summary in one line.",
    body: "More about it; may be empty.",
    path: "The path of the screen that it leads to.",
    readAt: "When the user marked it as read; null until then.",
    createdAt: "When it happened.",
  },
  fields: (t) => ({
    merged: t.relation("merged", {
      description:
        "Those of the same kind that followed within a minute and are shown as one with it, oldest first.",
      query: (_args, { viewer }) => ({ where: visibleNotifications(viewer), orderBy: { id: "asc" } }),
    }),
  }),
});

builder.prismaObjectFields("User", (t) => ({
  notifications: t.relatedConnection("notifications", {
    type: Notification,
    cursor: "id",
    description:
      "The user's notifications, newest first; several of a kind within a minute are combined. Only for the user's own account.",
    authScopes: ({ id }, _args, { viewer }) => mayReadNotifications(viewer, id),
    query: (_args, { viewer }) => ({ where: listedNotifications(viewer), orderBy: [{ id: "desc" }] }),
  }),
  unreadNotificationCount: t.relationCount("notifications", {
    description: "Number of unread notifications. Only for the user's own account.",
    authScopes: ({ id }, _args, { viewer }) => mayReadNotifications(viewer, id),
    where: (_args, { viewer }) => ({ AND: [listedNotifications(viewer), { readAt: null }] }),
  }),
}));
