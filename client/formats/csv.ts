export type CsvValue = string | number | boolean | null | undefined;

/** What a spreadsheet would run as a formula. */
const formula = /^\s*[=+\-@\t\r]/;

/** One cell: quoted where it must be, and never read as a formula. Numbers stay numbers. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180): a row of headers, then the rows, each line ending in CR LF. */
export function toCsv(headers: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [headers, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
