import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { categoryMessages, categorySchema } from "./contract";

/** Refuses CONFLICT for a name that another category has; returns the name to store. */
const claimName = (tx: TenantTransaction, text: string, ownId?: number) =>
  refuseTaken(tx, tx.category, {
    within: "Category",
    field: "name",
    text,
    ownId,
    message: categoryMessages.nameTaken,
  });

/** Creates a category and returns its id. Refuses INVALID, and CONFLICT for a taken name. */
export async function createCategory(
  { db, bus }: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const given = parseInput(categorySchema, input);
  const { organizationId } = member;
  const { id } = await db.$transaction(async (tx) => {
    const name = await claimName(tx, given.name);
    return tx.category.create({ data: { organizationId, name }, select: { id: true } });
  });
  bus.publish("categoriesChanged", { organizationId });
  return id;
}

/** Renames a category. Refuses INVALID, NOT_FOUND, CONFLICT for a taken name, and STALE for an old version. */
export async function renameCategory(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { categoryId, version, ...input }: Edited<"categoryId", { name: string }>,
): Promise<void> {
  const given = parseInput(categorySchema, input);
  const row = { table: "Category", organizationId, id: categoryId } as const;
  await db.$transaction(async (tx) => {
    const edit = { version, now: clock(), messages: categoryMessages };
    const updatedAt = await lockForUpdate(tx, row, edit);
    const name = await claimName(tx, given.name, categoryId);
    await tx.category.update({ where: { id: categoryId }, data: { name, updatedAt } });
  });
  bus.publish("categoriesChanged", { organizationId });
}

/** Deletes a category. Refuses NOT_FOUND, and CONFLICT while courses are in it. */
export async function deleteCategory({ db, bus }: CommandContext, member: Member, categoryId: number) {
  await db.$transaction(async (tx) => {
    const category = await tx.category.findUnique({
      where: { id: categoryId },
      select: { _count: { select: { courses: true } } },
    });
    if (!category) throw new Refusal("NOT_FOUND", categoryMessages.notFound);
    const { courses } = category._count;
    if (courses > 0) throw new Refusal("CONFLICT", categoryMessages.hasCourses(courses));
    await tx.category.delete({ where: { id: categoryId } });
  });
  bus.publish("categoriesChanged", { organizationId: member.organizationId });
}
