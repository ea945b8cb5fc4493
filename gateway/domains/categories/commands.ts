import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal, refuseField } from "../../refusal";
import type { Member } from "../../session/viewer";
import { literally } from "../rules";
import { categoryMessages, categorySchema } from "./contract";

type Commanding = Pick<Context, "db" | "bus">;

/** Creates a category and answers its number. Refuses INVALID, and CONFLICT for a taken name. */
export async function createCategory(
  { db, bus }: Commanding,
  member: Member,
  input: unknown,
): Promise<number> {
  const { name } = parseInput(categorySchema, input);
  const { organizationId } = member;
  const twin = await db.category.findFirst({
    where: { name: { equals: literally(name), mode: "insensitive" } },
  });
  if (twin) throw refuseField("name", categoryMessages.nameTaken, "CONFLICT");
  const { id } = await db.category.create({ data: { organizationId, name }, select: { id: true } });
  bus.publish("categoriesChanged", { organizationId });
  return id;
}

/** Deletes a category. Refuses NOT_FOUND, and CONFLICT while courses are in it. */
export async function deleteCategory(
  { db, bus }: Commanding,
  member: Member,
  categoryId: number,
): Promise<void> {
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
