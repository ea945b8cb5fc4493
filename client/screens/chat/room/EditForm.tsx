import { type KeyboardEvent, useState } from "react";
import { chatLimits, chatMessages, isTooLong } from "#gateway/domains/chat/contract";
import { useKeptState } from "~/forms/useKeptState";
import { Button } from "~/ui/Button";
import { isComposing } from "~/ui/isComposing";
import { TextArea } from "~/ui/TextArea";
import type { ChatMessage } from "../messageData";
import { openChange } from "./drafts";

interface Props {
  message: ChatMessage;
  onDone: () => void;
  onSave: (message: ChatMessage, text: string) => Promise<boolean>;
}

/** Why the text cannot be saved. If the message was deleted, the text stays so that it can be copied. */
function findError({ isDeleted, files }: ChatMessage, text: string): string | undefined {
  if (isDeleted) return chatMessages.alreadyDeleted;
  if (isTooLong(text)) return chatMessages.tooLong;
  return text.trim() === "" && files.length === 0 ? chatMessages.empty : undefined;
}

/** Edits an own message in place: Enter saves, Escape cancels. */
export function EditForm({ message, onDone, onSave }: Props) {
  const kept = useKeptState({ open: openChange, id: message.id, initial: message.text });
  const { value: text, change: setText } = kept;
  const leave = () => {
    kept.forget();
    onDone();
  };
  const [busy, setBusy] = useState(false);
  const error = findError(message, text);
  const save = async () => {
    if (busy || error !== undefined) return;
    if (text.trim() === message.text) return leave();
    setBusy(true);
    if (await onSave(message, text)) leave();
    else setBusy(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") leave();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    void save();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label="Edit message"
        hideLabel
        autoFocus
        rows={2}
        compact
        value={text}
        limit={chatLimits.text}
        dir="auto"
        error={error}
        onChange={setText}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onKeyDown={keys}
      />
      <div className="flex gap-2">
        {!message.isDeleted && (
          <Button size="sm" variant="primary" type="submit" busy={busy}>
            Save
          </Button>
        )}
        <Button size="sm" onClick={leave}>
          {message.isDeleted ? "Close" : "Cancel"}
        </Button>
      </div>
    </form>
  );
}
