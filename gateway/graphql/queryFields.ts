import type {
  FieldRef,
  InputFieldMap,
  InputShapeFromFields,
  MaybePromise,
  ShapeFromTypeParam,
  TypeParam,
} from "@pothos/core";
import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
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

interface RowQuery<Model extends PrismaModelTypes> {
  type: PrismaObjectRef<Types, Model>;
  /** The kind of row, such as "batch". */
  row: string;
  description: string;
  readers: Readers;
  /** The rows that the viewer may see; all of the tenant's when left out. */
  visible?: (viewer: Viewer) => NoInfer<Model["Where"]>;
}

/** Adds a query of one row by its id; null when there is none that the viewer may see. */
export function rowQuery<Model extends PrismaModelTypes>(
  name: string,
  { type, row, readers, visible, ...options }: RowQuery<Model>,
): void {
  const rowType: RowType = type;
  builder.queryField(name, (t) =>
    t.prismaField({
      ...options,
      authScopes: readBy(readers),
      type: rowType,
      nullable: true,
      args: toArgs({ databaseId: rowId(row) }),
      resolve: (query, _root, { databaseId: id }, { db, viewer }) => {
        const rows = getRows(db, rowType);
        if (!visible) return rows.findUnique({ ...query, where: { id } });
        return rows.findFirst({ ...query, where: { AND: [{ id }, visible(viewer)] } });
      },
    }),
  );
}

interface FindQuery<Model extends PrismaModelTypes, Args extends InputFieldMap> {
  type: PrismaObjectRef<Types, Model>;
  description: string;
  readers: Readers;
  args?: Args;
  /** The one row that is meant, of those that the viewer may see. */
  where: (
    args: NoInfer<InputShapeFromFields<Args>>,
    context: Context,
  ) => MaybePromise<NoInfer<Model["Where"]>>;
}

/** Adds a query of one row by other arguments than its id; null when there is none that the viewer may see. */
export function findQuery<Model extends PrismaModelTypes, Args extends InputFieldMap>(
  name: string,
  { type, readers, where, ...options }: FindQuery<Model, Args>,
): void {
  const rowType: RowType = type;
  builder.queryField(name, (t) =>
    t.prismaField({
      ...options,
      authScopes: readBy(readers),
      type: rowType,
      nullable: true,
      resolve: async (query, _root, args, context) =>
        getRows(context.db, rowType).findFirst({ ...query, where: await where(args, context) }),
    }),
  );
}

interface ValueQuery<Type extends TypeParam<Types>, Args extends InputFieldMap, Nullable extends boolean> {
  type: Type;
  nullable?: Nullable;
  description: string;
  readers: Readers;
  args?: Args;
  resolve: (
    args: NoInfer<InputShapeFromFields<Args>>,
    context: Context,
  ) => MaybePromise<NoInfer<ShapeFromTypeParam<Types, Type, Nullable>>>;
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
