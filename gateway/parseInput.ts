import type { z } from "zod";
import { composeTexts } from "./composeTexts";
import { Refusal } from "./refusal";

/** Parses an input, its texts composed, by its contract; throws a Refusal that names each wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(composeTexts(input));
  if (parsed.success) return parsed.data;
  const seen = new Set<string>();
  const fieldErrors = parsed.error.issues
    .map((issue) => ({ field: issue.path.join("."), message: issue.message }))
    .filter(({ field }) => !seen.has(field) && seen.add(field));
  throw new Refusal("INVALID", fieldErrors.map(({ message }) => message).join(", "), fieldErrors);
}
