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
  /** Where the whole list is exported, by what its address says. */
  exportHref: (address: Address) => string;
  toolbar?: ReactNode;
  /** What stands between the toolbar and the table. */
  above?: ReactNode;
  /** What to try when nothing fits the filters. */
  advice: string;
  /** What can be done with many rows at once; adds the boxes that select them. */
  bulk?: Bulk<Row, Address> | undefined;
  /** Shown while nothing is filtered and there is no row at all. */
  empty: ReactNode;
}

export interface Bulk<Row, Address> {
  toSelected: (row: Row) => SelectedRow;
  /** Reads all rows that match, as many as one command may change. */
  loadAll?: ((address: Address) => Promise<readonly SelectedRow[]>) | undefined;
  actions: (selection: Selection, address: Address) => ReactNode;
}

/** A table whose search, filters, order and page stand in the address. */
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
  /** The empty state of the whole list. */
  children: ReactNode;
}

/** Nothing to show: the page is gone, nothing fits the filters, or there is no row yet. */
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
