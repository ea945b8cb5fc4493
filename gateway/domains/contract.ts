import { z } from "zod";
import { isDay } from "./dayTextContract";
import { isHiding, isMisleading, isUnseen } from "./hiddenTextContract";

/** The generic validation messages of the specification, as a list of problems shows them. */
export const messages = {
  required: (label: string) => `${label} is required`,
  tooShort: (label: string, n: number) => `${label} must be at least ${n} characters long`,
  tooLong: (label: string, n: number) => `${label} cannot be more than ${n} characters long`,
  email: (label: string) => `${label} must be a valid email address`,
  hidden: (label: string) => `${label} can't contain hidden or control characters`,
  lost: (label: string) => `${label} can't be dots only, or contain a code such as %2F`,
  invalid: (label: string) => `Please enter a valid ${label}.`,
  midnight: "A class starts after 00:00 and ends by 23:59 of its day",
  atLeast: (label: string, min: number) => `${label} must be atleast ${min}`,
  atMost: (label: string, max: number) => `${label} must not exceed ${max}`,
} as const;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The message for a value of the wrong type: missing or invalid. */
export const missingOrWrong =
  (label: string) =>
  ({ input }: { input?: unknown }): string =>
    isMissing(input) ? messages.required(label) : messages.invalid(label);

/** The id of a choice, which its control has as a text. */
const fromDigits = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;

interface TextLimits {
  min?: number;
  max?: number;
}

const requiredString = (label: string, { min = 1, max = 255 }: TextLimits) =>
  z
    .string({ error: missingOrWrong(label) })
    .trim()
    .min(1, messages.required(label))
    .min(min, messages.tooShort(label, min))
    .max(max, messages.tooLong(label, max));

/** A text that must contain something visible; surrounding white space is dropped. */
export function requiredText(label: string, limits: TextLimits = {}) {
  return requiredString(label, limits)
    .refine((text) => !isUnseen(text), messages.required(label))
    .refine((text) => !isMisleading(text), messages.hidden(label));
}

/** A name of a person or thing: a text without invisible characters. */
export function nameText(label: string, limits: TextLimits = {}) {
  return requiredString(label, limits)
    .refine((name) => !isUnseen(name), messages.required(label))
    .refine((name) => !isHiding(name), messages.hidden(label));
}

/**
 * Whether a name keeps its meaning as a part of an address: dots alone lead to another folder, and what looks like an
 * escaped character is taken for that character.
 */
export const isAddressable = (name: string): boolean => !/^\.+$|%[\da-f]{2}/i.test(name);

/** A name that is a part of an address. */
export const addressName = (label: string, limits: TextLimits = {}) =>
  nameText(label, limits).refine(isAddressable, messages.lost(label));

const optionalString = (label: string, max: number, isHidden: (text: string) => boolean) =>
  z
    .string(messages.invalid(label))
    .trim()
    .max(max, messages.tooLong(label, max))
    .refine((text) => !isHidden(text), messages.hidden(label))
    .nullish()
    .transform((text) => text ?? "");

/** A text that may be empty; null and undefined become an empty text. */
export const optionalText = (label: string, { max = 255 }: TextLimits = {}) =>
  optionalString(label, max, isMisleading);

/** A name that may be empty; null and undefined become an empty text. */
export const optionalName = (label: string, { max = 255 }: TextLimits = {}) =>
  optionalString(label, max, (name) => isUnseen(name) || isHiding(name));

/** An email address of at most 254 characters, lower-cased, since accounts are ignoring case. */
export function emailAddress(label: string) {
  return requiredString(label, { max: 254 })
    .toLowerCase()
    .pipe(z.email(messages.email(label)));
}

/** A password, taken verbatim, white space included. */
export function password(label: string, { min, max }: { min: number; max: number }) {
  return z
    .string({ error: missingOrWrong(label) })
    .min(1, messages.required(label))
    .min(min, messages.tooShort(label, min))
    .max(max, messages.tooLong(label, max));
}

