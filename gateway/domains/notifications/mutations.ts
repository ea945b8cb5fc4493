import { inputType, optional, required, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofInput } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { setNotificationChoice, setNotificationHour } from "./choiceCommands";
import { markNotificationsRead } from "./commands";
import { notificationLimits } from "./contract";
import { MailTiming } from "./NotificationChoice";
import { subscribeToPush, unsubscribeFromPush } from "./pushCommands";

const NotificationsReadPayload = changedRow("NotificationsReadPayload", "user", {
  type: "User",
  description: "The notifications after they were marked as read.",
  readers: "signedIn",
});

memberMutation("markNotificationsRead", {
  type: NotificationsReadPayload,
  description: "Marks the viewer's notifications as read: those with these ids, or all.",
  args: toArgs({
    ids: optional(["Int"], `The notifications' ids, at most ${notificationLimits.ids}; without \`all\`.`),
    all: optional("Boolean", "Whether to mark all; without `ids`."),
  }),
  run: markNotificationsRead,
});

const NotificationChoicePayload = changedRow("NotificationChoicePayload", "user", {
  type: "User",
  description: "The choices after a change.",
  readers: "signedIn",
});

memberMutation("setNotificationChoice", {
  type: NotificationChoicePayload,
  description: "Sets the viewer's delivery settings for a kind.",
  args: toArgs({
    kind: required("String", "The kind, such as newLesson."),
    inProduct: required("Boolean", "Whether it is shown in the product."),
    mail: optional(MailTiming, "When it is mailed; never when left out."),
    push: optional("Boolean", "Whether it is pushed to the user's browsers; unchanged when left out."),
  }),
  run: (context, member, { kind, inProduct, mail, push }) =>
    setNotificationChoice(context, member, { kind, inProduct, mail: mail ?? null, push: push ?? null }),
});

const PushSubscriptionInput = inputType("PushSubscriptionInput", {
  endpoint: required("String", "URL at which the browser's push service accepts messages for it."),
  p256dh: required("String", "The browser's public key, in base64url."),
  auth: required("String", "The browser's secret, in base64url."),
});

memberMutation("subscribeToPush", {
  type: NotificationChoicePayload,
  description:
    "Subscribes this browser to notifications, even while the product is closed, until the session ends.",
  ...ofInput(PushSubscriptionInput, subscribeToPush),
});

memberMutation("unsubscribeFromPush", {
  type: NotificationChoicePayload,
  description: "Ends that.",
  args: toArgs({
    endpoint: required("String", "URL at which the browser's push service accepted messages."),
  }),
  run: (context, member, { endpoint }) => unsubscribeFromPush(context, member, endpoint),
});

memberMutation("setNotificationHour", {
  type: NotificationChoicePayload,
  description: "Sets the hour of the viewer's daily mail, in the organization's time zone.",
  args: toArgs({ hour: required("Int", "The hour of the day, 0 to 23.") }),
  run: (context, member, { hour }) => setNotificationHour(context, member, hour),
});
