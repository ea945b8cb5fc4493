/** A list with one of its items a place further up (-1) or down (1); the same list at its ends. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const item = items[index];
  const target = index + by;
  if (item === undefined || target < 0 || target >= items.length) return items;
  const rest = items.filter((_, at) => at !== index);
  return [...rest.slice(0, target), item, ...rest.slice(target)];
}
