import { nanoid } from "nanoid";
import { useState } from "react";
import { forwardMessage } from "~/commands/chatCommands";
import { useMutation } from "~/relay/useMutation";
import { ActionDialog } from "~/ui/ActionDialog";
import { RadioGroup } from "~/ui/RadioGroup";
import { TextInput } from "~/ui/TextInput";
import { type ChatMessage, readSentMessage } from "../messageData";
import { noteMessage, useRooms } from "../roomsStore";
import { toRoomPreview } from "./roomPreview";

interface Props {
  message: ChatMessage;
  onSent: (message: ChatMessage) => void;
  onClose: () => void;
}

/** Chooses the room to forward a message to. */
export function ForwardDialog({ message, onSent, onClose }: Props) {
  const [search, setSearch] = useState("");
  const [roomId, setRoomId] = useState<number>();
  const [dialogId] = useState(() => nanoid());
  const [commit, busy] = useMutation(forwardMessage);
  const words = search.trim().toLowerCase();
  const rooms = (useRooms().rooms ?? []).filter(
    ({ name, isClosed }) => !isClosed && name.toLowerCase().includes(words),
  );
  const send = async () => {
    if (roomId === undefined) return;
    // A second press forwards the same message, not another copy; another room gets a message of its own.
    const clientId = `${dialogId}-${roomId}`;
    const payload = await commit({ messageId: message.id, roomId, clientId });
    if (!payload) return;
    const sent = readSentMessage(payload);
    noteMessage(roomId, toRoomPreview(sent));
    onSent(sent);
    onClose();
  };
  return (
    <ActionDialog
      size="sm"
      title="Forward message"
      description={`Message from ${message.authorName}`}
      action="Forward"
      busy={busy}
      disabled={roomId === undefined}
      onAction={send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextInput label="Find a conversation" value={search} onChange={setSearch} />
        <RadioGroup
          label="Conversation"
          value={roomId === undefined ? "" : String(roomId)}
          onChange={(value) => setRoomId(Number(value))}
          options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {rooms.length === 0 && <p className="text-sm text-muted">No results.</p>}
      </div>
    </ActionDialog>
  );
}
