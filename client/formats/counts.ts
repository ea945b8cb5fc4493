import { formatCount } from "#gateway/domains/countTextContract";
import { countLimit } from "#gateway/domains/lists/contract";

/** The singular and plural name of a kind of row. */
export interface Noun {
  one: string;
  many: string;
}

/** Formats how many rows a list has, which are counted up to a limit: '12', '10,000+'. */
export function formatTotal(total: number): string {
  return total > countLimit ? `${formatCount(countLimit)}+` : formatCount(total);
}

/** Formats a number with its noun: '1 course', '12 courses'. */
export function formatQuantity(count: number, noun: Noun): string {
  return `${formatCount(count)} ${count === 1 ? noun.one : noun.many}`;
}

/** Formats how many rows a list has, with their noun: '1 course', '10,000+ users'. */
export function formatListTotal(total: number, noun: Noun): string {
  return `${formatTotal(total)} ${total === 1 ? noun.one : noun.many}`;
}

export interface Rows {
  /** The number of rows before the first one shown. */
  offset: number;
  /** The number of rows shown. */
  shown: number;
  total: number;
}

/** Formats the range of rows shown: 'No courses', '12 courses', '25–48 of 311 courses', '1–20 of 10,000+ users'. */
export function rowsInWords({ offset, shown, total }: Rows, noun: Noun): string {
  if (total === 0) return `No ${noun.many}`;
  const all = formatListTotal(total, noun);
  if (offset === 0 && shown >= total) return all;
  const range =
    shown === 1 ? formatCount(offset + 1) : `${formatCount(offset + 1)}–${formatCount(offset + shown)}`;
  return shown === 0 ? `None of ${all}` : `${range} of ${all}`;
}
