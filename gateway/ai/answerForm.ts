import { z } from "zod";

/** What servers that hold a model to a schema may refuse to hold it to; the schema's own check does it afterwards. */
const unsupported = new Set([
  ...["$schema", "minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "default"],
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

/** The JSON schema by which an answer is asked for: the form of the schema that checks it, without its limits. */
export const answerForm = (schema: z.ZodType): Record<string, unknown> =>
  withoutLimits(z.toJSONSchema(schema)) as Record<string, unknown>;
