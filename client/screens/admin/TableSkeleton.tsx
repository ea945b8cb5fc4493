import type { ReactNode } from "react";
import { DataTable, type DataTableProps } from "~/ui/DataTable";
import { Loading } from "~/ui/Loading";

interface Props<Row>
  extends Pick<DataTableProps<Row>, "caption" | "noun" | "columns" | "toolbar" | "csvName" | "loading"> {
  /** Read out while the rows are on their way. */
  label: string;
  /** What stands above the table. */
  children?: ReactNode;
}

const noKey = () => "";

/** A screen with a table that is on its way: its head, and the table with its columns, filters and no rows yet. */
export function TableSkeleton<Row>({ label, children, loading = true, ...table }: Props<Row>) {
  return (
    <Loading label={label}>
      {children}
      <DataTable {...table} rows={[]} rowKey={noKey} loading={loading} />
    </Loading>
  );
}
