import { useCallback } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import { chatMessages } from "#gateway/domains/chat/contract";
import type { useOpenConversationMutation } from "~/__generated__/useOpenConversationMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { toField } from "../toField";

const mutation = graphql`
  mutation useOpenConversationMutation($userId: Int!) {
    result: openDirectRoom(userId: $userId) {
      ... on RoomPayload @alias(as: "payload") {
        room {
          id
          databaseId
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** Opens the conversation with a person and focuses the message field. */
export function useOpenConversation(onOpened: () => void) {
  const navigate = useNavigate();
  const [commit, busy] = useMutation<useOpenConversationMutation>(mutation, {
    fallback: chatMessages.openFailed,
  });
  return useCallback(
    async ({ databaseId: userId }: { databaseId: number }) => {
      if (busy) return;
      const payload = await commit({ userId });
      if (!payload) return;
      onOpened();
      await navigate(`/chat/${payload.room.databaseId}`, { state: toField });
    },
    [busy, commit, navigate, onOpened],
  );
}
