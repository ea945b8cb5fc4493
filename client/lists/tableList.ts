import type { Sort as TableSort } from "../ui/tableColumns";
import { listParams, type PageParams, pageVariables } from "./listParams";
import { type Field, type ParamGroup, paramGroup } from "./searchParams";

interface Order<Column extends string> {
  sort: Column;
  descending: boolean;
}

interface OrderForm<Column extends string, Sort extends string> {
  /** The sortable columns with the gateway's order for each. */
  columns: Readonly<Record<Column, Sort>>;
  /** The default order. */
  sort: NoInfer<Column>;
  descending?: boolean;
  /** Columns whose order is reversed at the gateway. */
  turned?: readonly NoInfer<Column>[];
}

/** The order in an address: a column ascends by default, except in the list's default order. */
function orderPart<Column extends string>(
  form: Omit<OrderForm<Column, string>, "turned">,
): ParamGroup<Order<Column>> {
  const columns = Object.keys(form.columns) as Column[];
  const defaultValue = { sort: form.sort, descending: form.descending ?? false };
  const usually = (sort: Column) => sort === defaultValue.sort && defaultValue.descending;
  return {
    defaultValue,
    read(params) {
      const sort = columns.find((column) => column === params.get("sort")) ?? defaultValue.sort;
      const descending = params.get("descending");
      return { sort, descending: descending === null ? usually(sort) : descending === "true" };
    },
    write: ({ sort, descending }) => ({
      ...(sort !== defaultValue.sort && { sort }),
      ...(descending !== usually(sort) && { descending: String(descending) }),
    }),
  };
}

interface TableForm<Filters, Column extends string, Sort extends string> extends OrderForm<Column, Sort> {
  filters: { readonly [Name in keyof Filters]: Field<Filters[Name]> };
}

/** A table with the given filters and sortable columns. */
export function tableList<Filters extends object, Column extends string, Sort extends string>(
  form: TableForm<Filters, Column, Sort>,
) {
  type Address = Filters & Order<Column> & PageParams;
  const list = listParams(paramGroup<Filters>(form.filters), orderPart<Column>(form));
  const isColumn = (column: string): column is Column => Object.hasOwn(form.columns, column);
  return {
    ...list,
    getSort: ({ sort, descending }: Address): TableSort => ({
      key: sort,
      direction: descending ? "descending" : "ascending",
    }),
    sortedBy(address: Address, column: string, descending: boolean): Address {
      if (!isColumn(column)) return address;
      const order: Order<Column> = { sort: column, descending };
      return { ...list.refine(address, {}), ...order };
    },
    /** Returns the order and the page as query variables. */
    variables: (address: Address) => ({
      sort: form.columns[address.sort],
      reversed: form.turned?.includes(address.sort) ? !address.descending : address.descending,
      ...pageVariables(address),
    }),
  };
}
