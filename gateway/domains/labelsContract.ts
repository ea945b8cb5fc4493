/** Labels that are the values in words: 'In progress' of IN_PROGRESS. */
// @__NO_SIDE_EFFECTS__
export function inWords<Value extends string>(...values: Value[]): Record<Value, string> {
  const labels = values.map((value) => [
    value,
    value.charAt(0) + value.slice(1).toLowerCase().replaceAll("_", " "),
  ]);
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

/** The messages of every row that is edited. */
export const getRowMessages = (noun: string) => ({
  notFound: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`,
  changed: `Someone else changed this ${noun}`,
});
