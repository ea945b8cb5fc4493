import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { categoryMessages, categorySchema } from "./contract";

/** Refuses CONFLICT for a name that another category has. */
const refuseTakenName = (db: Pick<Context["db"], "category">, name: string, ownId?: number) =>
  refuseTaken(db.category, { field: "name", text: name, ownId, message: categoryMessages.nameTaken });

/** Creates a category and returns its id. Refuses INVALID, and CONFLICT for a taken name. */
export async function createCategory(
  { db, bus }: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const { name } = parseInput(categorySchema, input);
  const { organizationId } = member;
  await refuseTakenName(db, name);
  const { id } = await db.category.create({ data: { organizationId, name }, select: { id: true } });
  bus.publish("categoriesChanged", { organizationId });
  return id;
}

/** Renames a category. Refuses INVALID, NOT_FOUND, CONFLICT for a taken name, and STALE for an old version. */
export async function renameCategory(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { categoryId, version, ...input }: Edited<"categoryId", { name: string }>,
): Promise<void> {
  const { name } = parseInput(categorySchema, input);
  const row = { table: "Category", organizationId, id: categoryId } as const;
  await db.$transaction(async (tx) => {
    const edit = { version, now: clock(), messages: categoryMessages };
    const updatedAt = await lockForUpdate(tx, row, edit);
    await refuseTakenName(tx, name, categoryId);
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
