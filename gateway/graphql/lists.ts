import type { EnumRef, FieldRef, InputFieldMap, InputShapeFromFields, MaybePromise } from "@pothos/core";
import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
import { countLimit, pageSizes } from "../domains/lists/contract";
import { type RowsReading, reads } from "../reading/declarations";
import type { Viewer } from "../session/viewer";
import { optional, toArgs } from "./arguments";
import { builder } from "./builder";
import type { Context } from "./context";
import { contextMax } from "./pages";
import { getRows, type RowType, type Types } from "./rows";
import { type Readers, readBy } from "./scopes";

type Ordering<Model extends PrismaModelTypes> = Model["OrderBy"] | readonly Model["OrderBy"][];

/** The orders that a list offers. */
interface Sorting<Value extends string, Order> {
  type: EnumRef<Types, Value>;
  byDefault: NoInfer<Value>;
  order: (sort: NoInfer<Value>, reversed: boolean) => Order;
}

interface ListOptions<Model extends PrismaModelTypes, Args extends InputFieldMap, Value extends string> {
  type: PrismaObjectRef<Types, Model>;
  description: string;
  /** Those of the listed type when left out. */
  readers?: Readers;
  /** The filters. */
  args?: Args;
  /** The page size without `first`; `pageSizes.tables` when left out. */
  defaultSize?: number;
  /** Up to how many rows are counted; all when left out. */
  countAtMost?: number;
  /** The one order, or those of the arguments `sort` and `reversed`. */
  orderBy: NoInfer<Ordering<Model>> | Sorting<Value, NoInfer<Ordering<Model>>>;
}

interface ListQuery<Model extends PrismaModelTypes, Args extends InputFieldMap, Value extends string>
  extends ListOptions<Model, Args, Value> {
  readers: Readers;
  /** The rows that the viewer may see; all of the tenant's when left out. */
  visible?: (viewer: Viewer) => NoInfer<Model["Where"]>;
  /** The listed ones of them; all when left out. */
  where?: (
    args: NoInfer<InputShapeFromFields<Args>>,
    context: Context,
  ) => MaybePromise<NoInfer<Model["Where"]>>;
}

interface ListField<
  Parent extends PrismaModelTypes,
  Model extends PrismaModelTypes,
  Args extends InputFieldMap,
  Value extends string,
> extends ListOptions<Model, Args, Value> {
  where: (
    parent: NoInfer<Parent["Shape"]>,
    args: NoInfer<InputShapeFromFields<Args>>,
    context: Context,
  ) => MaybePromise<NoInfer<Model["Where"]>>;
}

/** The arguments `sort` and `reversed` of a list. */
export const sortArguments = <Value extends string>(type: EnumRef<Types, Value>, byDefault: Value) =>
  toArgs({
    sort: { type, required: false, defaultValue: byDefault, description: "The order." },
    reversed: optional("Boolean", "Whether to reverse the order."),
  });

type AnyArgs = Readonly<Record<string, unknown>>;
type AnyWhere = (parent: object, args: AnyArgs, context: Context) => unknown;

/** The fields that every list has of its page, so that clients select them by one fragment. */
const ListPage = builder.interfaceRef<object>("ListPage").implement({
  description: "A page of a list.",
  fields: (t) => ({
    pageInfo: t.field({ type: builder.pageInfoRef() }),
    totalCount: t.int({
      description: `Number of matching rows, counted up to ${countLimit}: ${countLimit + 1} means more. Lists that belong to one row are counted in full.`,
    }),
  }),
});

/** The options of the connection type of a list. */
export const listPage = { interfaces: [ListPage] };

/** A field builder, without the model of its rows: the type determines it, which the compiler cannot follow. */
interface ConnectionBuilder {
  prismaConnection: (options: object, connection: object) => FieldRef<Types>;
}

const isSorting = (orderBy: unknown): orderBy is Sorting<string, unknown> =>
  typeof orderBy === "object" && orderBy !== null && "byDefault" in orderBy;

/** Makes the connection's field: its arguments, its count and its rows. */
function toConnection<Model extends PrismaModelTypes, Args extends InputFieldMap, Value extends string>(
  t: unknown,
  { type, readers, orderBy, args, countAtMost, ...options }: ListOptions<Model, Args, Value>,
  where: unknown,
): FieldRef<Types> {
  const rowType: RowType = type;
  const readWhere = where as AnyWhere;
  const readOrder = ({ sort, reversed }: AnyArgs) =>
    isSorting(orderBy) ? orderBy.order(String(sort ?? orderBy.byDefault), reversed === true) : orderBy;
  const reading: RowsReading = {
    kind: "page",
    where: readWhere,
    order: readOrder,
    ...(countAtMost !== undefined && { countAtMost }),
    page: (given: AnyArgs, context: Context) => ({
      defaultSize: options.defaultSize ?? pageSizes.tables,
      maxSize: contextMax(given, context),
    }),
  };
  const field = {
    ...options,
    extensions: reads({ rows: reading }),
    ...(readers && { authScopes: readBy(readers) }),
    type: rowType,
    cursor: "id",
    maxSize: contextMax,
    args: { ...args, ...(isSorting(orderBy) && sortArguments(orderBy.type, orderBy.byDefault)) },
    totalCount: async (parent: object, given: AnyArgs, context: Context) =>
      getRows(context.db, rowType).count({
        where: await readWhere(parent, given, context),
        ...(countAtMost !== undefined && { take: countAtMost }),
      }),
    resolve: async (query: object, parent: object, given: AnyArgs, context: Context) =>
      getRows(context.db, rowType).findMany({
        ...query,
        where: await readWhere(parent, given, context),
        orderBy: readOrder(given),
      }),
  };
  return (t as ConnectionBuilder).prismaConnection(field, listPage);
}

/** Adds a query of a list: its rows, its count up to `countLimit`, its filters and its order. */
export function listQuery<Model extends PrismaModelTypes, Args extends InputFieldMap, Value extends string>(
  name: string,
  { where, visible, ...options }: ListQuery<Model, Args, Value>,
): void {
  const ofRoot = async (_root: object, args: InputShapeFromFields<Args>, context: Context) => {
    const listed = await where?.(args, context);
    return visible ? { AND: [visible(context.viewer), listed ?? {}] } : listed;
  };
  builder.queryField(name, (t) => toConnection(t, { ...options, countAtMost: countLimit + 1 }, ofRoot));
}

/** Adds a list to a type whose values are rows. */
export function listField<
  Parent extends PrismaModelTypes,
  Model extends PrismaModelTypes,
  Args extends InputFieldMap,
  Value extends string,
>(
  parent: PrismaObjectRef<Types, Parent>,
  name: string,
  { where, ...options }: ListField<Parent, Model, Args, Value>,
): void {
  builder.prismaObjectField(parent, name, (t) => toConnection(t, options, where));
}
