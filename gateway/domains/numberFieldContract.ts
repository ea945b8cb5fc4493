import { z } from "zod";
import { messages, missingOrWrong } from "./contract";
import { askWhich, readNumber } from "./numberContract";

interface Bounds {
  min?: number;
  max: number;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";
const isEmpty = (value: unknown): boolean =>
  isMissing(value) || (typeof value === "string" && value.trim() === "");

/** The number that forms and callers send: a number, or as it was typed. What is none stays as it is. */
function fromTyped(value: unknown): unknown {
  return typeof value === "string" ? (readNumber(value)?.value ?? value) : value;
}

/** The same for a whole number: '1.000' is a thousand to some and one to others, and no count is typed as '1e2'. */
function fromTypedWhole(value: unknown, context: z.RefinementCtx): unknown {
  const read = typeof value === "string" && !/e/i.test(value) ? readNumber(value) : null;
  if (!read || typeof value !== "string") return value;
  if (read.other === null || Math.abs(read.other) < Math.abs(read.value)) return read.value;
  context.addIssue({ code: "custom", message: askWhich(value, [read.value, read.other]) });
  return z.NEVER;
}

/** How amounts of money are printed here: '₹12,500', 'Rs. 12,500/-'. */
const withoutCurrency = (value: unknown): unknown =>
  typeof value === "string" ? value.replace(/^\s*(?:₹|rs\.?|inr)\s*/i, "").replace(/\s*\/-\s*$/, "") : value;

const bounded = (label: string, { min = 0, max }: Bounds) =>
  z
    .number({ error: missingOrWrong(label) })
    .min(min, messages.atLeast(label, min))
    .max(max, messages.atMost(label, max));

const whole = (label: string, bounds: Bounds) => bounded(label, bounds).int(messages.invalid(label));

/** A number inside limits, at least 0 if none is given, perhaps with a fraction. */
export const numberField = (label: string, bounds: Bounds) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : fromTyped(value)), bounded(label, bounds));

/** A number inside limits that may be left out: null, undefined and an empty text are null. */
export const optionalNumber = (label: string, bounds: Bounds) =>
  z.preprocess((value) => (isEmpty(value) ? null : fromTyped(value)), bounded(label, bounds).nullable());

/** A number of at least 0, perhaps with a fraction; null, undefined and an empty text are 0. */
export const amountField = (label: string, { max }: { max: number }) =>
  z.preprocess(
    (value) => (isEmpty(value) || Number.isNaN(value) ? 0 : fromTyped(value)),
    bounded(label, { max }),
  );

/** A whole number of at least 0; null, undefined and an empty text are 0. */
export const countField = (label: string, { max }: { max: number }) =>
  z.preprocess(
    (value, context) => (isEmpty(value) || Number.isNaN(value) ? 0 : fromTypedWhole(value, context)),
    whole(label, { max }),
  );

/** A whole number inside limits, at least 0 if none is given. */
export const wholeNumber = (label: string, bounds: Bounds) =>
  z.preprocess(
    (value, context) => (isEmpty(value) ? undefined : fromTypedWhole(value, context)),
    whole(label, bounds),
  );

/** A whole number inside limits that may be left out: null, undefined and an empty text are null. */
export const optionalWhole = (label: string, bounds: Bounds) =>
  z.preprocess(
    (value, context) => (isEmpty(value) ? null : fromTypedWhole(value, context)),
    whole(label, bounds).nullable(),
  );

/** The same, where a field that is left out (undefined) is unchanged, and null and an empty text are none. */
export const clearableWhole = (label: string, bounds: Bounds) =>
  z.preprocess((value, context) => {
    if (value === undefined) return undefined;
    return isEmpty(value) ? null : fromTypedWhole(value, context);
  }, whole(label, bounds).nullish());

/** An amount in whole rupees inside limits, perhaps with the sign of the currency. */
export const moneyField = (label: string, bounds: Bounds) =>
  z.preprocess(withoutCurrency, wholeNumber(label, bounds));

/** A price in whole rupees of at least 0; null and an empty text are no price. */
export const optionalPrice = (label: string) =>
  z.preprocess((value, context) => {
    if (value === undefined || value === null) return value;
    const amount = withoutCurrency(value);
    return isEmpty(amount) ? null : fromTypedWhole(amount, context);
  }, whole(label, { max: 100_000_000 }).nullish());
