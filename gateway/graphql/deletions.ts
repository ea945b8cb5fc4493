import type { Right } from "../domains/rightsContract";
import type { Member } from "../session/viewer";
import type { Context } from "./context";
import { ofDeletedRow, staffMutation } from "./mutationFields";
import { deletedPayload } from "./payloads";

interface StaffDeletion {
  /** The right that it takes; of several, one. Any staff may when left out. */
  right?: Right | readonly Right[];
  /** The argument's name for the row, such as "post" for `postId`; the type's name when left out. */
  row?: string;
  description: string;
  /** The description of its payload, `Deleted<Type>Payload`. */
  payload: string;
  /** Whether it can be undone. */
  isUndoable?: boolean;
}

/** Adds a mutation of staff's that deletes a node by its id: "deleteRubric" deletes the Rubric of `rubricId`. */
export function staffDeletion(
  name: `delete${string}`,
  command: (context: Context, member: Member, id: number) => Promise<unknown>,
  { row, payload, isUndoable = false, ...options }: StaffDeletion,
): void {
  const type = name.slice("delete".length);
  staffMutation(name, {
    ...options,
    type: deletedPayload({ type, description: payload, isUndoable }),
    ...ofDeletedRow(row ?? `${type.charAt(0).toLowerCase()}${type.slice(1)}`, command),
  });
}
