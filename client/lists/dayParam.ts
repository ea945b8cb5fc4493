import type { Day } from "#gateway/domains/dayContract";
import { isDay } from "#gateway/domains/dayTextContract";
import type { Field } from "./searchParams";

/** A day in the address, YYYY-MM-DD. */
export const dayParam: Field<Day | null> = {
  defaultValue: null,
  read: (text) => (isDay(text) ? text : undefined),
};
