import { z } from "zod";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import { isDay } from "#gateway/domains/dayContract";
import { toDayAndTime, toMoment } from "~/formats/dayAndTime";

/** A day as it is typed, or none. */
export const typedDay = z.string().refine((text) => text === "" || isDay(text), "Please enter a valid date.");

interface Typed {
  opensAt: string;
  opensTime: string;
  closesAt: string;
  closesTime: string;
}

const toTimes = (times: Typed) => ({
  opensAt: toMoment(times.opensAt || null, times.opensTime || null),
  closesAt: toMoment(times.closesAt || null, times.closesTime || null),
});

/** Whether it closes before it opens; a day that is still being typed is not compared. */
const isBackwards = (typed: Typed): boolean => {
  if (!isDay(typed.opensAt) || !isDay(typed.closesAt)) return false;
  const { opensAt, closesAt } = toTimes(typed);
  return opensAt !== null && closesAt !== null && closesAt <= opensAt;
};

const batchTimes = z.object({
  ...{ batchId: z.number(), name: z.string() },
  ...{ opensAt: typedDay, opensTime: z.string(), closesAt: typedDay, closesTime: z.string() },
});

/** The times of single batches as the form has them. */
export const batchTimesSchema = z
  .array(batchTimes)
  .refine((all) => !all.some(isBackwards), authorMessages.closesEarly);
export type BatchTimesValue = z.output<typeof batchTimes>;

/** A batch's times as the mutations take them. */
export const toWindow = ({ batchId, ...times }: BatchTimesValue) => ({ batchId, ...toTimes(times) });

interface Window {
  readonly opensAt: string | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly batch: { readonly databaseId: number; readonly name: string } | null | undefined;
}

const toTyped = (at: string | null | undefined) => (at ? toDayAndTime(at) : { day: "", time: "" });

/** Saved times as the form has them. */
export const toBatchTimes = (windows: readonly Window[]): BatchTimesValue[] =>
  windows.flatMap(({ batch, opensAt, closesAt }) => {
    if (!batch) return [];
    const [opens, closes] = [toTyped(opensAt), toTyped(closesAt)];
    return [
      {
        ...{ batchId: batch.databaseId, name: batch.name, opensAt: opens.day, opensTime: opens.time },
        ...{ closesAt: closes.day, closesTime: closes.time },
      },
    ];
  });

/** Times in words, for who saved them last. */
export const batchTimesInWords = (times: readonly BatchTimesValue[]): string =>
  times.map(({ name }) => name).join(", ");
