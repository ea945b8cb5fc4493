import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { tableSizes } from "#gateway/domains/lists/contract";
import { type Noun, rowsInWords } from "../formats/counts";
import { Button } from "./Button";
import { buttonClass } from "./buttonClass";
import { classNames } from "./classNames";
import { roomyClass, stickyEnd, TableHead } from "./DataTableHead";
import { downloadText } from "./downloadText";
import { PageSize, type PageSizeProps } from "./PageSize";
import { Pagination } from "./Pagination";
import { Skeleton } from "./Skeleton";
import { type Column, csvOfRows, type Sort } from "./tableColumns";
import { useFits } from "./useFits";
import { useStableRows } from "./useStableRows";

export interface DataTableProps<Row> {
  /** The table's name for assistive technology; a heading above it with `showCaption`. */
  caption: string;
  /** A sentence below that heading. */
  description?: string | undefined;
  noun: Noun;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Shows skeleton rows while loading: as many as given, or 8 for true. */
  loading?: boolean | number | undefined;
  /** Shown instead of rows, usually an EmptyState. */
  empty?: ReactNode;
  /** The total number of rows, and how many precede the first one shown. */
  total?: number | undefined;
  offset?: number | undefined;
  previous?: string | undefined;
  next?: string | undefined;
  /** A file name such as 'users.csv'. Adds an export button to a table whose rows are all on the screen. */
  csvName?: string | undefined;
  /** The address from which the server exports a paginated table. */
  exportHref?: string | undefined;
  /** Lets people choose the number of rows per page. */
  pageSize?: PageSizeProps | undefined;
  /** Search and filters above the table. */
  toolbar?: ReactNode;
  /** Content between the toolbar and the table. */
  above?: ReactNode;
  /** The button that opens the choice of columns and row height, beside the export. */
  view?: ReactNode;
  /** The address of a live list. While it stays the same, rows keep their positions under the pointer. */
  liveList?: string | undefined;
  showCaption?: boolean | undefined;
}

/**
 * Rows and columns as a native table, shown as cards on a phone. It does not sort, search or paginate: the screen does,
 * and keeps that state in the address.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rowKey, sort, onSort, loading, empty, toolbar, showCaption } = props;
  const { rows, hold } = useStableRows({ rows: props.rows, rowKey, list: props.liveList });
  const { columns } = props;
  const [frameRef, fits] = useFits<HTMLElement>();
  const count = loading === true ? 8 : loading || 0;
  return (
    <div className="min-w-0">
      {showCaption && <Head {...props} />}
      {(toolbar || (!showCaption && (props.csvName || props.exportHref))) && <Toolbar {...props} />}
      {props.above}
      <section
        ref={frameRef}
        aria-label={caption}
        tabIndex={fits ? undefined : 0}
        data-fits={fits || undefined}
        className={getFrameClass(columns)}
      >
        <table className="w-full border-collapse text-sm max-sm:block">
          <caption className="sr-only">{caption}</caption>
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody className="max-sm:grid max-sm:grid-cols-1 max-sm:gap-3" {...hold}>
            {count > 0 ? (
              <SkeletonRows columns={columns} count={count} />
            ) : (
              <Rows {...props} rows={rows} columns={columns} />
            )}
            {count === 0 && rows.length === 0 && (
              <tr className="max-sm:block">
                <td colSpan={columns.length} className="whitespace-normal max-sm:block">
                  {empty ?? <p className="px-6 py-12 text-center text-sm text-muted">No {props.noun.many}</p>}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {count === 0 && rows.length > 0 && <Foot {...props} />}
    </div>
  );
}

// A table wider than the screen scrolls by keyboard too, so its frame takes the focus.
// A frame that scrolls keeps the head of its table; one that only clips lets it stick to the top of the page.
// Visually hidden texts are inside the frame too: without `relative` they would widen the page instead of scrolling.
const frame =
  "group/frame relative overflow-x-auto data-fits:overflow-clip rounded-lg border border-line bg-surface max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent";
/** The row height is the document's (`rowHeight.ts`), so that it is right before any code runs. */
const heights =
  "[--row:36px] [--cell-y:5px] [--acts-y:2px] in-data-comfortable:[--row:48px] in-data-comfortable:[--cell-y:10px] in-data-comfortable:[--acts-y:8px]";
const cellWidth = (columns: number): string => {
  if (columns > 8) return "[--cell:8px]";
  return columns > 6 ? "[--cell:10px]" : "[--cell:16px]";
};
/** Tables with many columns use tighter spacing, so that they fit beside the sidebar of a laptop. */
const getFrameClass = (columns: readonly { fills?: boolean | undefined }[]): string =>
  classNames(
    frame,
    heights,
    cellWidth(columns.length),
    columns.some(({ fills }) => fills) && "sm:whitespace-nowrap",
  );
