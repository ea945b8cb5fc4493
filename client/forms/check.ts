import type { z } from "zod";
import { genericMessage, inlineMessage } from "./messages";

export type Labels = Record<string, string>;

export interface Problem {
  /** Its place in the values, with dots, such as 'criteria.2.title'; '' for the form as a whole. */
  path: string;
  inline: string;
  generic: string;
}

export type CheckResult<Output> = { ok: true; data: Output } | { ok: false; problems: Problem[] };

type Path = readonly PropertyKey[];

/**
 * The label of a path: that of its names together, such as 'modules.topics.name', or else of the innermost name that has
 * one: of 'criteria.0.title' that of the title.
 */
function getLabel(labels: Labels, path: Path): string {
  const names = path.map(String).filter((part) => !/^\d+$/.test(part));
  const whole = names.join(".");
  const name = Object.hasOwn(labels, whole)
    ? whole
    : (names.findLast((part) => Object.hasOwn(labels, part)) ?? String(path[0] ?? ""));
  return labels[name] ?? name;
}

/**
 * Validates a form's values: returns the parsed data, or the first problem of each field, and of each part of a field, as an
 * inline message and as a line of the toast.
 */
export function check<S extends z.ZodObject>(
  schema: S,
  values: unknown,
  labels: Labels,
): CheckResult<z.output<S>> {
  const result = schema.safeParse(values, {
    reportInput: true,
    error: (issue) => genericMessage(issue, getLabel(labels, issue.path ?? [])),
  });
  if (result.success) return { ok: true, data: result.data };
  const problems = new Map<string, Problem>();
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join(".");
    if (problems.has(path)) continue;
    problems.set(path, {
      path,
      inline: inlineMessage(issue, getLabel(labels, issue.path)),
      generic: issue.message,
    });
  }
  return { ok: false, problems: [...problems.values()] };
}

const getEmptyValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  return typeof value === "boolean" ? false : "";
};

/** Whether a field is required: its schema refuses the empty value. */
export function isRequired(schema: z.ZodObject, name: string, initial: unknown): boolean {
  const field = schema.shape[name];
  if (!field || !("safeParse" in field) || typeof field.safeParse !== "function") return false;
  return !field.safeParse(getEmptyValue(initial)).success;
}
