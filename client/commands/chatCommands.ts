import { graphql } from "react-relay";
import { chatMessages } from "#gateway/domains/chat/contract";
import type { chatCommandsDeleteMessageMutation } from "~/__generated__/chatCommandsDeleteMessageMutation.graphql";
import type { chatCommandsEditMessageMutation } from "~/__generated__/chatCommandsEditMessageMutation.graphql";
import type { chatCommandsForwardMessageMutation } from "~/__generated__/chatCommandsForwardMessageMutation.graphql";
import type { chatCommandsOpenDirectRoomMutation } from "~/__generated__/chatCommandsOpenDirectRoomMutation.graphql";
import type { chatCommandsSendMessageMutation } from "~/__generated__/chatCommandsSendMessageMutation.graphql";
import type { chatCommandsSetFavouriteMutation } from "~/__generated__/chatCommandsSetFavouriteMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const openDirectRoom: Command<chatCommandsOpenDirectRoomMutation> = {
  ...chatMessages.open,
  mutation: graphql`
    mutation chatCommandsOpenDirectRoomMutation($userId: Int!) {
      result: openDirectRoom(userId: $userId) {
        ... on RoomPayload @alias(as: "payload") { room { id databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteMessage: Command<chatCommandsDeleteMessageMutation> = {
  ...chatMessages.delete,
  mutation: graphql`
    mutation chatCommandsDeleteMessageMutation($messageId: Int!) {
      result: deleteMessage(messageId: $messageId) {
        ...messageData_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const forwardMessage: Command<chatCommandsForwardMessageMutation> = {
  ...chatMessages.forward,
  mutation: graphql`
    mutation chatCommandsForwardMessageMutation($messageId: Int!, $roomId: Int!, $clientId: String!) {
      result: forwardMessage(messageId: $messageId, roomId: $roomId, clientId: $clientId) {
        ...messageData_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const editMessage: Command<chatCommandsEditMessageMutation> = {
  ...chatMessages.edit,
  mutation: graphql`
    mutation chatCommandsEditMessageMutation($messageId: Int!, $messageText: String!) {
      result: editMessage(messageId: $messageId, messageText: $messageText) {
        ...messageData_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setFavourite: Command<chatCommandsSetFavouriteMutation> = {
  ...chatMessages.setFavourite,
  mutation: graphql`
    mutation chatCommandsSetFavouriteMutation($messageId: Int!, $isFavourite: Boolean!) {
      result: setFavourite(messageId: $messageId, isFavourite: $isFavourite) {
        ... on MessagePayload @alias(as: "payload") { chatMessage { id isFavourite } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const sendMessage: Command<chatCommandsSendMessageMutation> = {
  ...chatMessages.send,
  mutation: graphql`
    mutation chatCommandsSendMessageMutation($input: MessageInput!) {
      result: sendMessage(input: $input) {
        ...messageData_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
