import { graphql } from "react-relay";
import { notificationMessages } from "#gateway/domains/notifications/contract";
import { pushMessages } from "#gateway/domains/notifications/pushContract";
import type { notificationCommandsChooseMutation } from "~/__generated__/notificationCommandsChooseMutation.graphql";
import type { notificationCommandsHourMutation } from "~/__generated__/notificationCommandsHourMutation.graphql";
import type { notificationCommandsMarkReadMutation } from "~/__generated__/notificationCommandsMarkReadMutation.graphql";
import type { notificationCommandsSubscribeMutation } from "~/__generated__/notificationCommandsSubscribeMutation.graphql";
import type { notificationCommandsUnsubscribeMutation } from "~/__generated__/notificationCommandsUnsubscribeMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const markNotificationsRead: Command<notificationCommandsMarkReadMutation> = {
  ...notificationMessages.markRead,
  mutation: graphql`
    mutation notificationCommandsMarkReadMutation($ids: [Int!], $all: Boolean) {
      result: markNotificationsRead(ids: $ids, all: $all) {
        ... on NotificationsReadPayload @alias(as: "payload") { user { id unreadNotificationCount } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const chooseNotification: Command<notificationCommandsChooseMutation> = {
  ...notificationMessages.choose,
  mutation: graphql`
    mutation notificationCommandsChooseMutation($kind: String!, $inProduct: Boolean!, $mail: MailTiming, $push: Boolean) {
      result: setNotificationChoice(kind: $kind, inProduct: $inProduct, mail: $mail, push: $push) {
        ... on NotificationChoicePayload @alias(as: "payload") { user { ...ChoiceTable_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const chooseNotificationHour: Command<notificationCommandsHourMutation> = {
  ...notificationMessages.choose,
  mutation: graphql`
    mutation notificationCommandsHourMutation($hour: Int!) {
      result: setNotificationHour(hour: $hour) {
        ... on NotificationChoicePayload @alias(as: "payload") { user { id notificationHour } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const subscribeToPush: Command<notificationCommandsSubscribeMutation> = {
  ...pushMessages.turnOn,
  mutation: graphql`
    mutation notificationCommandsSubscribeMutation($input: PushSubscriptionInput!) {
      result: subscribeToPush(input: $input) {
        ... on NotificationChoicePayload @alias(as: "payload") { user { id } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const unsubscribeFromPush: Command<notificationCommandsUnsubscribeMutation> = {
  ...pushMessages.turnOff,
  mutation: graphql`
    mutation notificationCommandsUnsubscribeMutation($endpoint: String!) {
      result: unsubscribeFromPush(endpoint: $endpoint) {
        ... on NotificationChoicePayload @alias(as: "payload") { user { id } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
