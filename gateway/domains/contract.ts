import { z } from "zod";

/** The generic validation messages of the specification, as a list of problems shows them. */
export const messages = {
  required: (label: string) => `${label} is required`,
  tooShort: (label: string, n: number) => `${label} must be at least ${n} characters long`,
  tooLong: (label: string, n: number) => `${label} cannot be more than ${n} characters long`,
  email: (label: string) => `${label} must be a valid email address`,
  invalid: (label: string) => `Please enter a valid ${label}.`,
  atLeast: (label: string, min: number) => `${label} must be atleast ${min}`,
  atMost: (label: string, max: number) => `${label} must not exceed ${max}`,
} as const;

interface TextLimits {
  min?: number;
  max?: number;
}

/** A text that must hold something besides white space; white space around it is dropped. */
export function requiredText(label: string, { min = 1, max = 255 }: TextLimits = {}) {
  return z
    .string({ error: messages.required(label) })
    .trim()
    .min(1, messages.required(label))
    .min(min, messages.tooShort(label, min))
    .max(max, messages.tooLong(label, max));
}

/** A text that may be empty; null and undefined become an empty text. */
export function optionalText(label: string, { max = 255 }: TextLimits = {}) {
  return z
    .string()
    .trim()
    .max(max, messages.tooLong(label, max))
    .nullish()
    .transform((text) => text ?? "");
}

/** An email address of at most 254 characters, lower-cased, since accounts are compared without case. */
export function emailAddress(label: string) {
  return requiredText(label, { max: 254 })
    .toLowerCase()
    .pipe(z.email(messages.email(label)));
}

/** A password; what is typed counts as it is, white space included. */
export function password(label: string, { min, max }: { min: number; max: number }) {
  return z
    .string({ error: messages.required(label) })
    .min(1, messages.required(label))
    .min(min, messages.tooShort(label, min))
    .max(max, messages.tooLong(label, max));
}

const webAddress = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+[\p{L}]{2,}(:\d+)?(\/\S*)?$/iu;

/** A path on the own site, such as '/covers/java.svg'; two slashes would lead to another one. */
const ownPath = /^\/(?!\/)[\p{L}\p{N}._~%/-]+$/u;
const pictureAddress = new RegExp(`${webAddress.source}|${ownPath.source}`, "iu");

/** A picture's address, required: a web address, or the path of a picture that ships with the site. */
export function imageAddress(label: string) {
  return requiredText(label, { max: 500 }).regex(pictureAddress, messages.invalid(label));
}

/** A price in whole rupees of at least 0; null, undefined and an empty text are no price. */
export function optionalPrice(label: string) {
  const price = z.coerce
    .number(messages.invalid(label))
    .int(messages.invalid(label))
    .min(0, messages.atLeast(label, 0))
    .max(100_000_000, messages.atMost(label, 100_000_000));
  return z.preprocess((value) => (value === "" || value === undefined ? null : value), price.nullable());
}

/** The number of a row that was chosen from a list; an empty choice counts as none. */
export function chosenId(label: string) {
  const id = z.coerce
    .number(messages.required(label))
    .int(messages.required(label))
    .min(1, messages.required(label));
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), id);
}

/** A whole number inside limits. */
export function wholeNumber(label: string, { min, max }: { min: number; max: number }) {
  const number = z.coerce
    .number(messages.required(label))
    .int(messages.invalid(label))
    .min(min, messages.atLeast(label, min))
    .max(max, messages.atMost(label, max));
  return z.preprocess((value) => (value === "" || value === null ? undefined : value), number);
}

/** A web address whose scheme may be left out; null, undefined and an empty text are none. */
export function optionalWebAddress(label: string) {
  return optionalText(label, { max: 500 })
    .refine((text) => text === "" || webAddress.test(text), messages.invalid(label))
    .transform((text) => text || null);
}

const dayText = /^(20\d\d|2100)-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return dayText.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day of this century as YYYY-MM-DD: it has no time and no zone, and such texts compare as the days do. */
export function requiredDay(label: string) {
  return z
    .string({ error: messages.required(label) })
    .min(1, messages.required(label))
    .refine(isDay, messages.invalid(label));
}

/** A time of day as HH:mm:ss, its seconds perhaps left out; null, undefined, an empty text and 00:00:00 are unset. */
export function optionalTime(label: string) {
  return optionalText(label)
    .refine(
      (text) => text === "" || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text),
      messages.invalid(label),
    )
    .transform((text) => (text.length === 5 ? `${text}:00` : text))
    .transform((text) => (text === "" || text === "00:00:00" ? null : text));
}

/** A number of at least 0, perhaps with a fraction; null, undefined and an empty text are 0. */
export function amountOf(label: string, { max }: { max: number }) {
  const amount = z.coerce
    .number(messages.invalid(label))
    .min(0, messages.atLeast(label, 0))
    .max(max, messages.atMost(label, max));
  return z.preprocess((value) => value || 0, amount);
}
/** What names that mean the same have in common: they are compared without case, and however they are spaced. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A day YYYY-MM-DD as screens and messages show it: '05-Mar-2026'. */
export function shownDay(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}-${monthNames[Number(month) - 1]}-${year}`;
}
