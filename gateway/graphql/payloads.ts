import { builder } from "./builder";
import { getRows, type RowType } from "./rows";
import type { Scopes } from "./scopes";

interface Change<Id extends string> {
  description: string;
  /** Who may read it; staff when left out. */
  authScopes?: Partial<Scopes>;
  /** By field: a row that the command changed or created, and which of the payload's ids is its id. */
  rows: Readonly<Record<string, { type: RowType; id: Id; description: string }>>;
}

/** The payload of a command that returns ids: the rows of these ids, as they are after the change. */
export const changedPayload = <Id extends string>(
  name: string,
  { description, authScopes = { staff: true }, rows }: Change<Id>,
) =>
  builder.objectRef<Record<Id, number>>(name).implement({
    description,
    authScopes,
    fields: (t) => {
      const fields = Object.entries(rows).map(([field, { id, ...row }]) => [
        field,
        t.prismaField({
          ...row,
          resolve: (query, ids, _args, { db }) =>
            getRows(db, row.type).findUniqueOrThrow({ ...query, where: { id: ids[id] } }),
        }),
      ]);
      return Object.fromEntries(fields);
    },
  });

interface Deletion {
  /** The type of the deleted node. */
  type: string;
  /** The payload's name, where it is not `Deleted<Type>Payload`. */
  name?: string;
  description: string;
}

/** The payload of a staff's deletion: by what the row was known, so that a client's store can forget it. */
export const deletedPayload = ({ type, name = `Deleted${type}Payload`, description }: Deletion) =>
  builder.objectRef<{ deletedId: number }>(name).implement({
    description,
    authScopes: { staff: true },
    fields: (t) => ({
      deletedId: t.exposeInt("deletedId", { description: "The id that it had." }),
      deletedNodeId: t.globalID({
        description: "The former global id, for a client's store.",
        resolve: ({ deletedId }) => ({ id: deletedId, type }),
      }),
    }),
  });
