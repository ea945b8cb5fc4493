import { Plus, Trash2 } from "lucide-react";
import { assignmentLabels, assignmentLimits } from "#gateway/domains/assignments/contract";
import type { FieldBinding } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { FieldNotes } from "~/ui/Field";
import { IconButton } from "~/ui/IconButton";
import { TextInput } from "~/ui/TextInput";
import type { TypedMilestone } from "./assignmentForm";

const makeMilestone = (): TypedMilestone => ({
  ...{ key: crypto.randomUUID().replaceAll("-", "").slice(0, 12) },
  ...{ title: "", description: "", daysBefore: "7" },
});

/** The milestones of a project, each so many days before the due date. */
export function MilestoneRows({ id, label, value: rows, onChange, error }: FieldBinding<TypedMilestone[]>) {
  const change = (key: string, by: Partial<TypedMilestone>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...by } : row)));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="grid gap-3 outline-none"
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <FieldNotes error={error} errorId={`${id}-error`} hintId={undefined} />
      {rows.map(({ key, title, description, daysBefore }, index) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_auto]"
        >
          <TextInput
            label={`${assignmentLabels.milestone} ${index + 1}`}
            value={title}
            maxLength={assignmentLimits.milestoneTitle}
            onChange={(typed) => change(key, { title: typed })}
          />
          <TextInput
            label="What it takes"
            className="max-sm:order-2 max-sm:col-span-2"
            value={description}
            maxLength={assignmentLimits.milestoneText}
            onChange={(typed) => change(key, { description: typed })}
          />
          <TextInput
            label="Days before due"
            className="max-sm:order-3"
            value={daysBefore}
            inputMode="numeric"
            onChange={(typed) => change(key, { daysBefore: typed })}
          />
          <IconButton
            label={`Remove ${title || `milestone ${index + 1}`}`}
            icon={<Trash2 />}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      {rows.length < assignmentLimits.milestones && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Plus />}
          onClick={() => onChange([...rows, makeMilestone()])}
        >
          Add milestone
        </Button>
      )}
    </fieldset>
  );
}
