import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "../formats/dates";
import { ownZone } from "../formats/zones";
import { OneLine } from "./OneLine";
import { ProgressBar } from "./ProgressBar";
import { RowLink } from "./RowLink";
import type { Column } from "./tableColumns";

type Options<Row> = Partial<Omit<Column<Row>, "key" | "header" | "cell">>;

interface NameOptions<Row> extends Options<Row> {
  key?: string;
  /** The width of the name. */
  className?: string;
  /** Shown before the name. */
  leading?: (row: Row) => ReactNode;
}

interface Name<Row> {
  to: (row: Row) => string;
  name: (row: Row) => string;
}

/** The column that names the row and links to its page. */
export function nameColumn<Row>(
  header: string,
  { to, name }: Name<Row>,
  { key = "name", className, leading, ...options }: NameOptions<Row> = {},
): Column<Row> {
  return {
    ...options,
    key,
    header,
    rowHeader: true,
    cell: (row) => {
      const link = (
        <RowLink to={to(row)} {...(className && { className })} {...(options.fills && { title: name(row) })}>
          {name(row)}
        </RowLink>
      );
      if (!leading) return link;
      return (
        <span className="flex min-w-0 items-center gap-2">
          {leading(row)}
          {link}
        </span>
      );
    },
  };
}

interface ColumnHead {
  key: string;
  header: string;
}

/** A column of text on one line, cut at `width`; without it the text wraps. A dash where there is none. */
export const textColumn = <Row,>(
  { key, header }: ColumnHead,
  text: (row: Row) => string | null | undefined,
  { width, ...options }: Options<Row> & { width?: string } = {},
): Column<Row> => ({
  ...options,
  key,
  header,
  cell: (row) => {
    const known = text(row) || "–";
    return width ? (
      <OneLine text={known} className={width} />
    ) : (
      <span className="wrap-anywhere">{known}</span>
    );
  },
});

type TimeColumn = <Row>(
  titled: ColumnHead,
  time: (row: Row) => string | null | undefined,
  options?: Options<Row> & { none?: string },
) => Column<Row>;

const timeColumn =
  (format: (time: string) => string): TimeColumn =>
  ({ key, header }, time, { none = "–", ...options } = {}) => ({
    ...options,
    key,
    header,
    cell: (row) => {
      const known = time(row);
      return <span className="whitespace-nowrap tabular-nums">{known ? format(known) : none}</span>;
    },
  });

/** A column of days; `none` is shown where there is none. */
export const dateColumn = timeColumn((time) => formatDate(time));

/** A column of days by the reader's clock, as of when someone was last seen. */
export const ownDateColumn = timeColumn((time) => formatDate(time, ownZone()));

/** A column of days with their times; `none` is shown where there is none. */
export const momentColumn = timeColumn((time) => formatDateTime(time));

/** A column of progress bars. */
export const progressColumn = <Row,>(
  header: string,
  progress: { name: (row: Row) => string; percentage: (row: Row) => number },
): Column<Row> => ({
  key: "completion",
  header,
  cell: (row) => (
    <ProgressBar
      label={`Completion of ${progress.name(row)}`}
      value={progress.percentage(row)}
      className="min-w-20"
    />
  ),
});

/** The numbers of the rows, left out of the cards on a phone; `offset` rows precede the first one. */
export const numberColumn = <Row,>(offset = 0, options: Options<Row> = {}): Column<Row> => ({
  wideOnly: true,
  ...options,
  key: "number",
  header: "Sno",
  align: "end",
  cell: (_row, index) => offset + index + 1,
});

/** The column of what can be done with a row. */
export const actionsColumn = <Row,>(
  cell: (row: Row) => ReactNode,
  { header = "Actions", ...options }: Options<Row> & { header?: string } = {},
): Column<Row> => ({ ...options, key: "actions", header, hideHeader: true, tall: true, cell });
