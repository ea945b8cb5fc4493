import type { FieldMap, ObjectRef } from "@pothos/core";
import type { RowFields } from "./rowFields";
import type { RowType, Types } from "./rows";
import type { Readers } from "./scopes";
import { valueType } from "./types";

interface Payload<Shape extends object> {
  description: string;
  /** The payload's readers; staff when left out. */
  readers?: Readers;
  /** By field: rows that the command changed or created, as they are after it. */
  rows?: RowFields<Shape>;
  /** Fields that are no rows. */
  fields?: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>) => FieldMap;
  /** Whether the change can be undone: the payload then tells by which entry of the history. */
  isUndoable?: boolean;
}

/** The payloads of changes that can be undone. */
export const undoablePayloads: ObjectRef<Types, object>[] = [];

/** By payload: the value that is an id, of a command that returns only this. */
const ids = new WeakMap<object, PropertyKey>();

/** Returns the start of a payload whose command returned an id. */
export function ofId(payload: object, id: number): object {
  const name = ids.get(payload);
  if (name === undefined) throw new Error("This payload shows no row by its id");
  return { [name]: id };
}

/** The payload of a command: rows, read after it by its result, and other fields. */
export function commandPayload<Shape extends object>(name: string, options: Payload<Shape>) {
  const payload = valueType<Shape>(name, { readers: "staff", ...options });
  if (options.isUndoable) undoablePayloads.push(payload);
  for (const row of Object.values(options.rows ?? {})) if ("id" in row) ids.set(payload, row.id);
  return payload;
}

interface Change<Id extends string> extends Omit<Payload<Record<Id, number>>, "rows"> {
  rows: Readonly<Record<string, { type: RowType; description: string; id: Id }>>;
}

/** The payload of a command that returns ids: the rows of these ids, as they are after the change. */
export const changedPayload = <Id extends string>(name: string, change: Change<Id>) =>
  commandPayload<Record<Id, number>>(name, change);

interface RowChange {
  type: RowType;
  description?: string;
  /** The payload's readers; staff when left out. */
  readers?: Readers;
  /** Whether the change can be undone. */
  isUndoable?: boolean;
}

/** The payload of a command that returns the id of the one row that it changes: of "batch", its `batchId`. */
export const changedRow = <Row extends string>(
  name: string,
  row: Row,
  { type, description = `The ${row} after the change.`, ...options }: RowChange,
) =>
  commandPayload<Record<`${Row}Id`, number>>(name, {
    ...options,
    description,
    rows: { [row]: { type, id: `${row}Id`, description: `The ${row}.` } },
  });

/** The payload of a command that returns nothing to show: a field that is always true. */
export const donePayload = (
  name: string,
  field: string,
  options: { description: string; readers: Readers },
) =>
  commandPayload<object>(name, {
    ...options,
    fields: (t) => ({ [field]: t.boolean({ description: "Always true.", resolve: () => true }) }),
  });

interface Deletion<Shape extends object> {
  /** The type of the deleted node. */
  type: string;
  /** The payload's name, where it is not `Deleted<Type>Payload`. */
  name?: string;
  description: string;
  /** The payload's readers; staff when left out. */
  readers?: Readers;
  /** Rows that the deletion changed. */
  rows?: RowFields<Shape>;
  /** Whether the deletion can be undone. */
  isUndoable?: boolean;
}

/** The payload of a deletion: the row's former ids, so that a client's store can remove it. */
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
        description: "The former global id, for removing the row from a client's store.",
        resolve: ({ deletedId }) => ({ id: deletedId, type }),
      }),
    }),
  });
  ids.set(payload, "deletedId");
  return payload;
}
