/** The number of mounted components that use a query. */
const readers = new WeakMap<object, number>();

/** Counts a component that begins (1) or ends (-1) to use a query. Returns how many use it now. */
export function countReader(query: object, by: 1 | -1): number {
  const now = (readers.get(query) ?? 0) + by;
  readers.set(query, now);
  return now;
}

/** Whether a mounted component uses a query. */
export const isRead = (query: object): boolean => (readers.get(query) ?? 0) > 0;
