import { useMemo, useState } from "react";
import { mayDeleteMessage, mayEditMessage } from "#gateway/domains/chat/contract";
import { editMessage, setFavourite } from "~/commands/chatCommands";
import { useMutation } from "~/relay/useMutation";
import { type Account, may } from "~/session/account";
import { copyAndTell } from "~/ui/copyAndTell";
import { type ChatMessage, readSentMessage } from "../messageData";
import type { MessageActions } from "./messageActions";
import type { RoomFeed } from "./RoomFeed";

interface RoomContext {
  account: Account;
  feed: RoomFeed;
  open: (id: number) => void;
  /** False in a conversation with a closed account. */
  mayWrite: boolean;
}

/** The actions for a room's messages, and the message being replied to, edited, forwarded or deleted. */
export function useMessageActions({ account, feed, open, mayWrite }: RoomContext) {
  const [repliedTo, setRepliedTo] = useState<ChatMessage | null>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const [forwarded, setForwarded] = useState<ChatMessage | null>(null);
  const [removed, setRemoved] = useState<ChatMessage | null>(null);
  const [commitEdit] = useMutation(editMessage);
  const [commitFavourite] = useMutation(setFavourite);
  const actions = useMemo<MessageActions>(
    () => ({
      mayWrite,
      mayEdit: ({ authorId }) => mayWrite && mayEditMessage(account, authorId),
      mayDelete: ({ authorId }) =>
        mayDeleteMessage({ id: account.id, moderates: may(account, "chat.moderate") }, authorId),
      copy: ({ text }) => void copyAndTell(text, { copied: "Copied", noun: "message" }),
      reply: setRepliedTo,
      forward: setForwarded,
      async favourite({ id }, isFavourite) {
        feed.setFavourite(id, isFavourite);
        const payload = await commitFavourite({ messageId: id, isFavourite });
        if (!payload) feed.setFavourite(id, !isFavourite);
      },
      edit: ({ id }) => setEdited(id),
      endEdit: () => setEdited(null),
      async saveEdit({ id }, messageText) {
        const payload = await commitEdit({ messageId: id, messageText });
        if (payload) feed.apply(readSentMessage(payload));
        return payload !== null;
      },
      remove: setRemoved,
      open,
    }),
    [account, feed, open, mayWrite, commitEdit, commitFavourite],
  );
  return { actions, repliedTo, setRepliedTo, edited, forwarded, setForwarded, removed, setRemoved };
}
