import { type FormEvent, useState } from "react";
import { messages } from "#gateway/domains/contract";
import { Button } from "~/ui/Button";
import { isComposing } from "~/ui/isComposing";
import { TextInput } from "~/ui/TextInput";

interface Props {
  label: string;
  limit: number;
  text: string;
  onText: (text: string) => void;
  onCancel: () => void;
}

/** Changes a name in its place: Enter takes it, Escape leaves it. */
export function EditText({ label, limit, text: before, onText, onCancel }: Props) {
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === "") setError(messages.required(label));
    else if (trimmed.length > limit) setError(messages.tooLong(label, limit));
    else onText(trimmed);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <TextInput
        autoFocus
        label={label}
        hideLabel
        value={text}
        error={error}
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !isComposing(event)) onCancel();
        }}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="primary">
        Apply
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}
