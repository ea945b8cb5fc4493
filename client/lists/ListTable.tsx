import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useListPage_page$key } from "../__generated__/useListPage_page.graphql";
import { ButtonLink } from "../ui/ButtonLink";
import { DataTable } from "../ui/DataTable";
import { EmptyState } from "../ui/EmptyState";
import type { Column } from "../ui/tableColumns";
import { BulkBar } from "./BulkBar";
import { exportAddress } from "./exportAddress";
import { isOptional, useHiddenColumns } from "./hiddenColumns";
import { type ListAbout, NoRowsYet } from "./ListScreen";
import { getOffset, type ListParams, type PageParams, pagesBeside } from "./listParams";
import { PageOutOfRange } from "./PageOutOfRange";
import { PendingList } from "./PendingList";
import { SavedFilters } from "./SavedFilters";
import { selectColumn } from "./selectColumn";
import { TableView } from "./TableView";
import { useListPage } from "./useListPage";
import { usePendingParams } from "./usePendingParams";
import { type SelectedRow, type Selection, useSelection } from "./useSelection";

interface Props<Row, Address extends PageParams> {
  list: ListParams<Address>;
  about: ListAbout;
  columns: (offset: number) => readonly Column<Row>[];
  page: useListPage_page$key & { readonly nodes: readonly Row[] };
  /** The list's query variables, for its export. */
  variables?: (address: Address) => Parameters<typeof exportAddress>[1];
  toolbar?: ReactNode;
  /** Content between the toolbar and the table. */
  above?: ReactNode;
  /** A suggestion for when nothing matches the filters. */
  advice?: string;
  /** The actions for several rows; adds a checkbox to each row. */
  bulk?: Bulk<Row, Address>;
}

interface Bulk<Row, Address> {
  toSelected: (row: Row) => SelectedRow;
  /** Loads all matching rows, up to the most that one command may change. */
  loadAll?: (environment: IEnvironment, address: Address) => Promise<readonly SelectedRow[]>;
  actions: (selection: Selection, address: Address) => ReactNode;
}

/** A table whose search, filters, order and page are in the address. */
export function ListTable<Row extends { readonly id: string }, Address extends PageParams>(
  props: Props<Row, Address>,
) {
  const { list, about, page, toolbar, above, bulk, variables } = props;
  const { caption, noun } = about;
  const { address, requested, show } = usePendingParams(list);
  const selection = useSelection(list.format(list.first(address)));
  const environment = useRelayEnvironment();
  const { totalCount: total, pageInfo } = useListPage(page);
  const columns = props.columns(getOffset(address));
  const choice = useHiddenColumns();
  const { getSort, sortedBy } = list;
  return (
    <PendingList list={list}>
      <DataTable
        caption={caption}
        noun={noun}
        total={total}
        toolbar={toolbar}
        above={above}
        view={
          <>
            <SavedFilters search={list.format(list.first(requested))} />
            <TableView columns={columns.filter(isOptional)} choice={choice} />
          </>
        }
        exportHref={about.exports && exportAddress(about.exports, variables?.(address))}
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
        sort={getSort?.(requested)}
        onSort={
          sortedBy && (({ key, direction }) => show(sortedBy(requested, key, direction === "descending")))
        }
        offset={getOffset(address)}
        {...pagesBeside(list, address, pageInfo)}
        empty={<NoRows {...props} address={address} total={total} />}
      />
      {bulk && selection.rows.length > 0 && (
        <BulkBar
          selection={selection}
          noun={noun}
          total={total}
          onLoadAll={bulk.loadAll && (async () => bulk.loadAll?.(environment, address) ?? [])}
        >
          {bulk.actions(selection, address)}
        </BulkBar>
      )}
    </PendingList>
  );
}

interface NoRowsProps<Address extends PageParams> {
  list: ListParams<Address>;
  about: ListAbout;
  address: Address;
  total: number;
  advice?: string;
}

/** The reason for an empty table: the page does not exist, nothing matches, or there are no rows yet. */
function NoRows<Address extends PageParams>(props: NoRowsProps<Address>) {
  const { list, about, address, total, advice } = props;
  if (total > 0) return <PageOutOfRange first={list.format(list.refine(address, {}))} />;
  if (!list.isFiltered(address)) return <NoRowsYet about={about} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={`No ${about.noun.many} match`}
      action={
        <ButtonLink to={{ search: list.format(list.withoutFilters(address)) }}>Clear filters</ButtonLink>
      }
    >
      {advice}
    </EmptyState>
  );
}
