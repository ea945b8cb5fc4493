import { type ListParams, listParams, type PageParams, pageVariables } from "./listParams";
import { type Field, type ParamGroup, paramGroup } from "./searchParams";

/** Which page of a table an address shows, and in which order its rows stand. */
export interface TableAddress extends PageParams {
  /** A column. */
  sort: string;
  descending: boolean;
}

/** A table whose rows are sorted by its columns. */
export interface TableList<Address extends TableAddress> extends ListParams<Address> {
  /** The same list, sorted by a column; unchanged where that cannot be sorted by. */
  readonly sortedBy: (address: Address, column: string, descending: boolean) => Address;
}

interface Order<Column extends string> {
  sort: Column;
  descending: boolean;
}

interface OrderForm<Column extends string, Sort extends string> {
  /** The columns that the list can be sorted by, and the gateway's orders that they stand for. */
  columns: Readonly<Record<Column, Sort>>;
  /** The order when the address says none. */
  sort: NoInfer<Column>;
  descending?: boolean;
  /** Columns whose order at the gateway begins with what stands last here. */
  turned?: readonly NoInfer<Column>[];
}

/** The order in an address: a column that nobody has turned round is ascending, but for the list's own first order. */
function orderPart<Column extends string>(
  form: Omit<OrderForm<Column, string>, "turned">,
): ParamGroup<Order<Column>> {
  const columns = Object.keys(form.columns) as Column[];
  const defaultValue = { sort: form.sort, descending: form.descending ?? false };
  const usually = (sort: Column) => sort === defaultValue.sort && defaultValue.descending;
  return {
    defaultValue,
    read(said) {
      const sort = columns.find((column) => column === said.get("sort")) ?? defaultValue.sort;
      const descending = said.get("descending");
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

/** A table by its filters and the columns that it can be sorted by. */
export function tableList<Filters extends object, Column extends string, Sort extends string>(
  form: TableForm<Filters, Column, Sort>,
) {
  type Address = Filters & Order<Column> & PageParams;
  const list = listParams(paramGroup<Filters>(form.filters), orderPart<Column>(form));
  const isColumn = (column: string): column is Column => Object.hasOwn(form.columns, column);
  return {
    ...list,
    sortedBy(address: Address, column: string, descending: boolean): Address {
      if (!isColumn(column)) return address;
      const order: Order<Column> = { sort: column, descending };
      return { ...list.refine(address, {}), ...order };
    },
    /** The order and the page of an address, as the variables of the list's query. */
    variables: (address: Address) => ({
      sort: form.columns[address.sort],
      reversed: form.turned?.includes(address.sort) ? !address.descending : address.descending,
      ...pageVariables(address),
    }),
  };
}
