import { parse } from "papaparse";

/** One record of a CSV text: a row of a spreadsheet. */
export interface CsvRecord {
  /** Where the record begins; lines count from 1. */
  line: number;
  cells: string[];
}

export interface ReadCsv {
  records: CsvRecord[];
  /** The line of the record at which reading ended, since a quote in it is not closed or stands within its cell. */
  brokenAt: number | null;
}

const separators = [",", ";", "\t"];

/** Returns what separates the cells: spreadsheets write commas, semicolons or tabs, by where they run. */
function separatorOf(text: string): string {
  const head = text.split("\n").find((line) => /[,;\t]/.test(line)) ?? "";
  const counted = separators.map((separator) => ({ separator, cells: head.split(separator).length }));
  return counted.reduce((best, one) => (one.cells > best.cells ? one : best)).separator;
}

/** Reads CSV as spreadsheets write it (RFC 4180), whatever separates its cells. Cells are trimmed, empty records left out. */
export function readCsv(text: string): ReadCsv {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const result: ReadCsv = { records: [], brokenAt: null };
  let [start, line] = [0, 1];
  parse<string[]>(plain, {
    delimiter: separatorOf(plain),
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