/** An emptied field of a form is null; one that is left out (undefined) is unchanged. */
const emptyToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

/** Whether a text is the address of something on the web. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

// The specification's pattern for the addresses of pictures and meetings, which may leave out the scheme.
const typedWebAddress = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+[\p{L}]{2,}(:\d+)?(\/\S*)?$/iu;

/** A path on the same site, such as '/covers/java.svg'; two slashes would lead to another site. */
const ownPath = /^\/(?!\/)[\p{L}\p{N}._~%/-]+$/u;

/** Whether a text is a web address, or the path of a file that ships with the site. */
export const isWebAddressOrPath = (text: string): boolean => isWebAddress(text) || ownPath.test(text);

const pictureAddress = new RegExp(`${typedWebAddress.source}|${ownPath.source}`, "iu");

/**
 * A picture's address: a web address, or the path of a picture that ships with the site. An empty text is
 * none.
 */
export function optionalImage(label: string) {
  const address = requiredText(label, { max: 500 }).regex(pictureAddress, messages.invalid(label));
  return z.preprocess(emptyToNull, address.nullish());
}

/** An optional name of a person. */
export function optionalPersonName(label: string, limits: { max: number }) {
  return z.preprocess(emptyToNull, nameText(label, limits).nullish());
}

/** Ids are integers of 32 bits in the database. */
const maxId = 2_147_483_647;

const id32 = (label: string) =>
  z
    .number({ error: missingOrWrong(label) })
    .int(messages.invalid(label))
    .max(maxId, messages.invalid(label));

/** The id of an optional choice; an empty choice is null. */
export function optionalId(label: string) {
  return z.preprocess(
    (value) => fromDigits(emptyToNull(value)),
    id32(label).min(1, messages.invalid(label)).nullish(),
  );
}

/** The id of a row that was chosen from a list; an empty choice counts as none. */
export function chosenId(label: string) {
  const id = id32(label).min(1, messages.required(label));
  return z.preprocess((value) => (isMissing(value) ? undefined : fromDigits(value)), id);
}

/** One of the given values. */
export const enumField = <const Words extends readonly string[]>(label: string, values: Words) =>
  z.enum(values, { error: missingOrWrong(label) });

/** A yes or no, which must be given. */
export const booleanField = (label: string) => z.boolean({ error: missingOrWrong(label) });

/** A web address with an optional scheme; null, undefined and an empty text become null. */
export function optionalWebAddress(label: string) {
  return optionalText(label, { max: 500 })
    .refine((text) => text === "" || typedWebAddress.test(text), messages.invalid(label))
    .transform((text) => text || null);
}

const isDayOfCentury = (text: string): boolean => isDay(text) && text >= "2000" && text < "2101";

/** A day of this century as YYYY-MM-DD: it has no time and no zone, and such texts compare as the days do. */
export function requiredDay(label: string) {
  return z
    .string({ error: missingOrWrong(label) })
    .min(1, messages.required(label))
    .refine(isDayOfCentury, { error: messages.invalid(label), abort: true });
}

/** A day that may be left out; an empty text is none. */
export const optionalDay = (label: string) => z.preprocess(emptyToNull, requiredDay(label).nullish());

const timeText = (label: string) =>
  optionalText(label).refine((text) => text === "" || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text), {
    error: messages.invalid(label),
    abort: true,
  });

/** A time of day as HH:mm:ss, its seconds perhaps left out; null, undefined and an empty text are unset. */
export const optionalTime = (label: string) =>
  timeText(label)
    .transform((text) => (text.length === 5 ? `${text}:00` : text))
    .transform((text) => (text === "" ? null : text));

/**
 * The time at which a class begins or ends, within its day. 00:00:00 is unset, as null, undefined and an empty text are;
 * 00:00, which people type for midnight, is refused.
 */
export const classTime = (label: string) =>
  timeText(label)
    .refine((text) => text !== "00:00", messages.midnight)
    .transform((text) => (text.length === 5 ? `${text}:00` : text))
    .transform((text) => (text === "" || text === "00:00:00" ? null : text));
