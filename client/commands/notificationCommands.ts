import { graphql } from "react-relay";
import { notificationMessages } from "#gateway/domains/notifications/contract";
import type { notificationCommandsChooseMutation } from "~/__generated__/notificationCommandsChooseMutation.graphql";
import type { notificationCommandsHourMutation } from "~/__generated__/notificationCommandsHourMutation.graphql";
import type { notificationCommandsMarkReadMutation } from "~/__generated__/notificationCommandsMarkReadMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const markNotificationsRead: Command<notificationCommandsMarkReadMutation> = {
  mutation: graphql`
    mutation notificationCommandsMarkReadMutation($ids: [Int!], $all: Boolean) {
      result: markNotificationsRead(ids: $ids, all: $all) {
        ... on NotificationsReadPayload @alias(as: "payload") {
          user {
            id
            unreadNotificationCount
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: notificationMessages.readFailed,
};

export const chooseNotification: Command<notificationCommandsChooseMutation> = {
  mutation: graphql`
    mutation notificationCommandsChooseMutation($kind: String!, $inProduct: Boolean!, $mail: MailTiming) {
      result: setNotificationChoice(kind: $kind, inProduct: $inProduct, mail: $mail) {
        ... on NotificationChoicePayload @alias(as: "payload") {
          user {
            ...ChoiceTable_user
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: notificationMessages.choiceFailed,
};

export const chooseNotificationHour: Command<notificationCommandsHourMutation> = {
  mutation: graphql`
    mutation notificationCommandsHourMutation($hour: Int!) {
      result: setNotificationHour(hour: $hour) {
        ... on NotificationChoicePayload @alias(as: "payload") {
          user {
            id
            notificationHour
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: notificationMessages.choiceFailed,
};
