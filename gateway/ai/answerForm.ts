import { z } from "zod";

/**
 * JSON schema keywords that servers with structured output may reject; our own schema checks them afterwards.
 */
const unsupported = new Set([
  "$schema",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "default",
]);

function withoutLimits(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutLimits);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !unsupported.has(key))
      .map(([key, value]) => [key, withoutLimits(value)]),
  );
}

/** The JSON schema to request a response by: the validating schema without its limits. */
export const answerForm = (schema: z.ZodType): Record<string, unknown> =>
  withoutLimits(z.toJSONSchema(schema)) as Record<string, unknown>;
