export type CsvValue = string | number | boolean | null | undefined;

/** A cell that a spreadsheet would run as a formula. */
const formula = /^\s*[=+\-@\t\r]/;

/** One cell: quoted where necessary, and never read as a formula. Numbers stay numbers. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), each line ending in CR LF. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF";
