import { Trash2 } from "lucide-react";
import { Fragment } from "react";
import { z } from "zod";
import { assessmentLabels, authorMessages } from "#gateway/domains/assessments/formContract";
import { isDay } from "#gateway/domains/dayTextContract";
import { toDayAndTime, toMoment } from "~/formats/dayAndTime";
import { MomentFields } from "~/forms/MomentFields";
import type { BindPart } from "~/forms/useForm";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { IconButton } from "~/ui/IconButton";

/** A day as it is typed, or none. */
export const typedDay = z.string().refine((text) => text === "" || isDay(text), "Please enter a valid date.");

interface TypedTimes {
  opensAt: string;
  opensTime: string;
  closesAt: string;
  closesTime: string;
}

const toTimes = (times: TypedTimes) => ({
  opensAt: toMoment({ day: times.opensAt, time: times.opensTime }, "opens"),
  closesAt: toMoment({ day: times.closesAt, time: times.closesTime }, "closes"),
});

/** Whether it closes before it opens; a day that is still being typed is not compared. */
const isBackwards = (typed: TypedTimes): boolean => {
  if (!isDay(typed.opensAt) || !isDay(typed.closesAt)) return false;
  const { opensAt, closesAt } = toTimes(typed);
  return opensAt !== null && closesAt !== null && closesAt <= opensAt;
};

const batchTimes = z
  .object({
    batchId: z.number(),
    name: z.string(),
    opensAt: typedDay,
    opensTime: z.string(),
    closesAt: typedDay,
    closesTime: z.string(),
  })
  .refine((times) => !isBackwards(times), { path: ["closesAt"], message: authorMessages.closesEarly });

/** The times of single batches as the form has them. */
export const batchTimesSchema = z.array(batchTimes);
export type BatchTimesValue = z.output<typeof batchTimes>;

/** A batch's times as the mutations take them. */
export const toWindow = ({ batchId, ...times }: BatchTimesValue) => ({ batchId, ...toTimes(times) });

interface Window {
  readonly opensAt: string | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly batch: { readonly databaseId: number; readonly name: string } | null | undefined;
}

/** Saved times as the form has them. */
export const toBatchTimes = (windows: readonly Window[]): BatchTimesValue[] =>
  windows.flatMap(({ batch, opensAt, closesAt }) => {
    if (!batch) return [];
    const [opens, closes] = [toDayAndTime(opensAt), toDayAndTime(closesAt)];
    return [
      {
        batchId: batch.databaseId,
        name: batch.name,
        opensAt: opens.day,
        opensTime: opens.time,
        closesAt: closes.day,
        closesTime: closes.time,
      },
    ];
  });

/** Times in words, for who saved them last. */
export const batchTimesInWords = (times: readonly BatchTimesValue[]): string =>
  times.map(({ name }) => name).join(", ");

interface Props {
  id: string;
  value: readonly BatchTimesValue[];
  onChange: (value: readonly BatchTimesValue[]) => void;
  error: string | undefined;
  part: BindPart;
}

/** The batches that have times of their own, which hold for their learners in place of the assessment's. */
export function BatchTimes({ id, value, onChange, error, part }: Props) {
  const change = (batchId: number, times: Partial<BatchTimesValue>) =>
    onChange(value.map((item) => (item.batchId === batchId ? { ...item, ...times } : item)));
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-medium text-ink">{assessmentLabels.windows}</legend>
      <ul className="grid gap-4 empty:hidden">
        {value.map((item, index) => (
          <li key={item.batchId} className="grid gap-3 border-b border-line pb-4">
            <div className="flex items-center justify-between gap-2">
              <span className="min-w-0 text-sm font-medium wrap-anywhere text-ink">{item.name}</span>
              <IconButton
                label={`Remove the times of ${item.name}`}
                icon={<Trash2 />}
                onClick={() => onChange(value.filter(({ batchId }) => batchId !== item.batchId))}
              />
            </div>
            <TimesFields
              times={item}
              bind={(field) => part(`${index}.${field}`)}
              onChange={(times) => change(item.batchId, times)}
            />
          </li>
        ))}
      </ul>
      <BatchPicker
        id={id}
        label="Add batch"
        hint="Its learners follow these times instead of those above."
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
  bind: BindPart;
  onChange: (times: Partial<BatchTimesValue>) => void;
}

/** The day and the time at which an assessment opens, and those at which it closes. */
const ends = [
  { verb: "opens", hint: "Opens at once if empty.", day: "opensAt", time: "opensTime" },
  { verb: "closes", hint: "Stays open if empty.", day: "closesAt", time: "closesTime" },
] as const;

function TimesFields({ times, bind, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {ends.map(({ verb, hint, day, time }) => (
        <Fragment key={verb}>
          <MomentFields
            end={verb}
            day={{ ...bind(day), label: `${times.name} ${verb}`, hint, value: times[day] }}
            time={{ ...bind(time), label: `${times.name} ${verb} at (time)`, value: times[time] }}
            onChange={(typed) =>
              onChange({
                ...(typed.day !== undefined && { [day]: typed.day }),
                ...(typed.time !== undefined && { [time]: typed.time }),
              })
            }
          />
        </Fragment>
      ))}
    </div>
  );
}
