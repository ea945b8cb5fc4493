import { Trash2 } from "lucide-react";
import { assessmentLabels } from "#gateway/domains/assessments/formContract";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { DateInput } from "~/ui/DateInput";
import { IconButton } from "~/ui/IconButton";
import { TextInput } from "~/ui/TextInput";
import type { BatchTimesValue } from "./batchTimesValue";

interface Props {
  id: string;
  value: readonly BatchTimesValue[];
  onChange: (value: readonly BatchTimesValue[]) => void;
  error: string | undefined;
}

/** The batches that have times of their own, which hold for their learners in place of the assessment's. */
export function BatchTimes({ id, value, onChange, error }: Props) {
  const change = (batchId: number, times: Partial<BatchTimesValue>) =>
    onChange(value.map((one) => (one.batchId === batchId ? { ...one, ...times } : one)));
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-medium text-ink">{assessmentLabels.windows}</legend>
      <ul className="grid gap-4 empty:hidden">
        {value.map((one) => (
          <li key={one.batchId} className="grid gap-3 border-b border-line pb-4">
            <div className="flex items-center justify-between gap-2">
              <span className="min-w-0 text-sm font-medium wrap-anywhere text-ink">{one.name}</span>
              <IconButton
                label={`Remove the times of ${one.name}`}
                icon={<Trash2 />}
                onClick={() => onChange(value.filter(({ batchId }) => batchId !== one.batchId))}
              />
            </div>
            <TimesFields times={one} onChange={(times) => change(one.batchId, times)} />
          </li>
        ))}
      </ul>
      <BatchPicker
        id={id}
        label="Add batch"
        hint="Its learners follow these times in place of those above."
        error={error}
        value={null}
        onChange={(option) => {
          if (!option || value.some(({ batchId }) => batchId === Number(option.value))) return;
          const times = { opensAt: "", opensTime: "", closesAt: "", closesTime: "" };
          onChange([...value, { batchId: Number(option.value), name: option.label, ...times }]);
        }}
      />
    </fieldset>
  );
}

interface FieldsProps {
  times: BatchTimesValue;
  onChange: (times: Partial<BatchTimesValue>) => void;
}

function TimesFields({ times, onChange }: FieldsProps) {
  const { name, opensAt, opensTime, closesAt, closesTime } = times;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <DateInput
        label={`${name} opens`}
        hint="At once when empty."
        value={opensAt}
        onChange={(day) => onChange({ opensAt: day })}
      />
      <TextInput
        label={`${name} opens at (time)`}
        type="time"
        value={opensTime}
        onChange={(time) => onChange({ opensTime: time })}
      />
      <DateInput
        label={`${name} closes`}
        hint="Stays open when empty."
        value={closesAt}
        onChange={(day) => onChange({ closesAt: day })}
      />
      <TextInput
        label={`${name} closes at (time)`}
        type="time"
        value={closesTime}
        onChange={(time) => onChange({ closesTime: time })}
      />
    </div>
  );
}
