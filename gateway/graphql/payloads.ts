import { builder } from "./builder";

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
