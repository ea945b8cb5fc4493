import { Trash2 } from "lucide-react";
import { practisedTypes, questionTypes } from "#gateway/domains/courses/contract";
import {
  questionLevelLabels,
  questionLevels,
  questionLimits,
  questionTypeLabels,
} from "#gateway/domains/questions/contract";
import { PictureField } from "~/files/PictureField";
import type { BindPart, FieldBinding } from "~/forms/useForm";
import type { useVersionedForm } from "~/forms/useVersionedForm";
import { AddButton } from "~/ui/AddButton";
import { Checkbox } from "~/ui/Checkbox";
import { FieldNotes } from "~/ui/Field";
import { IconButton } from "~/ui/IconButton";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { type AnswerRow, answerRow, type QuestionValues, type questionFormSchema } from "./questionForm";

interface AnswerRowsProps extends FieldBinding<AnswerRow[]> {
  type: string;
  part: BindPart;
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
function AnswerRows({ id, label, type, part, limit, value: rows, onChange, error }: AnswerRowsProps) {
  const fixed = type === "TRUE_FALSE";
  const noun = type === "SHORT_TEXT" ? "Accepted answer" : "Option";
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
          <li key={row.key} className="flex items-start gap-2">
            {type !== "SHORT_TEXT" && (
              <Mark
                group={id}
                label={`${noun} ${index + 1} is correct`}
                many={type === "MULTIPLE"}
                value={row.isCorrect}
                onChange={(isCorrect) => mark(row.key, isCorrect)}
              />
            )}
            <TextInput
              {...part(type === "SHORT_TEXT" ? String(index) : `${index}.text`)}
              label={`${noun} ${index + 1}`}
              hideLabel
              value={row.text}
              limit={questionLimits.option}
              onChange={(text) => change(row.key, { text })}
              placeholder={`${noun} ${index + 1}`}
              className="flex-1"
              autoComplete="off"
            />
            {!fixed && (
              <IconButton
                label={`Remove ${noun.toLowerCase()} ${index + 1}`}
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
        <AddButton className="mt-1" onClick={() => onChange([...rows, answerRow()])}>
          Add {noun.toLowerCase()}
        </AddButton>
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

/** The types of a question of a curriculum, and of a course. */
export const practisedOptions = practisedTypes.map((type) => ({
  value: type,
  label: questionTypeLabels[type],
}));
export const typeOptions = questionTypes.map((type) => ({ value: type, label: questionTypeLabels[type] }));

interface Props {
  form: ReturnType<typeof useVersionedForm<ReturnType<typeof questionFormSchema>, QuestionValues>>["form"];
}

/** Whether a type has options to choose from. */
export const isChoice = (type: string) => type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE";

/** The answers that are written as lines of a text. */
const answerLines = {
  MATCHING: { name: "pairs", rows: 5, hint: "One pair per line, such as France = Paris." },
  ORDERING: { name: "items", rows: 5, hint: "One item per line. Learners see them shuffled." },
  FILL: {
    name: "blanks",
    rows: 4,
    hint: "Write [[1]], [[2]] in the question. Then one line here for each blank, with | between accepted texts.",
  },
} as const;

const hasLines = (type: string): type is keyof typeof answerLines => Object.hasOwn(answerLines, type);

/** The fields of the right answer, by the question's type. */
export function AnswersByType({ form }: Props) {
  const { field, partsOf } = form;
  const { type } = form.values;
  const answerRows = (name: "acceptedAnswers" | "options", limit: number) => (
    <AnswerRows {...field(name)} type={type} part={partsOf(name)} limit={limit} />
  );
  if (type === "SHORT_TEXT") return answerRows("acceptedAnswers", questionLimits.answers);
  if (isChoice(type)) return answerRows("options", questionLimits.options);
  if (hasLines(type)) {
    const { name, ...lines } = answerLines[type];
    return <TextArea key={name} {...field(name)} required {...lines} />;
  }
  if (type !== "NUMERIC") return null;
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextInput {...field("value")} required inputMode="decimal" />
      <TextInput {...field("tolerance")} required={false} inputMode="decimal" hint="0 if empty." />
    </div>
  );
}

/** The facts that a course's bank keeps beside a question. */
export function BankFields({ form }: Props) {
  return (
    <details className="grid gap-4">
      <summary className="touch cursor-pointer text-sm font-medium text-soft">
        Text, picture, tags and level
      </summary>
      <div className="mt-3 grid gap-4">
        <TextArea
          {...form.field("markdown")}
          required={false}
          limit={questionLimits.markdown}
          rows={4}
          hint="Markdown below the question, such as code, tables or pictures."
        />
        <PictureField {...form.field("pictureId")} required={false} />
        {form.values.pictureId !== "" && (
          <TextInput
            {...form.field("pictureAlt")}
            required={false}
            limit={questionLimits.pictureAlt}
            hint="Describes the picture for people who can't see it."
          />
        )}
        <TextInput {...form.field("tags")} required={false} hint="Separate tags with commas." />
        <Select
          {...form.field("level")}
          required={false}
          placeholder="No level"
          options={questionLevels.map((level) => ({ value: level, label: questionLevelLabels[level] }))}
        />
        <Checkbox {...form.field("examsOnly")} hint="Learners don't see it in practice or lessons." />
      </div>
    </details>
  );
}
