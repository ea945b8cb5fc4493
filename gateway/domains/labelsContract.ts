type Wording = string | Readonly<Record<string, string>>;
type ValueOf<Part extends Wording> = Part extends string ? Part : keyof Part & string;

const toLabel = (value: string): string =>
  value.charAt(0) + value.slice(1).toLowerCase().replaceAll("_", " ");

/**
 * Declares an enumeration by its values in their order. Its labels are the values in sentence case, 'In progress' of
 * IN_PROGRESS, but where another label is given: `defineLabels("OPEN", "IN_PROGRESS", { REST: "API" })`.
 */
// @__NO_SIDE_EFFECTS__
export function defineLabels<const Parts extends readonly Wording[]>(
  ...parts: Parts
): Record<ValueOf<Parts[number]>, string> {
  const labels = parts.flatMap((part) =>
    typeof part === "string" ? [[part, toLabel(part)]] : Object.entries(part),
  );
  return Object.fromEntries(labels);
}

/** The values that have these labels, in their order. */
export const getValues = <Labels extends Readonly<Record<string, string>>>(labels: Labels) =>
  Object.keys(labels) as readonly (keyof Labels & string)[];

/** The value that a text is; undefined when it is none of these. */
export const findValue = <Labels extends Readonly<Record<string, string>>>(labels: Labels, text: unknown) =>
  getValues(labels).find((value) => value === text);

/** The label of a value; a text that is none of the values is shown as it is. */
export const getLabel = (labels: Readonly<Record<string, string>>, text: string): string =>
  (Object.hasOwn(labels, text) ? labels[text] : undefined) ?? text;

/** The values that have these labels, as the options of a choice. */
export const getOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
