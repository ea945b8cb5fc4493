import { useState } from "react";
import { deleteMessage } from "~/commands/chatCommands";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { type ChatMessage, readSentMessage } from "../messageData";

interface Props {
  /** The message to delete; null while the dialog is closed. */
  message: ChatMessage | null;
  onDeleted: (message: ChatMessage) => void;
  onClose: () => void;
}

const excerpt = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Confirms the deletion of a message, naming its author. */
export function DeleteDialog({ message, onDeleted, onClose }: Props) {
  const [error, setError] = useState<string>();
  const [commit] = useMutation(deleteMessage);
  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    if (!message) return;
    const payload = await commit({ messageId: message.id }, { onFailure: setError });
    if (!payload) return;
    onDeleted(readSentMessage(payload));
    close();
  };
  const subject = message ? `The message of ${message.authorName}: “${excerpt(message.text)}”` : "";
  return (
    <ConfirmDialog
      open={message !== null}
      subject={subject}
      error={error}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
