/** What rows are called, one and many. */
export interface Noun {
  one: string;
  many: string;
}

const grouped = new Intl.NumberFormat("en-IN");

/** A number with Indian grouping. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** A number and its noun: '1 course', '12 courses'. */
export function formatQuantity(count: number, noun: Noun): string {
  return `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`;
}

export interface Rows {
  /** How many rows come before the first one shown. */
  offset: number;
  /** How many are shown. */
  shown: number;
  total: number;
}

/** Which rows are shown, in words: 'No courses', '12 courses', '25–48 of 311 courses'. */
export function rowsInWords({ offset, shown, total }: Rows, noun: Noun): string {
  if (total === 0) return `No ${noun.many}`;
  if (offset === 0 && shown >= total) return formatQuantity(total, noun);
  const range =
    shown === 1 ? formatCount(offset + 1) : `${formatCount(offset + 1)}–${formatCount(offset + shown)}`;
  return shown === 0
    ? `None of ${formatQuantity(total, noun)}`
    : `${range} of ${formatQuantity(total, noun)}`;
}
