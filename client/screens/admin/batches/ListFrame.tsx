import type { ReactNode } from "react";
import type { Noun } from "../../../formats/counts";
import { ButtonLink } from "../../../ui/ButtonLink";
import { classNames } from "../../../ui/classNames";
import { DataTable } from "../../../ui/DataTable";
import { EmptyState } from "../../../ui/EmptyState";
import type { Column } from "../../../ui/tableColumns";
import { isFiltered, type ListKind, offsetOf, pagesBeside } from "./listAddress";
import { useRequestedList } from "./useRequestedList";

interface Props<Row> {
  kind: ListKind;
  caption: string;
  noun: Noun;
  columns: (offset: number) => readonly Column<Row>[];
  list: {
    readonly totalCount: number | null | undefined;
    readonly nodes: readonly Row[];
    readonly pageInfo: Parameters<typeof pagesBeside>[2];
  };
  csvName: string;
  toolbar: ReactNode;
  /** Shown while nothing is filtered and there is no row at all. */
  empty: ReactNode;
}

/** A table whose search, filters, order and page stand in the address. */
export function ListFrame<Row extends { readonly id: string }>(props: Props<Row>) {
  const { kind, caption, noun, columns, list, csvName, toolbar, empty } = props;
  const { address, requested, waiting, refine } = useRequestedList(kind);
  const total = list.totalCount ?? list.nodes.length;
  return (
    <div aria-busy={waiting} className={classNames("transition-opacity", waiting && "opacity-60")}>
      <DataTable
        {...{ caption, noun, total, csvName, toolbar }}
        columns={columns(offsetOf(address))}
        rows={list.nodes}
        rowKey={({ id }) => id}
        liveList={kind.format(address)}
        sort={{ key: requested.sort, direction: requested.descending ? "descending" : "ascending" }}
        onSort={({ key, direction }) =>
          kind.isSortable(key) && refine({ sort: key, descending: direction === "descending" })
        }
        offset={offsetOf(address)}
        {...pagesBeside(kind, address, list.pageInfo)}
        empty={
          total > 0 || isFiltered(address) ? <NothingHere kind={kind} noun={noun} total={total} /> : empty
        }
      />
    </div>
  );
}

/** The page is gone, or nothing fits the filters. */
function NothingHere({ kind, noun, total }: { kind: ListKind; noun: Noun; total: number }) {
  const { address } = useRequestedList(kind);
  if (total > 0)
    return (
      <EmptyState
        title="This page no longer exists"
        action={
          <ButtonLink to={{ search: kind.format(kind.refine(address, {})) }}>Go to the first page</ButtonLink>
        }
      >
        The list has changed since this address was made.
      </EmptyState>
    );
  const { sort, descending } = address;
  return (
    <EmptyState
      title={`No ${noun.many} match`}
      action={
        <ButtonLink to={{ search: kind.format({ ...kind.all, sort, descending }) }}>Clear filters</ButtonLink>
      }
    >
      Try fewer words, or another status.
    </EmptyState>
  );
}
