import { z } from "zod";
import { requiredText } from "../contract";
import { getRowMessages } from "../messagesContract";
import { mailLimits } from "./contract";
import { commonPlaceholders, findKind } from "./kindContract";

export const templateLabels = { subject: "Subject", body: "Text" } as const;

export const templateMessages = {
  ...getRowMessages("template", "save"),
  restore: {
    success: "Original text restored",
    fallback: "Unable to restore the original text",
  },
  sendTest: {
    success: "Test mail queued for your address",
    fallback: "Unable to send the test",
  },
  unknown: ({ name, line, column }: FoundPlaceholder) =>
    `{${name}} is unknown (line ${line}, column ${column})`,
  lineBreak: "The subject must be one line",
  missing: (name: string) => `{${name}} is missing. The mail doesn't work without it.`,
} as const;

/** A placeholder in a text, with its place; the first line and the first column are 1. */
export interface FoundPlaceholder {
  name: string;
  line: number;
  column: number;
}

const pattern = /\{([\p{L}_][\p{L}\p{N}_]*)\}/gu;

/** The placeholders of a text, in their order. Braces around anything but a name are plain text. */
export const findPlaceholders = (text: string): FoundPlaceholder[] =>
  text.split("\n").flatMap((row, at) => {
    let [read, characters] = [0, 0];
    return Array.from(row.matchAll(pattern), ({ 1: name = "", index }) => {
      characters += Array.from(row.slice(read, index)).length;
      read = index;
      return { name, line: at + 1, column: characters + 1 };
    });
  });

/** Replaces the placeholders of a text; unknown ones stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(pattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? "") : whole,
  );

/** The placeholders that a kind of mail may name, with their descriptions. */
export const describePlaceholders = (kind: string): { name: string; description: string }[] =>
  Object.entries({ ...findKind(kind)?.placeholders, ...commonPlaceholders }).map(
    ([name, { description }]) => ({
      name,
      description,
    }),
  );

/** The links that the text of a kind must name. */
const requiredLinks = (kind: string): string[] =>
  Object.entries(findKind(kind)?.placeholders ?? {}).flatMap(([name, { isLink }]) => (isLink ? [name] : []));

const mostShown = 5;

/** The form of a kind's template: unknown placeholders are refused with their places. */
export function templateSchema(kind: string) {
  const known = new Set(describePlaceholders(kind).map(({ name }) => name));
  const findUnknown = (text: string) => findPlaceholders(text).filter(({ name }) => !known.has(name));
  const refuseUnknown = (text: string, context: z.RefinementCtx) => {
    const unknown = findUnknown(text).slice(0, mostShown).map(templateMessages.unknown);
    if (unknown.length > 0) context.addIssue({ code: "custom", message: unknown.join(", ") });
  };
  const links = requiredLinks(kind);
  return z.object({
    subject: requiredText(templateLabels.subject, { max: mailLimits.subject })
      .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), templateMessages.lineBreak)
      .superRefine(refuseUnknown),
    body: requiredText(templateLabels.body, { max: mailLimits.body })
      .superRefine(refuseUnknown)
      .superRefine((text, context) => {
        const named = new Set(findPlaceholders(text).map(({ name }) => name));
        const missing = links.find((name) => !named.has(name));
        if (missing !== undefined)
          context.addIssue({ code: "custom", message: templateMessages.missing(missing) });
      }),
  });
}
