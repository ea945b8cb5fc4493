import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
import type { Viewer } from "../session/viewer";
import { rowId } from "./arguments";
import { builder } from "./builder";
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
      args: { databaseId: t.arg.int(rowId(row)) },
      resolve: (query, _root, { databaseId: id }, { db, viewer }) => {
        const rows = getRows(db, rowType);
        if (!visible) return rows.findUnique({ ...query, where: { id } });
        return rows.findFirst({ ...query, where: { AND: [{ id }, visible(viewer)] } });
      },
    }),
  );
}
