/** A field that somebody else has changed meanwhile. */
export interface CrossedField<V> {
  name: keyof V & string;
  theirs: V[keyof V & string];
  /** Whether it was changed here as well, and to something else: then the own value stands in the form. */
  isOwnToo: boolean;
}

interface Edits<V> {
  /** What the editing began from. */
  base: V;
  /** What stands in the form. */
  mine: V;
  /** What is saved now. */
  theirs: V;
}

export const areEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What two edits that crossed have done: a field that was not touched here follows the other one. */
export function crossedFields<V extends object>({ base, mine, theirs }: Edits<V>): CrossedField<V>[] {
  const names = Object.keys(base) as (keyof V & string)[];
  return names
    .filter((name) => !areEqual(theirs[name], base[name]) && !areEqual(theirs[name], mine[name]))
    .map((name) => ({ name, theirs: theirs[name], isOwnToo: !areEqual(mine[name], base[name]) }));
}
