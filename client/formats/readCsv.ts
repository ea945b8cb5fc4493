import { parse } from "papaparse";

/** A record of a CSV text: a row of a spreadsheet. */
export interface CsvRecord {
  /** The line on which the record begins, from 1. */
  line: number;
  cells: string[];
}

export interface ReadCsv {
  records: CsvRecord[];
  /** The line of the record at which parsing stopped, because a quote is not closed or is inside an unquoted cell. */
  brokenAt: number | null;
}

const separators = [",", ";", "\t"];

/** Detects the separator: spreadsheets use commas, semicolons or tabs, depending on the locale. */
function detectSeparator(text: string): string {
  const head = text.split("\n").find((line) => /[,;\t]/.test(line)) ?? "";
  const counted = separators.map((separator) => ({ separator, cells: head.split(separator).length }));
  return counted.reduce((best, item) => (item.cells > best.cells ? item : best)).separator;
}

/** Parses CSV as spreadsheets write it (RFC 4180), with any separator. Trims cells and skips empty records. */
export function readCsv(text: string): ReadCsv {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const result: ReadCsv = { records: [], brokenAt: null };
  let [start, line] = [0, 1];
  parse<string[]>(plain, {
    delimiter: detectSeparator(plain),
    newline: "\n",
    step({ data, errors, meta }, parser) {
      if (errors.some(({ type }) => type === "Quotes")) {
        result.brokenAt = line;
        return parser.abort();
      }
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== "")) result.records.push({ line, cells });
      line += plain.slice(start, meta.cursor).split("\n").length - 1;
      start = meta.cursor;
    },
  });
  return result;
}
