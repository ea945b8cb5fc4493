import { type KeyboardEvent, useState } from "react";
import { chatLimits, chatMessages } from "../../../../gateway/domains/chat/contract";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/TextArea";
import type { ChatMessage } from "../messageData";

interface Props {
  message: ChatMessage;
  onDone: () => void;
  onSave: (message: ChatMessage, text: string) => Promise<boolean>;
}

/** An own message while it is edited: Enter saves, Escape leaves it as it was. */
export function EditForm({ message, onDone, onSave }: Props) {
  const [text, setText] = useState(message.text);
  const [busy, setBusy] = useState(false);
  const isEmpty = text.trim() === "";
  const save = async () => {
    if (busy || isEmpty) return;
    if (text.trim() === message.text) return onDone();
    setBusy(true);
    if (await onSave(message, text)) onDone();
    else setBusy(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDone();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
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
        maxLength={chatLimits.text}
        error={isEmpty ? chatMessages.empty : undefined}
        onChange={setText}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onKeyDown={keys}
      />
      <div className="flex gap-2">
        <Button size="sm" variant="primary" type="submit" busy={busy}>
          Save
        </Button>
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
