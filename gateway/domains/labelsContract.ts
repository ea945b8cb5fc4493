/** The values that have these labels, in their order. */
export const getValues = <Labels extends Readonly<Record<string, string>>>(labels: Labels) =>
  Object.keys(labels) as readonly (keyof Labels & string)[];
