/** The values that have these labels, in their order. */
export const getValues = <Labels extends Readonly<Record<string, string>>>(labels: Labels) =>
  Object.keys(labels) as readonly (keyof Labels & string)[];

/** The messages of every row that is edited. */
export const getRowMessages = (noun: string) => ({
  notFound: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`,
  changed: `Someone else changed this ${noun}`,
});
