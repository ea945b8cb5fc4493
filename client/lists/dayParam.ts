import { type Day, isDay } from "#gateway/domains/dayContract";
import type { Field } from "./searchParams";

/** A day in the address, YYYY-MM-DD. */
export const dayParam: Field<Day | null> = {
  defaultValue: null,
  read: (text) => (isDay(text) ? text : undefined),
};
