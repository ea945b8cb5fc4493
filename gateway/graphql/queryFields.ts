import type { InputFieldMap, InputShapeFromFields } from "@pothos/core";
import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
import type { Viewer } from "../session/viewer";
import { rowId, toArgs } from "./arguments";
import { builder } from "./builder";
import type { Context } from "./context";
import { getRows, type RowType, type Types } from "./rows";
import type { Scopes } from "./scopes";

interface RowQuery<Model extends PrismaModelTypes> {
  type: PrismaObjectRef<Types, Model>;
  /** The kind of row, such as "batch". */
  row: string;
  description: string;
  authScopes: Partial<Scopes>;
  /** The rows that the viewer may see; all of the tenant's when left out. */
  visible?: (viewer: Viewer) => NoInfer<Model["Where"]>;
}

/** Adds a query of one row by its id; null when there is none that the viewer may see. */
export function rowQuery<Model extends PrismaModelTypes>(
  name: string,
  { type, row, visible, ...options }: RowQuery<Model>,
): void {
  const rowType: RowType = type;
  builder.queryField(name, (t) =>
    t.prismaField({
      ...options,
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
  authScopes: Partial<Scopes>;
  args: Args;
  /** The one row that is meant, of those that the viewer may see. */
  where: (args: NoInfer<InputShapeFromFields<Args>>, context: Context) => NoInfer<Model["Where"]>;
}

/** Adds a query of one row by other arguments than its id; null when there is none that the viewer may see. */
export function findQuery<Model extends PrismaModelTypes, Args extends InputFieldMap>(
  name: string,
  { type, where, ...options }: FindQuery<Model, Args>,
): void {
  const rowType: RowType = type;
  builder.queryField(name, (t) =>
    t.prismaField({
      ...options,
      type: rowType,
      nullable: true,
      resolve: (query, _root, args, context) =>
        getRows(context.db, rowType).findFirst({ ...query, where: where(args, context) }),
    }),
  );
}
