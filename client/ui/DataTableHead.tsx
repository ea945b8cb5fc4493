import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { classNames } from "./classNames";
import { type Column, nextSort, type Sort } from "./tableColumns";

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** Keeps the actions visible where a table is wider than its frame, with a fade over the columns behind them. */
export const stickyEnd =
  "sm:sticky sm:right-0 sm:bg-inherit sm:before:pointer-events-none sm:before:absolute sm:before:inset-y-0 sm:before:-left-(--cell) sm:before:w-(--cell) sm:before:bg-inherit sm:before:mask-l-from-0% sm:before:mask-l-to-100%";

/** Leaves a column out where the table would not fit beside the sidebar of a laptop. */
export const roomyClass = "sm:max-2xl:hidden";

/** The headers of a DataTable. On a phone only the sortable ones remain, as a row of buttons above the cards, which scrolls. */
export function TableHead<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <thead className="bg-sunken sm:group-data-fits/frame:sticky sm:group-data-fits/frame:top-(--header-height) sm:group-data-fits/frame:z-10 max-sm:mb-3 max-sm:block max-sm:bg-transparent">
      <tr className="bg-inherit max-sm:flex max-sm:items-center max-sm:gap-2 max-sm:overflow-x-auto max-sm:p-1 max-sm:[scrollbar-width:none]">
        {columns.map((column) => {
          const sortable = column.sortable && onSort;
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={sortable ? (direction ?? "none") : undefined}
              className={classNames(
                "px-(--cell) py-2 text-xs font-medium whitespace-nowrap text-muted sm:first:pl-4 sm:last:pr-4 max-sm:shrink-0 max-sm:p-0",
                column.hideHeader && stickyEnd,
                column.roomy && roomyClass,
                column.align === "end" ? "text-right" : "text-left",
                !sortable && !column.head && "max-sm:sr-only",
              )}
            >
              {sortable ? (
                <SortButton
                  header={column.header}
                  direction={direction}
                  onPress={() => onSort(nextSort(column.key, sort))}
                />
              ) : (
                <PlainHeader column={column} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function PlainHeader<Row>({ column: { head, header, hideHeader } }: { column: Column<Row> }) {
  return head ?? <span className={hideHeader ? "sr-only" : undefined}>{header}</span>;
}

interface SortButtonProps {
  header: string;
  direction: Sort["direction"] | undefined;
  onPress: () => void;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };

function SortButton({ header, direction, onPress }: SortButtonProps) {
  const Arrow = direction ? arrows[direction] : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        "touch -mx-1.5 inline-flex items-center gap-0.5 rounded-sm px-1.5 py-0.5 font-medium hover:text-ink",
        "max-sm:mx-0 max-sm:rounded-full max-sm:border max-sm:border-line max-sm:bg-surface max-sm:px-3",
        direction && "text-ink",
      )}
    >
      {header}
      <Arrow aria-hidden className="size-3" />
    </button>
  );
}
