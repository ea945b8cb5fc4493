import { ArrowDown, ArrowUp, Ellipsis, Pencil, Sparkles, Undo2, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { messages } from "#gateway/domains/contract";
import { questionLabels, questionLimits, toPractisedQuestion } from "#gateway/domains/questions/contract";
import { newQuestionSchema } from "#gateway/domains/questions/repetitionContract";
import { keptForms } from "~/forms/keptForms";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useKeptState } from "~/forms/useKeptState";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { isComposing } from "~/ui/isComposing";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { stopAtTooLong } from "~/ui/textLimit";
import { type ProposedQuestion, proposedQuestion } from "../run";

/** Whether the item can move up or down among its siblings. */
export interface SiblingOrder {
  first: boolean;
  last: boolean;
}

interface Props {
  /** The item's name in the buttons' labels. */
  name: string;
  dropped: boolean;
  place: SiblingOrder;
  onDrop: () => void;
  onMove: (by: 1 | -1) => void;
  onEdit?: (() => void) | undefined;
  onRegenerate?: (() => void) | undefined;
}

function listEntries({ place, onMove, onEdit, onRegenerate }: Props): MenuEntry[] {
  return [
    ...(onEdit ? [{ label: "Edit", icon: <Pencil />, onSelect: onEdit }] : []),
    {
      label: "Regenerate with a comment",
      icon: <Sparkles />,
      disabled: onRegenerate === undefined,
      onSelect: () => onRegenerate?.(),
    },
    { label: "Move up", icon: <ArrowUp />, disabled: place.first, divided: true, onSelect: () => onMove(-1) },
    { label: "Move down", icon: <ArrowDown />, disabled: place.last, onSelect: () => onMove(1) },
  ];
}

/** Drops or keeps an item, with a menu of its other actions. */
export function ItemActions(props: Props) {
  const { name, dropped, onDrop, onEdit } = props;
  if (dropped) return <IconButton label={`Keep ${name}`} icon={<Undo2 />} onClick={onDrop} />;
  return (
    <span className="flex shrink-0">
      {onEdit && (
        <IconButton label={`Edit ${name}`} icon={<Pencil />} className="max-sm:hidden" onClick={onEdit} />
      )}
      <IconButton label={`Drop ${name}`} icon={<X />} onClick={onDrop} />
      <Menu label={`More for ${name}`} icon={<Ellipsis />} items={listEntries(props)} />
    </span>
  );
}

interface EditTextProps {
  label: string;
  limit: number;
  text: string;
  onText: (text: string) => void;
  onCancel: () => void;
}

/** Edits a name in place: Enter applies, Escape cancels. */
export function EditText({ label, limit, text: before, onText, onCancel }: EditTextProps) {
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === "") refuseSubmit(setError, messages.required(label));
    else if (trimmed.length > limit) refuseSubmit(setError, messages.tooLong(label, limit));
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

/** The edit of a suggested question, until it is applied. */
const openEdit = keptForms<ProposedQuestion>({ name: "question-edit", schema: proposedQuestion });

interface EditQuestionProps {
  question: ProposedQuestion;
  keptId: string;
  onQuestion: (question: ProposedQuestion) => void;
  onCancel: () => void;
}

/** Edits a suggested question in place: text, options and correct answers. */
export function EditQuestion({ question, keptId, onQuestion, onCancel }: EditQuestionProps) {
  const { value: draft, update, forget } = useKeptState({ open: openEdit, id: keptId, initial: question });
  const [error, setError] = useState<string>();
  const set = (change: Partial<ProposedQuestion>) => {
    update((known) => ({ ...known, ...change }));
    setError(undefined);
  };
  const giveUp = () => {
    forget();
    onCancel();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stopAtTooLong(event.currentTarget)) return;
    const checked = newQuestionSchema.safeParse(draft);
    if (!checked.success) return refuseSubmit(setError, checked.error.issues[0]?.message ?? "");
    forget();
    onQuestion(toPractisedQuestion(checked.data));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        autoFocus
        label={questionLabels.title}
        required
        rows={2}
        limit={questionLimits.title}
        value={draft.title}
        onChange={(title) => set({ title })}
      />
      {draft.type === "SHORT_TEXT" ? (
        <TextArea
          label={questionLabels.acceptedAnswers}
          required
          rows={2}
          hint="One per line. Each counts as correct."
          value={draft.acceptedAnswers.join("\n")}
          onChange={(text) => set({ acceptedAnswers: text.split("\n") })}
        />
      ) : (
        <Options draft={draft} onOptions={(options) => set({ options })} />
      )}
      <TextArea
        label={questionLabels.explanation}
        required={false}
        rows={2}
        value={draft.explanation}
        onChange={(explanation) => set({ explanation })}
      />
      {error && (
        <p role="alert" className="text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary">
          Apply
        </Button>
        <Button onClick={giveUp}>Cancel</Button>
      </div>
    </form>
  );
}

type Option = ProposedQuestion["options"][number];

interface OptionsProps {
  draft: ProposedQuestion;
  onOptions: (options: readonly Option[]) => void;
}

function Options({ draft: { type, options }, onOptions }: OptionsProps) {
  const group = useId();
  const many = type === "MULTIPLE";
  const mark = (at: number, isCorrect: boolean) =>
    onOptions(
      options.map((option, index) => {
        if (index === at) return { ...option, isCorrect };
        return many ? option : { ...option, isCorrect: false };
      }),
    );
  const write = (at: number, text: string) =>
    onOptions(options.map((option, index) => (index === at ? { ...option, text } : option)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink">{questionLabels.options}</legend>
      {options.map(({ text, isCorrect }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has only its place.
        <div key={index} className="flex items-center gap-2">
          <label className="touch-square inline-flex size-9 shrink-0 items-center justify-center">
            <span className="sr-only">{`Option ${index + 1} is correct`}</span>
            <input
              type={many ? "checkbox" : "radio"}
              name={group}
              checked={isCorrect}
              onChange={(event) => mark(index, event.target.checked)}
              className="size-4.5 accent-brand"
            />
          </label>
          <TextInput
            label={`Option ${index + 1}`}
            hideLabel
            value={text}
            limit={questionLimits.option}
            onChange={(typed) => write(index, typed)}
            className="flex-1"
          />
        </div>
      ))}
    </fieldset>
  );
}
