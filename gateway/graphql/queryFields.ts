import type {
  FieldRef,
  InputFieldMap,
  InputShapeFromFields,
  MaybePromise,
  ShapeFromTypeParam,
  TypeParam,
} from "@pothos/core";
import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
import { reads } from "../reading/declarations";
import type { Viewer } from "../session/viewer";
import { rowId, toArgs } from "./arguments";
import { builder } from "./builder";
import type { Context } from "./context";
import { getRows, type RowType, type Types } from "./rows";
import { type Readers, readBy } from "./scopes";

/** A field builder, without the type of the field, which the compiler cannot follow. */
interface FieldBuilder {
  field: (options: object) => FieldRef<Types>;
}

interface Question<Model extends PrismaModelTypes> {
  type: PrismaObjectRef<Types, Model>;
  description: string;
  readers: Readers;
  /** The rows that the viewer may see; all of the tenant's when left out. */
  visible?: (viewer: Viewer) => NoInfer<Model["Where"]>;
}

interface FindQuery<Model extends PrismaModelTypes, Args extends InputFieldMap> extends Question<Model> {
  args?: Args;
  /** The condition of the one row; null for none. */
  where: (
    args: NoInfer<InputShapeFromFields<Args>>,
    context: Context,
  ) => MaybePromise<NoInfer<Model["Where"]> | null>;
}

/** Adds a query of one row by other arguments than its id; null when there is none that the viewer may see. */
export function findQuery<Model extends PrismaModelTypes, Args extends InputFieldMap>(
  name: string,
  { type, readers, where, visible, ...options }: FindQuery<Model, Args>,
): void {
  const rowType: RowType = type;
  const toWhere = async (args: InputShapeFromFields<Args>, context: Context) => {
    const meant = await where(args, context);
    return visible && meant !== null ? { AND: [meant, visible(context.viewer)] } : meant;
  };
  const ofRoot = (_root: object, args: unknown, context: Context) =>
    toWhere(args as InputShapeFromFields<Args>, context);
  builder.queryField(name, (t) =>
    t.prismaField({
      ...options,
      extensions: reads({ rows: { kind: "row", where: ofRoot } }),
      authScopes: readBy(readers),
      type: rowType,
      nullable: true,
      resolve: async (query, _root, args, context) => {
        const seen = await toWhere(args, context);
        return seen === null ? null : getRows(context.db, rowType).findFirst({ ...query, where: seen });
      },
    }),
  );
}

interface RowQuery<Model extends PrismaModelTypes> extends Question<Model> {
  /** The kind of row, such as "batch". */
  row: string;
}

/** Adds a query of one row by its id; null when there is none that the viewer may see. */
export const rowQuery = <Model extends PrismaModelTypes>(
  name: string,
  { row, ...options }: RowQuery<Model>,
): void =>
  findQuery(name, {
    ...options,
    args: toArgs({ databaseId: rowId(row) }),
    where: ({ databaseId: id }) => ({ id }),
  });

interface RowsQuery<Model extends PrismaModelTypes> {
  type: PrismaObjectRef<Types, Model>;
  description: string;
  readers: Readers;
  /** The condition of the rows; all of the tenant's when left out. */
  where?: (context: Context) => NoInfer<Model["Where"]>;
  orderBy: readonly NoInfer<Model["OrderBy"]>[];
}

/** Adds a query of all rows of a small table, or of those that meet a condition, in order. */
export function rowsQuery<Model extends PrismaModelTypes>(
  name: string,
  { type, readers, where = () => ({}), orderBy, ...options }: RowsQuery<Model>,
): void {
  const rowType: RowType = type;
  const ofRoot = (_root: object, _args: unknown, context: Context) => where(context);
  builder.queryField(name, (t) =>
    t.prismaField({
      ...options,
      extensions: reads({ rows: { kind: "rows", where: ofRoot, order: () => orderBy } }),
      authScopes: readBy(readers),
      type: [rowType],
      resolve: (query, _root, _args, context) =>
        getRows(context.db, rowType).findMany({ ...query, where: where(context), orderBy }),
    }),
  );
}

/** The resolved value of a field. */
export type Resolved<Type extends TypeParam<Types>, Nullable extends boolean> = MaybePromise<
  NoInfer<ShapeFromTypeParam<Types, Type, Nullable>>
>;

interface ValueQuery<Type extends TypeParam<Types>, Args extends InputFieldMap, Nullable extends boolean> {
  type: Type;
  nullable?: Nullable;
  description: string;
  readers: Readers;
  args?: Args;
  resolve: (args: NoInfer<InputShapeFromFields<Args>>, context: Context) => Resolved<Type, Nullable>;
}

/** Adds a query of values that are no rows. */
export function valueQuery<
  const Type extends TypeParam<Types>,
  Args extends InputFieldMap,
  const Nullable extends boolean = false,
>(name: string, { readers, resolve, ...options }: ValueQuery<Type, Args, Nullable>): void {
  const field = {
    ...options,
    authScopes: readBy(readers),
    resolve: (_root: object, args: InputShapeFromFields<Args>, context: Context) => resolve(args, context),
  };
  builder.queryField(name, (t) => (t as unknown as FieldBuilder).field(field));
}
