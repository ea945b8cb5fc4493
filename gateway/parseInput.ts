import type { z } from "zod";
import { Refusal } from "./refusal";

/** Parses an input by its contract; throws a Refusal that names each wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const seen = new Set<string>();
  const fieldErrors = parsed.error.issues
    .map((issue) => ({ field: issue.path.join("."), message: issue.message }))
    .filter(({ field }) => !seen.has(field) && seen.add(field));
  throw new Refusal("INVALID", fieldErrors.map(({ message }) => message).join(", "), fieldErrors);
}
