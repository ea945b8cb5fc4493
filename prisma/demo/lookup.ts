/** The item at an index that must exist; a negative index counts from the end. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return found;
}

/** The value of a key that must be known. */
export function requireEntry<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Nothing is known of ${String(key)}`);
  return value;
}

/** Splits a list into parts of a size. */
export const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_part, index) =>
    list.slice(index * size, (index + 1) * size),
  );
