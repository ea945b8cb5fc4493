import { Plus, Trash2 } from "lucide-react";
import { questionLimits } from "#gateway/domains/questions/contract";
import type { FieldBinding } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { FieldNotes } from "~/ui/Field";
import { IconButton } from "~/ui/IconButton";
import { TextInput } from "~/ui/TextInput";
import { type AnswerRow, answerRow } from "./questionForm";

interface Props extends FieldBinding<AnswerRow[]> {
  type: string;
  /** The maximum number of rows. */
  limit: number;
}

const hints: Readonly<Record<string, string>> = {
  SINGLE: "Mark the correct option.",
  TRUE_FALSE: "Mark the correct option.",
  MULTIPLE: "Mark all correct options.",
  SHORT_TEXT: "Each counts as correct. Capitals don't matter.",
};

/** A question's options with the correct ones marked, or its accepted answers. */
export function AnswerRows({ id, label, type, limit, value: rows, onChange, onBlur, error }: Props) {
  const fixed = type === "TRUE_FALSE";
  const one = type === "SHORT_TEXT" ? "Accepted answer" : "Option";
  const change = (key: string, changed: Partial<AnswerRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const mark = (key: string, isCorrect: boolean) =>
    type === "MULTIPLE"
      ? change(key, { isCorrect })
      : onChange(rows.map((row) => ({ ...row, isCorrect: row.key === key })));
  const notes = { hint: hints[type], hintId: `${id}-hint`, error, errorId: error && `${id}-error` };
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={[notes.errorId, notes.hintId].filter(Boolean).join(" ")}
      className="outline-none"
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <ul className="grid gap-2">
        {rows.map((row, index) => (
          <li key={row.key} className="flex items-center gap-2">
            {type !== "SHORT_TEXT" && (
              <Mark
                group={id}
                label={`${one} ${index + 1} is correct`}
                many={type === "MULTIPLE"}
                value={row.isCorrect}
                onChange={(isCorrect) => mark(row.key, isCorrect)}
              />
            )}
            <TextInput
              label={`${one} ${index + 1}`}
              hideLabel
              value={row.text}
              maxLength={questionLimits.option}
              onChange={(text) => change(row.key, { text })}
              onBlur={onBlur}
              placeholder={`${one} ${index + 1}`}
              className="flex-1"
              autoComplete="off"
            />
            {!fixed && (
              <IconButton
                label={`Remove ${one.toLowerCase()} ${index + 1}`}
                icon={<Trash2 />}
                disabled={rows.length === 1}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              />
            )}
          </li>
        ))}
      </ul>
      <FieldNotes {...notes} />
      {!fixed && rows.length < limit && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1"
          icon={<Plus />}
          onClick={() => onChange([...rows, answerRow()])}
        >
          Add {one.toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}

interface MarkProps {
  group: string;
  label: string;
  /** Whether several options may be correct. */
  many: boolean;
  value: boolean;
  onChange: (value: boolean) => void;
}

function Mark({ group, label, many, value, onChange }: MarkProps) {
  return (
    <label
      className="touch-square inline-flex size-9 shrink-0 cursor-pointer items-center justify-center"
      title={label}
    >
      <span className="sr-only">{label}</span>
      <input
        type={many ? "checkbox" : "radio"}
        name={`${group}-right`}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-brand"
      />
    </label>
  );
}
