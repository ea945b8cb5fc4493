import { deleteRow } from "#gateway/database/deleteRow";
import { lockRow } from "#gateway/database/lockRow";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { filterChangeSchema, newFilterSchema, savedFilterLimits, savedFilterMessages } from "./contract";

/** The filters that an employee has saved of a list. */
interface OfList {
  userId: number;
  path: string;
}

/** Changes of an employee's filters wait for each other. */
const lockFilters = (tx: TenantTransaction, { organizationId, userId: id }: Member) =>
  lockRow(tx, { table: "User", organizationId, id }, "FOR NO KEY UPDATE");

/** Refuses CONFLICT for a name that another of these filters has; returns the name to store. */
const claimName = (tx: TenantTransaction, ofList: OfList, own: { name: string; id?: number }) =>
  refuseTaken(
    tx,
    {
      findMany: ({ where, ...query }) =>
        tx.savedFilter.findMany({ ...query, where: { ...where, ...ofList } }),
    },
    {
      within: `SavedFilter ${ofList.userId} ${ofList.path}`,
      field: "name",
      text: own.name,
      ownId: own.id,
      message: savedFilterMessages.nameTaken,
    },
  );

/**
 * Saves a filter of a list for the viewer and returns its id. Refuses INVALID, and CONFLICT for a taken name and where
 * the list has too many.
 */
export async function saveFilter({ db }: CommandContext, member: Member, input: unknown): Promise<number> {
  const { name, path, search } = parseInput(newFilterSchema, input);
  const { organizationId, userId } = member;
  return db.$transaction(async (tx) => {
    await lockFilters(tx, member);
    const ofList = { userId, path };
    if ((await tx.savedFilter.count({ where: ofList })) >= savedFilterLimits.perList)
      throw new Refusal("CONFLICT", savedFilterMessages.tooMany);
    const data = { organizationId, userId, path, name: await claimName(tx, ofList, { name }), search };
    return (await tx.savedFilter.create({ data, select: { id: true } })).id;
  });
}

/**
 * Renames one of the viewer's saved filters, and changes what it shows if that is given. Refuses INVALID, NOT_FOUND, and
 * CONFLICT for a taken name.
 */
export async function updateSavedFilter(
  { db }: CommandContext,
  member: Member,
  { savedFilterId: id, ...input }: { savedFilterId: number },
): Promise<number> {
  const { name, search } = parseInput(filterChangeSchema, input);
  const { userId } = member;
  return db.$transaction(async (tx) => {
    await lockFilters(tx, member);
    const found = await tx.savedFilter.findFirst({ where: { id, userId }, select: { path: true } });
    if (!found) throw new Refusal("NOT_FOUND", savedFilterMessages.notFound);
    const data = {
      name: await claimName(tx, { userId, path: found.path }, { name, id }),
      ...(search && { search }),
    };
    await tx.savedFilter.update({ where: { id }, data });
    return id;
  });
}

/** Deletes one of the viewer's saved filters. Refuses NOT_FOUND. */
export const deleteSavedFilter = ({ db }: CommandContext, { userId }: Member, id: number): Promise<void> =>
  deleteRow(db.savedFilter, { id, userId }, savedFilterMessages.notFound);
