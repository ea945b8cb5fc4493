import { DataTable } from "../ui/DataTable";
import { HeadSkeleton } from "../ui/HeadSkeleton";
import { Loading } from "../ui/Loading";
import type { Column } from "../ui/tableColumns";
import { exportAddress } from "./exportAddress";
import { isOptional, useHiddenColumns } from "./hiddenColumns";
import { type ListAbout, NoRowsYet, TableSkeleton, type TableSkeletonProps } from "./ListScreen";
import { TableView } from "./TableView";

interface Props<Row> {
  about: ListAbout;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many there are, if further rows are still on their way. */
  total?: number;
  /** The list's query variables, for its export. */
  variables?: Parameters<typeof exportAddress>[1];
}

/** The table of a short list, whose rows are all on the screen. */
export function WholeTable<Row extends { readonly id: string }>({
  about,
  columns,
  variables,
  ...table
}: Props<Row>) {
  const { caption, noun, exports } = about;
  const choice = useHiddenColumns();
  return (
    <DataTable
      {...table}
      caption={caption}
      noun={noun}
      columns={columns.filter(({ key }) => !choice.hidden.has(key))}
      rowKey={({ id }) => id}
      view={<TableView columns={columns.filter(isOptional)} choice={choice} />}
      exportHref={exports && exportAddress(exports, variables)}
      empty={<NoRowsYet about={about} />}
    />
  );
}

interface SkeletonProps<Row> extends Omit<TableSkeletonProps<Row>, "toolbar"> {
  about: Pick<ListAbout, "caption" | "noun" | "exports" | "breadcrumbs">;
}

/** The screen of a list of one course or batch while it loads: the head names that, which is not known yet. */
export function WholeListSkeleton<Row>(props: SkeletonProps<Row>) {
  const { noun, breadcrumbs } = props.about;
  return (
    <Loading label={`Loading ${noun.many}`}>
      <HeadSkeleton breadcrumbs={breadcrumbs !== undefined} actions="w-40" />
      <TableSkeleton {...props} />
    </Loading>
  );
}
