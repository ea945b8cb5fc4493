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
