import { type FormEvent, useState } from "react";
import { lessonLimits } from "#gateway/domains/lessons/readerContract";
import { keptTexts } from "~/forms/keptTexts";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useKeptState } from "~/forms/useKeptState";
import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";
import { stopAtTooLong } from "~/ui/textLimit";

const openPost = keptTexts("post-text");

/** Whether the text of a post was begun, and not sent. */
export const hasKeptPost = (keptId: string): boolean => openPost(keptId).hasLeft();

interface Props {
  /** The key that its unsent text is kept by, as in `topic:7`. */
  keptId: string;
  label: string;
  /** The button's label. */
  action: string;
  busy: boolean;
  /** Posts a text; returns whether it was accepted. The text stays until it was. */
  onPost: (markdown: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** A field for a question or an answer. */
export function PostForm({ keptId, label, action, busy, onPost, onCancel }: Props) {
  const { value: text, change: setText, forget } = useKeptState({ open: openPost, id: keptId, initial: "" });
  const [isEmpty, setEmpty] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || stopAtTooLong(event.currentTarget)) return;
    if (!text.trim()) return refuseSubmit(() => setEmpty(true), `${label} is required`);
    if (await onPost(text)) setText("");
  };
  const change = (typed: string) => {
    setText(typed);
    setEmpty(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={label}
        hideLabel
        placeholder={label}
        value={text}
        onChange={change}
        limit={lessonLimits.post}
        error={isEmpty ? `${label} is required` : undefined}
        compact
      />
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
