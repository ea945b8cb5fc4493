import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import type { Noun } from "../formats/counts";
import { ButtonLink } from "../ui/ButtonLink";
import { DataTable } from "../ui/DataTable";
import { EmptyState } from "../ui/EmptyState";
import type { Column } from "../ui/tableColumns";
import { BulkBar } from "./BulkBar";
import { isOptional, useHiddenColumns } from "./hiddenColumns";
import { getOffset, pagesBeside } from "./listParams";
import { PageOutOfRange } from "./PageOutOfRange";
import { PendingList } from "./PendingList";
import { selectColumn } from "./selectColumn";
import { TableView } from "./TableView";
import type { TableAddress, TableList } from "./tableList";
import { usePendingParams } from "./usePendingParams";
import { type SelectedRow, type Selection, useSelection } from "./useSelection";

interface Props<Row, Address extends TableAddress> {
  list: TableList<Address>;
  caption: string;
  noun: Noun;
  columns: (offset: number) => readonly Column<Row>[];
  page: {
    readonly totalCount: number | null | undefined;
    readonly nodes: readonly Row[];
    readonly pageInfo: Parameters<typeof pagesBeside>[2];
  };
  /** The address that exports the whole list. */
  exportHref: (address: Address) => string;
  toolbar?: ReactNode;
  /** Content between the toolbar and the table. */
  above?: ReactNode;
  /** A suggestion for when nothing matches the filters. */
  advice: string;
  /** The actions for several rows; adds a checkbox to each row. */
  bulk?: Bulk<Row, Address> | undefined;
  /** Shown for an unfiltered list without rows. */
  empty: ReactNode;
}

export interface Bulk<Row, Address> {
  toSelected: (row: Row) => SelectedRow;
  /** Loads all matching rows, up to the most that one command may change. */
  loadAll?: ((address: Address) => Promise<readonly SelectedRow[]>) | undefined;
  actions: (selection: Selection, address: Address) => ReactNode;
}

/** A table whose search, filters, order and page are in the address. */
export function ListTable<Row extends { readonly id: string }, Address extends TableAddress>(
  props: Props<Row, Address>,
) {
  const { list, caption, noun, page, exportHref, toolbar, above, advice, empty, bulk } = props;
  const { address, requested, show } = usePendingParams(list);
  const selection = useSelection(list.format(list.first(address)));
  const total = page.totalCount ?? page.nodes.length;
  const columns = props.columns(getOffset(address));
  const choice = useHiddenColumns(noun.many);
  return (
    <PendingList list={list}>
      <DataTable
        {...{ caption, noun, total, toolbar, above }}
        view={<TableView columns={columns.filter(isOptional)} choice={choice} />}
        exportHref={exportHref(address)}
        pageSize={{ size: address.size, onChange: (size) => show({ ...list.refine(requested, {}), size }) }}
        columns={[
          ...(bulk && page.nodes.length > 0
            ? [selectColumn({ rows: page.nodes, selection, toSelected: bulk.toSelected })]
            : []),
          ...columns.filter(({ key }) => !choice.hidden.has(key)),
        ]}
        rows={page.nodes}
        rowKey={({ id }) => id}
        liveList={list.format(address)}
        sort={{ key: requested.sort, direction: requested.descending ? "descending" : "ascending" }}
        onSort={({ key, direction }) => show(list.sortedBy(requested, key, direction === "descending"))}
        offset={getOffset(address)}
        {...pagesBeside(list, address, page.pageInfo)}
        empty={<NoRows {...{ list, address, noun, total, advice }}>{empty}</NoRows>}
      />
      {bulk && selection.rows.length > 0 && (
        <BulkBar
          {...{ selection, noun, total }}
          onLoadAll={bulk.loadAll && (async () => bulk.loadAll?.(address) ?? [])}
        >
          {bulk.actions(selection, address)}
        </BulkBar>
      )}
    </PendingList>
  );
}

interface NoRowsProps<Address extends TableAddress> {
  list: TableList<Address>;
  address: Address;
  noun: Noun;
  total: number;
  advice: string;
  /** The empty state of the unfiltered list. */
  children: ReactNode;
}

/** The reason for an empty table: the page does not exist, nothing matches, or there are no rows yet. */
function NoRows<Address extends TableAddress>(props: NoRowsProps<Address>) {
  const { list, address, noun, total, advice, children } = props;
  if (total > 0) return <PageOutOfRange first={list.format(list.refine(address, {}))} />;
  if (!list.isFiltered(address)) return children;
  return (
    <EmptyState
      icon={<SearchX />}
      title={`No ${noun.many} match`}
      action={
        <ButtonLink to={{ search: list.format(list.withoutFilters(address)) }}>Clear filters</ButtonLink>
      }
    >
      {advice}
    </EmptyState>
  );
}