const rowClass =
  "border-t border-line bg-surface hover:bg-hover max-sm:relative max-sm:grid max-sm:grid-cols-1 max-sm:gap-2 max-sm:rounded-lg max-sm:border max-sm:p-4";
const cellClass =
  "h-(--row) px-(--cell) py-(--cell-y) text-left align-middle font-normal max-sm:h-auto sm:first:pl-4 sm:last:pr-4 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:text-right";

const getCellClass = <Row,>(column: Column<Row>, hasCorner: boolean): string =>
  classNames(
    cellClass,
    column.rowHeader ? "font-medium wrap-anywhere text-ink max-sm:text-left sm:min-w-36" : "text-soft",
    column.rowHeader && hasCorner && "max-sm:pr-8",
    column.hideHeader && `max-sm:justify-end ${stickyEnd}`,
    column.tall && "[--cell-y:var(--acts-y)]",
    column.wideOnly && "max-sm:hidden",
    column.roomy && roomyClass,
    column.fills && "sm:w-full sm:max-w-0 sm:min-w-36",
    column.corner && "max-sm:absolute max-sm:top-4 max-sm:right-4 max-sm:pointer-coarse:right-1",
    column.align === "end" && "text-right tabular-nums",
  );

function Rows<Row>({ columns, rows, rowKey }: DataTableProps<Row>) {
  const hasCorner = columns.some(({ corner }) => corner);
  return rows.map((row, index) => (
    <tr key={rowKey(row)} className={rowClass}>
      {columns.map((column) => {
        const Cell = column.rowHeader ? "th" : "td";
        const content = column.cell(row, index);
        return (
          <Cell
            key={column.key}
            scope={column.rowHeader ? "row" : undefined}
            className={classNames(getCellClass(column, hasCorner), content === null && "max-sm:hidden")}
          >
            {!column.hideHeader && !column.rowHeader && !column.corner && (
              <span aria-hidden className="shrink-0 text-xs font-medium text-muted sm:hidden">
                {column.header}
              </span>
            )}
            <div className="min-w-0 max-sm:wrap-anywhere">{content}</div>
          </Cell>
        );
      })}
    </tr>
  ));
}

function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all alike and never move.
    <tr key={row} aria-hidden className={rowClass}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={classNames(cellClass, column.wideOnly && "max-sm:hidden", column.roomy && roomyClass)}
        >
          <Skeleton
            className={classNames(
              "my-1 h-3.5 max-w-full",
              index === 0 ? "w-40" : "w-20",
              column.align === "end" && "ml-auto max-sm:ml-0",
            )}
          />
        </td>
      ))}
    </tr>
  ));
}

/** The heading of one table of several on a screen, with its export. */
function Head<Row>(props: DataTableProps<Row>) {
  const { caption, description, rows, toolbar } = props;
  return (
    <header className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 max-w-prose">
        <h2 className="text-base font-semibold text-ink">{caption}</h2>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {!toolbar && rows.length > 0 && <ExportButton {...props} />}
    </header>
  );
}

function Toolbar<Row>(props: DataTableProps<Row>) {
  return (
    <div data-noprint className="mb-3 flex flex-wrap items-end justify-between gap-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-end gap-3 max-sm:contents">{props.toolbar}</div>
      <div className="flex gap-2">
        <ExportButton {...props} />
        {props.view}
      </div>
    </div>
  );
}

/** Exports the rows on the screen, or all matching rows of a paginated table. */
function ExportButton<Row>({ columns, rows, csvName, exportHref, loading }: DataTableProps<Row>) {
  if (!csvName && !exportHref) return null;
  if (exportHref && rows.length > 0 && !loading)
    return (
      <a href={exportHref} download className={buttonClass({})}>
        <Download aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Export CSV</span>
      </a>
    );
  return (
    <Button
      icon={<Download />}
      disabled={rows.length === 0}
      onClick={() => csvName && downloadText(csvName, csvOfRows(columns, rows))}
    >
      <span className="max-sm:sr-only">Export CSV</span>
    </Button>
  );
}

function Foot<Row>(props: DataTableProps<Row>) {
  const { rows, noun, total, offset = 0, previous, next, pageSize } = props;
  const shown = { offset, shown: rows.length, total: total ?? offset + rows.length };
  const isLong = shown.total > tableSizes[0];
  return (
    <Pagination
      label={`Pages of ${noun.many}`}
      previous={previous}
      next={next}
      summary={rowsInWords(shown, noun)}
      size={pageSize && isLong ? <PageSize {...pageSize} /> : undefined}
    />
  );
}
