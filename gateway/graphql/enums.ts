import { builder } from "./builder";

/** Adds an enumeration, each value with its description; the type parameter names the contract's values. */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<Value, string>>,
) {
  const values = Object.entries<string>(descriptions).map(([value, text]) => [value, { description: text }]);
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(values) as Record<Value, { description: string }>,
  });
}
