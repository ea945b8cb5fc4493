import { type DomainHistory, flag } from "../domainHistoryContract";
import { mailTimingLabels } from "./contract";

/** Labels of the history for changes of notifications. */
export const history = {
  mutations: {
    setNotificationChoice: "user.notificationChoiceMade",
    setNotificationHour: "user.notificationHourChosen",
    subscribeToPush: "user.pushTurnedOn",
    unsubscribeFromPush: "user.pushTurnedOff",
  },
  exempt: {
    markNotificationsRead: "A reading mark.",
  },
  actions: {
    "user.notificationChoiceMade": "Notifications chosen",
    "user.notificationHourChosen": "Hour of the daily mail chosen",
    "user.pushTurnedOff": "Notifications of a browser turned off",
    "user.pushTurnedOn": "Notifications of a browser turned on",
  },
  tables: {
    NotificationChoice: "Choice of notifications",
    NotificationHour: "Hour of the daily mail",
    PushSubscription: "Browser with notifications",
  },
  columns: {
    NotificationChoice: {
      inProduct: flag("In Lectern"),
      mail: "By mail",
      push: flag("By push"),
    },
    NotificationHour: {
      hour: "Hour of the day",
    },
    PushSubscription: {
      auth: "Push secret",
      endpoint: "Push address",
      p256dh: "Push encryption key",
      sessionId: "Session (id)",
    },
  },
  values: {
    NotificationChoice: { mail: mailTimingLabels },
  },
} as const satisfies DomainHistory;
