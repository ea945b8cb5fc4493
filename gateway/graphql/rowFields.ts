import type { FieldMap, FieldRef } from "@pothos/core";
import type { Context } from "./context";
import { getRows, type RowType, type Types } from "./rows";

interface RowText {
  type: RowType;
  description: string;
  /** Whether there may be none. */
  nullable?: true;
  /** Scopes that the row has in this place only. */
  grantScopes?: readonly string[];
  extensions?: object;
}

/** One row, by which of the parent's values is its id. */
interface RowById<Shape> extends RowText {
  id: keyof Shape;
}

/** One row or several, by the parent's values. */
interface RowsWhere<Shape> extends RowText {
  /** Null where there are none. */
  where: (parent: Shape, context: Context) => object | null;
  /** Whether all of these rows are returned, by their ids. */
  many?: true;
}

type AnyRow<Shape> = RowById<Shape> | RowsWhere<Shape>;

/** Fields of values that are not rows: rows, read by those values. */
export type RowFields<Shape> = Readonly<Record<string, AnyRow<Shape>>>;

/** A field builder, without the model of its rows: the type determines it, which the compiler cannot follow. */
export interface RowFieldBuilder {
  prismaField: (options: object) => FieldRef<Types>;
}

/** Reads the rows of a field; a row by its id is read together with others of its table. */
function readRows<Shape>(
  row: AnyRow<Shape>,
  parent: Shape,
  { query, context }: { query: object; context: Context },
) {
  const rows = getRows(context.db, row.type);
  if ("id" in row) {
    const where = { id: parent[row.id] };
    if (!row.nullable) return rows.findUniqueOrThrow({ ...query, where });
    return where.id === null ? null : rows.findUnique({ ...query, where });
  }
  const where = row.where(parent, context);
  if (where === null) return null;
  if (row.many) return rows.findMany({ ...query, where, orderBy: { id: "asc" } });
  return row.nullable ? rows.findFirst({ ...query, where }) : rows.findFirstOrThrow({ ...query, where });
}

function rowField<Shape>(t: unknown, row: AnyRow<Shape>): FieldRef<Types> {
  const { type, description, nullable = false, grantScopes, extensions } = row;
  return (t as RowFieldBuilder).prismaField({
    description,
    nullable,
    type: "many" in row ? [type] : type,
    ...(grantScopes && { grantScopes }),
    ...(extensions && { extensions }),
    resolve: (query: object, parent: Shape, _args: object, context: Context) =>
      readRows(row, parent, { query, context }),
  });
}

/** Fields that return rows, of a type whose values are not rows. */
export const toRowFields = <Shape>(t: unknown, rows: RowFields<Shape>): FieldMap =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, rowField(t, row)]));
