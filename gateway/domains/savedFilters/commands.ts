import { deleteRow } from "#gateway/database/deleteRow";
import { lockRow } from "#gateway/database/lockRow";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { filterAddressSchema, savedFilterLimits, savedFilterMessages, savedFilterSchema } from "./contract";

interface FilterInput {
  name: string;
  path: string;
  search: string;
}

/**
 * Saves a filter of a list for the viewer and returns its id. Refuses INVALID, and CONFLICT for a taken name and where
 * the list has too many.
 */
export async function saveFilter(
  { db }: CommandContext,
  { organizationId, userId }: Member,
  input: FilterInput,
): Promise<number> {
  const { name } = parseInput(savedFilterSchema, input);
  const { path, search } = parseInput(filterAddressSchema, input);
  return db.$transaction(async (tx) => {
    // Filters that are saved at the same time wait for each other.
    await lockRow(tx, { table: "User", organizationId, id: userId }, "FOR NO KEY UPDATE");
    const ofList = { userId, path };
    const taken = { field: "name", text: name, message: savedFilterMessages.nameTaken } as const;
    await refuseTaken(
      {
        findMany: ({ where, ...query }) =>
          tx.savedFilter.findMany({ ...query, where: { ...where, ...ofList } }),
      },
      taken,
    );
    if ((await tx.savedFilter.count({ where: ofList })) >= savedFilterLimits.perList)
      throw new Refusal("CONFLICT", savedFilterMessages.tooMany);
    const data = { organizationId, userId, path, name, search };
    return (await tx.savedFilter.create({ data, select: { id: true } })).id;
  });
}

/** Deletes one of the viewer's saved filters. Refuses NOT_FOUND. */
export const deleteSavedFilter = ({ db }: CommandContext, { userId }: Member, id: number): Promise<void> =>
  deleteRow(db.savedFilter, { id, userId }, savedFilterMessages.notFound);
