import { deleteRow } from "#gateway/database/deleteRow";
import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { rubricMessages, rubricSchema } from "./contract";

/** Refuses CONFLICT for a name that another rubric has; returns the name to store. */
const claimName = (tx: TenantTransaction, text: string, ownId?: number) =>
  refuseTaken(tx, tx.rubric, {
    within: "Rubric",
    field: "name",
    text,
    ownId,
    message: rubricMessages.nameTaken,
  });

/** Creates a rubric and returns its id. Refuses INVALID, and CONFLICT for a taken name. */
export async function createRubric(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  input: unknown,
): Promise<number> {
  const data = parseInput(rubricSchema, input);
  const { id } = await db.$transaction(async (tx) => {
    const name = await claimName(tx, data.name);
    return tx.rubric.create({ data: { organizationId, ...data, name }, select: { id: true } });
  });
  bus.publish("assignmentsChanged", { organizationId });
  return id;
}

/**
 * Changes a rubric; assignments already given keep their copies. Refuses INVALID, NOT_FOUND, CONFLICT for a taken
 * name, and STALE for an old version.
 */
export async function updateRubric(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { rubricId: id, version, input }: Edited<"rubricId">,
): Promise<void> {
  const data = parseInput(rubricSchema, input);
  await db.$transaction(async (tx) => {
    const row = { table: "Rubric", organizationId, id } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: rubricMessages });
    const name = await claimName(tx, data.name, id);
    await tx.rubric.update({ where: { id }, data: { ...data, name, updatedAt } });
  });
  bus.publish("assignmentsChanged", { organizationId });
}

/** Deletes a rubric. Refuses NOT_FOUND, and CONFLICT while assignments use it. */
export async function deleteRubric({ db, bus }: CommandContext, { organizationId }: Member, id: number) {
  await db.$transaction(async (tx) => {
    if ((await tx.assignment.count({ where: { rubricId: id } })) > 0)
      throw new Refusal("CONFLICT", rubricMessages.inUse);
    await deleteRow(tx.rubric, { id }, rubricMessages.notFound);
  });
  bus.publish("assignmentsChanged", { organizationId });
}
