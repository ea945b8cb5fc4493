import { Plus } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { objectiveLimits } from "#gateway/domains/outlines/contract";
import type { BindPart, FieldBinding, PartBinding } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { RequirementMark } from "~/ui/Field";
import { isComposing } from "~/ui/isComposing";
import { moveItem } from "~/ui/sorting/moveItem";
import { StepButtons } from "~/ui/sorting/StepButtons";
import { TextInput } from "~/ui/TextInput";
import { useFocusAfterChange } from "~/ui/useFocusAfterChange";

interface Props {
  field: FieldBinding<readonly string[]>;
  part: BindPart;
  className?: string | undefined;
}

/** An editable, sortable list of learning objectives. */
export function ObjectivesField({ field, part, className }: Props) {
  const { id, label, value: objectives, onChange, error } = field;
  const list = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusAfterChange(list);
  const errorId = useId();
  const replace = (index: number, text: string) =>
    onChange(objectives.map((objective, at) => (at === index ? text : objective)));
  const add = (at: number) => {
    onChange([...objectives.slice(0, at), "", ...objectives.slice(at)]);
    focusAfter(`[data-objective="${at}"]`);
  };
  const remove = (index: number) => {
    onChange(objectives.filter((_objective, at) => at !== index));
    focusAfter(`[data-objective="${index}"]`, "[data-add-objective]");
  };
  const move = (index: number, by: -1 | 1) => {
    onChange(moveItem(objectives, index, index + by));
    const [same, other] = by === -1 ? ["up", "down"] : ["down", "up"];
    focusAfter(`[data-step="${index + by} ${same}"]`, `[data-step="${index + by} ${other}"]`);
  };
  return (
    <fieldset
      ref={list}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className={className}
    >
      <legend className="mb-1.5 flex items-baseline gap-1 text-sm font-medium text-ink">
        {label} <RequirementMark required={false} />
      </legend>
      <p className="mb-2 text-xs text-muted">What learners will be able to do.</p>
      <ol aria-label={label} className="grid gap-2 empty:hidden">
        {objectives.map((objective, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two objectives may read the same, and a place is all that tells them apart.
          <li key={index} className="flex flex-wrap items-start gap-1 sm:flex-nowrap">
            <ObjectiveInput
              objective={objective}
              index={index}
              part={part(String(index))}
              onChange={(text) => replace(index, text)}
              onNext={() => add(index + 1)}
              onLeaveEmpty={() => onChange(objectives.filter((_objective, at) => at !== index))}
            />
            <ObjectiveButtons
              index={index}
              count={objectives.length}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {error && (
        <p id={errorId} role="alert" className="mt-2 text-sm text-danger-ink">
          {error}
        </p>
      )}
      <Button
        className="mt-2"
        size="sm"
        icon={<Plus />}
        data-add-objective
        disabled={objectives.length >= objectiveLimits.count}
        onClick={() => add(objectives.length)}
      >
        Add objective
      </Button>
    </fieldset>
  );
}

interface InputProps {
  objective: string;
  index: number;
  part: PartBinding;
  onChange: (text: string) => void;
  /** Called by Enter, to continue with the next one. */
  onNext: () => void;
  onLeaveEmpty: () => void;
}

function ObjectiveInput({ objective, index, part, onChange, onNext, onLeaveEmpty }: InputProps) {
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    if (objective.trim() !== "") onNext();
  };
  return (
    <TextInput
      {...part}
      label={`Objective ${index + 1}`}
      hideLabel
      data-objective={index}
      value={objective}
      onChange={onChange}
      onKeyDown={keys}
      onBlur={() => (objective.trim() === "" ? onLeaveEmpty() : part.onBlur())}
      limit={objectiveLimits.text}
      autoComplete="off"
      className="flex-1 basis-full sm:basis-0"
    />
  );
}

interface ButtonsProps {
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ObjectiveButtons({ index, count, onMove, onRemove }: ButtonsProps) {
  const name = `objective ${index + 1}`;
  return (
    <span className="ml-auto flex items-center gap-0.5">
      <StepButtons
        name={name}
        step={index}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={onMove}
        onRemove={onRemove}
      />
    </span>
  );
}
