import { graphql } from "react-relay";
import { notificationMessages } from "#gateway/domains/notifications/contract";
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
