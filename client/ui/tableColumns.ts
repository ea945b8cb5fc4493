import type { ReactNode } from "react";
import { type CsvValue, csvLines } from "#gateway/domains/lists/csvContract";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Shown as the header instead of its text. */
  head?: ReactNode;
  /** The header becomes a button; the screen sorts, by the key. */
  sortable?: boolean | undefined;
  /** Numbers and money are set 'end', in tabular figures. */
  align?: "start" | "end" | undefined;
  /** What the export of a table that is whole on the screen holds; longer tables are exported by the server. */
  csv?: ((row: Row, index: number) => CsvValue) | undefined;
  /** The cell that names the row. */
  rowHeader?: boolean | undefined;
  /** Actions: the header is there only for assistive technology. */
  hideHeader?: boolean | undefined;
  /** Left out of the cards of a phone, where its content stands elsewhere or says nothing. */
  wideOnly?: boolean | undefined;
}

export interface Sort {
  key: string;
  direction: "ascending" | "descending";
}

/** The order after a press on a header: the other way round if it was sorted by it, else ascending. */
export function nextSort(key: string, sort: Sort | undefined): Sort {
  const turned = sort?.key === key && sort.direction === "ascending";
  return { key, direction: turned ? "descending" : "ascending" };
}

/** What the table shows, as CSV. */
export function csvOfRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  return csvLines([
    exported.map((column) => column.header),
    ...rows.map((row, index) => exported.map((column) => column.csv(row, index))),
  ]);
}
