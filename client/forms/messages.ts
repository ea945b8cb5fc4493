import type { z } from "zod";
import { messages } from "#gateway/domains/contract";
import { toDay } from "#gateway/domains/dayContract";
import { formatDate } from "../formats/dates";

/** The inline messages of the specification. */
export const inline = {
  required: (label: string) => `${label} is required.`,
  email: "Invalid email format.",
  minLength: (n: number) => `Minimum length is ${n}.`,
  maxLength: (label: string, n: number) => `${label} must be ${n} characters or less.`,
  atLeast: messages.atLeast,
  atMost: messages.atMost,
  notBefore: (date: string) => `Date must be on or after ${formatDate(date)}`,
  notAfter: (date: string) => `Date must be on or before ${formatDate(date)}`,
  invalid: messages.invalid,
} as const;

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const nothing = (input: unknown) =>
  input === undefined || input === null || input === "" || (Array.isArray(input) && input.length === 0);

function lackingInput(issue: { code?: string | undefined; input?: unknown }): boolean {
  const wrongKind =
    issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
  return wrongKind && (nothing(issue.input) || Number.isNaN(issue.input));
}

/**
 * Returns the message under a field. The schema must be parsed with `reportInput`, which shows whether the field is
 * empty.
 */
export function inlineMessage(issue: Issue, label: string): string {
  if (lackingInput(issue)) return inline.required(label);
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue, label);
    case "too_big":
      return tooBig(issue, label);
    case "invalid_format":
      return issue.format === "email" ? inline.email : inline.invalid(label);
    case "custom":
      return dateRange(issue.params) ?? issue.message;
    default:
      return inline.invalid(label);
  }
}

type Bound = number | bigint;

function tooSmall({ origin, minimum }: { origin: string; minimum: Bound }, label: string): string {
  if (origin === "date") return inline.notBefore(toDay(Number(minimum)));
  if (origin === "number" || origin === "int" || origin === "bigint")
    return inline.atLeast(label, Number(minimum));
  return minimum <= 1 ? inline.required(label) : inline.minLength(Number(minimum));
}

function tooBig({ origin, maximum }: { origin: string; maximum: Bound }, label: string): string {
  if (origin === "date") return inline.notAfter(toDay(Number(maximum)));
  if (origin === "string") return inline.maxLength(label, Number(maximum));
  return inline.atMost(label, Number(maximum));
}

/** A rule on dates passes its bound in `params`: `refine(..., { params: { onOrAfter: "2025-01-31" } })`. */
function dateRange(params: Record<string, unknown> | undefined): string | undefined {
  const { onOrAfter, onOrBefore } = params ?? {};
  if (typeof onOrAfter === "string") return inline.notBefore(onOrAfter);
  return typeof onOrBefore === "string" ? inline.notAfter(onOrBefore) : undefined;
}

/** The default message of a rule whose schema has none of its own. */
export function genericMessage(issue: RawIssue, label: string): string {
  if (lackingInput(issue)) return messages.required(label);
  if (issue.code === "too_small" && issue.origin === "number")
    return messages.atLeast(label, Number(issue.minimum));
  if (issue.code === "too_big" && issue.origin === "number")
    return messages.atMost(label, Number(issue.maximum));
  if (issue.code === "invalid_format" && issue.format === "email") return messages.email(label);
  return messages.invalid(label);
}
