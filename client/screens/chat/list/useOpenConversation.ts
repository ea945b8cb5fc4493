import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { openDirectRoom } from "~/commands/chatCommands";
import { useMutation } from "~/relay/useMutation";
import { toField } from "../toField";

/** Opens the conversation with a person and focuses the message field. */
export function useOpenConversation(onOpened: () => void) {
  const navigate = useNavigate();
  const [commit, busy] = useMutation(openDirectRoom);
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
