import { Paperclip, SendHorizontal, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { chatLimits, chatMessages, isTooLong } from "#gateway/domains/chat/contract";
import { useKeptState } from "~/forms/useKeptState";
import { IconButton } from "~/ui/IconButton";
import { isComposing } from "~/ui/isComposing";
import { TextArea } from "~/ui/TextArea";
import { showToast } from "~/ui/toasts";
import type { Quote } from "../messageData";
import { AttachmentList } from "./AttachmentList";
import { openDraft } from "./drafts";
import { QuoteBlock } from "./QuoteBlock";
import type { Attachments } from "./useAttachments";

interface Props {
  roomId: number;
  box: RefObject<HTMLDivElement | null>;
  quote: Quote | null;
  onQuoteGone: () => void;
  attachments: Attachments;
  onSend: (text: string) => void;
  onTyping: () => void;
  /** Called on Arrow Up in an empty field. */
  onEditLast: () => void;
  /** The outcome of the last message. */
  note: string;
}

/** Milliseconds within which a second press of Send is ignored. */
const doublePress = 600;

/** The text being written, stored as the room's draft, and the sending of it. */
function useText({ roomId, attachments, onSend, onTyping }: Props) {
  const { value: text, change } = useKeptState({ open: openDraft, id: roomId, initial: "" });
  const [error, setError] = useState<string>();
  const sentAt = useRef(0);
  const write = (next: string) => {
    change(next);
    setError(undefined);
    if (next.trim() !== "") onTyping();
  };
  const send = () => {
    if (attachments.isUploading) return showToast({ tone: "info", message: chatMessages.stillUploading });
    if (text.trim() === "" && attachments.files.length === 0) {
      if (Date.now() - sentAt.current < doublePress) return;
      setError(chatMessages.empty);
      showToast({ tone: "danger", message: chatMessages.empty });
      return;
    }
    // Text over the limit stays, so that a pasted text is never cut off silently.
    if (isTooLong(text)) return showToast({ tone: "danger", message: chatMessages.tooLong });
    sentAt.current = Date.now();
    onSend(text.trim());
    write("");
  };
  return { text, write, send, error: isTooLong(text) ? chatMessages.tooLong : error };
}

/** The message field: Enter sends, Shift+Enter inserts a line break. A draft is stored for each room. */
export function Composer(props: Props) {
  const { box, quote, attachments, onQuoteGone, onEditLast, note } = props;
  const { text, write, send, error } = useText(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape" && quote) onQuoteGone();
    if (event.key === "ArrowUp" && text === "") {
      event.preventDefault();
      onEditLast();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quote && <ReplyLine quote={quote} onGone={onQuoteGone} />}
      <AttachmentList attachments={attachments} />
      <div ref={box} className="flex items-end gap-2">
        <AttachButton onAdd={attachments.add} />
        <TextArea
          className="flex-1"
          label="Message"
          hideLabel
          placeholder="Type a New Message"
          rows={1}
          compact
          value={text}
          dir="auto"
          error={error}
          limit={chatLimits.text}
          enterKeyHint="send"
          onChange={write}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" variant="primary" size="lg" label="Send" icon={<SendHorizontal />} />
      </div>
      <p role="status" className="mt-1 -mb-2 h-4 text-xs leading-4 text-success-ink">
        {note}
      </p>
    </form>
  );
}

function AttachButton({ onAdd }: { onAdd: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size="lg"
        label="Attach files"
        icon={<Paperclip />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        aria-label="Attach files"
        multiple
        hidden
        onChange={({ target }) => {
          onAdd(Array.from(target.files ?? []));
          target.value = "";
        }}
      />
    </>
  );
}

function ReplyLine({ quote, onGone }: { quote: Quote; onGone: () => void }) {
  return (
    <div className="mb-2 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <QuoteBlock quote={quote} />
      </div>
      <IconButton size="sm" label="Do not reply" icon={<X />} onClick={onGone} />
    </div>
  );
}
