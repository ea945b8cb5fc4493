import type { ReactNode } from "react";
import { type CsvValue, csvLines } from "#gateway/domains/lists/csvContract";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Shown as the header instead of its text. */
  head?: ReactNode;
  /** Makes the header a button that sorts by this key; the screen does the sorting. */
  sortable?: boolean | undefined;
  /** 'end' right-aligns numbers and money, in tabular figures. */
  align?: "start" | "end" | undefined;
  /** The cell's value in the export of a table whose rows are all on the screen; the server exports longer tables. */
  csv?: ((row: Row, index: number) => CsvValue) | undefined;
  /** The cell that names the row. */
  rowHeader?: boolean | undefined;
  /** A column of actions: its header is visible to assistive technology only. */
  hideHeader?: boolean | undefined;
  /** Puts the cell in the corner of the card on a phone. */
  corner?: boolean | undefined;
  /** Leaves the column out of the cards on a phone. */
  wideOnly?: boolean | undefined;
  /** Takes the width that the other columns leave, and truncates; the other columns then do not wrap. */
  fills?: boolean | undefined;
  /** Holds buttons or fields, which are taller than text. */
  tall?: boolean | undefined;
  /** Leaves the column out below 1536 px, where the table would not fit beside the sidebar. */
  roomy?: boolean | undefined;
}

export interface Sort {
  key: string;
  direction: "ascending" | "descending";
}

/** Returns the order after a press on a header: reversed if it was sorted by that column, else ascending. */
export function nextSort(key: string, sort: Sort | undefined): Sort {
  const turned = sort?.key === key && sort.direction === "ascending";
  return { key, direction: turned ? "descending" : "ascending" };
}

/** Returns the table as CSV. */
export function csvOfRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  return csvLines([
    exported.map((column) => column.header),
    ...rows.map((row, index) => exported.map((column) => column.csv(row, index))),
  ]);
}
