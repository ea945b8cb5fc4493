/** A field that someone else changed since the edit began. */
export interface CrossedField<V> {
  name: keyof V & string;
  theirs: V[keyof V & string];
  /** Whether this form changed the field too, to another value, which the form keeps. */
  isOwnToo: boolean;
}

interface Edits<V> {
  /** The values when the edit began. */
  base: V;
  /** The values in the form. */
  mine: V;
  /** The values that are saved now. */
  theirs: V;
}

export const areEqual = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Merges two concurrent edits: a field that this form did not change takes the other edit's value. */
export function crossedFields<V extends object>({ base, mine, theirs }: Edits<V>): CrossedField<V>[] {
  const names = Object.keys(base) as (keyof V & string)[];
  return names
    .filter((name) => !areEqual(theirs[name], base[name]) && !areEqual(theirs[name], mine[name]))
    .map((name) => ({ name, theirs: theirs[name], isOwnToo: !areEqual(mine[name], base[name]) }));
}
