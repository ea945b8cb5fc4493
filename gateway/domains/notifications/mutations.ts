import { optional, toArgs } from "#gateway/graphql/arguments";
import { memberMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { User } from "../users/User";
import { markNotificationsRead } from "./commands";
import { notificationLimits } from "./contract";

const NotificationsReadPayload = changedRow("NotificationsReadPayload", "user", {
  type: User,
  description: "The notifications after they were marked as read.",
  readers: "signedIn",
});

memberMutation("markNotificationsRead", {
  type: NotificationsReadPayload,
  description: "Marks the viewer's notifications as read: those with these ids, or all.",
  args: toArgs({
    ids: optional(["Int"], `The notifications' ids, at most ${notificationLimits.ids}; without \`all\`.`),
    all: optional("Boolean", "Whether all are meant; without `ids`."),
  }),
  run: markNotificationsRead,
});
