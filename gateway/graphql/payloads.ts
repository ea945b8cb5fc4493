import type { FieldMap, FieldRef } from "@pothos/core";
import type { TenantClient } from "../database/tenantClient";
import { builder } from "./builder";
import type { Context } from "./context";
import { getRows, type RowType, type Types } from "./rows";
import { type Readers, readBy } from "./scopes";

interface RowText {
  type: RowType;
  description: string;
}

/** One row, by which of the payload's values is its id. */
interface RowById<Shape> extends RowText {
  id: keyof Shape;
}

/** One row or several, by what they hold. */
interface RowsWhere<Shape> extends RowText {
  where: (payload: Shape) => object;
  /** Whether all of these rows are returned, by their ids. */
  many?: true;
  /** Whether there may be none. */
  nullable?: true;
}

interface Payload<Shape extends object> {
  description: string;
  /** Who may read it; staff when left out. */
  readers?: Readers;
  /** By field: rows that the command changed or created, as they are after it. */
  rows?: Readonly<Record<string, RowById<Shape> | RowsWhere<Shape>>> | undefined;
  /** Fields that are no rows. */
  fields?: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>) => FieldMap;
}

/** A field builder, without the model of its rows: the type determines it, which the compiler cannot follow. */
interface RowFieldBuilder {
  prismaField: (options: object) => FieldRef<Types>;
}

interface Reading {
  db: TenantClient;
  query: object;
}

/** Reads the rows of a field; a row by its id is read together with others of its table. */
function readRows<Shape>(row: RowById<Shape> | RowsWhere<Shape>, payload: Shape, { db, query }: Reading) {
  const rows = getRows(db, row.type);
  if ("id" in row) return rows.findUniqueOrThrow({ ...query, where: { id: payload[row.id] } });
  const where = row.where(payload);
  if (row.many) return rows.findMany({ ...query, where, orderBy: { id: "asc" } });
  return row.nullable ? rows.findFirst({ ...query, where }) : rows.findFirstOrThrow({ ...query, where });
}

const rowField = <Shape>(t: unknown, row: RowById<Shape> | RowsWhere<Shape>) =>
  (t as RowFieldBuilder).prismaField({
    type: "many" in row ? [row.type] : row.type,
    description: row.description,
    nullable: "nullable" in row,
    resolve: (query: object, payload: Shape, _args: object, { db }: Context) =>
      readRows(row, payload, { db, query }),
  });

/** By payload: the value that is an id, of a command that returns only this. */
const ids = new WeakMap<object, PropertyKey>();

/** What a payload begins from where its command returned an id. */
export function ofId(payload: object, id: number): object {
  const name = ids.get(payload);
  if (name === undefined) throw new Error("This payload shows no row by its id");
  return { [name]: id };
}

/** The payload of a command: rows, read after it by what it returned, and other fields. */
export function commandPayload<Shape extends object>(
  name: string,
  { description, readers = "staff", rows = {}, fields }: Payload<Shape>,
) {
  const payload = builder.objectRef<Shape>(name).implement({
    description,
    authScopes: readBy(readers),
    fields: (t) => ({
      ...Object.fromEntries(Object.entries(rows).map(([field, row]) => [field, rowField(t, row)])),
      ...fields?.(t),
    }),
  });
  for (const row of Object.values(rows)) if ("id" in row) ids.set(payload, row.id);
  return payload;
}

interface Change<Id extends string> extends Omit<Payload<Record<Id, number>>, "rows"> {
  rows: Readonly<Record<string, RowText & { id: Id }>>;
}

/** The payload of a command that returns ids: the rows of these ids, as they are after the change. */
export const changedPayload = <Id extends string>(name: string, change: Change<Id>) =>
  commandPayload<Record<Id, number>>(name, change);

interface Deletion<Shape extends object> {
  /** The type of the deleted node. */
  type: string;
  /** The payload's name, where it is not `Deleted<Type>Payload`. */
  name?: string;
  description: string;
  /** Rows that the deletion changed. */
  rows?: Payload<Shape>["rows"];
}

/** The payload of a staff's deletion: by what the row was known, so that a client's store can forget it. */
export function deletedPayload<Shape extends { deletedId: number } = { deletedId: number }>({
  type,
  name = `Deleted${type}Payload`,
  ...options
}: Deletion<Shape>) {
  const payload = commandPayload<Shape>(name, {
    ...options,
    fields: (t) => ({
      deletedId: t.int({ description: "The id that it had.", resolve: ({ deletedId }) => deletedId }),
      deletedNodeId: t.globalID({
        description: "The former global id, for a client's store.",
        resolve: ({ deletedId }) => ({ id: deletedId, type }),
      }),
    }),
  });
  ids.set(payload, "deletedId");
  return payload;
}
