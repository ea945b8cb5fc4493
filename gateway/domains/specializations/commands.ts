import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { sameText } from "../rules";
import { specializationMessages, specializationSchema } from "./contract";

/** Refuses CONFLICT for a name that another specialization has, ignoring case. */
async function refuseTaken(db: Pick<Context["db"], "specialization">, name: string, ownId?: number) {
  const twin = await db.specialization.findFirst({
    where: { name: sameText(name), NOT: { id: ownId ?? -1 } },
    select: { id: true },
  });
  if (twin) throw refuseField("name", specializationMessages.nameTaken, "CONFLICT");
}

/** Creates a specialization and returns its id. Refuses INVALID, and CONFLICT for a taken name. */
export async function createSpecialization(
  { db, bus }: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const { name, category } = parseInput(specializationSchema, input);
  const { organizationId } = member;
  await refuseTaken(db, name);
  const data = { organizationId, name, category: category || null };
  const { id } = await db.specialization.create({ data, select: { id: true } });
  bus.publish("specializationChanged", { organizationId, specializationId: id });
  return id;
}

interface SpecializationChange {
  specializationId: number;
  /** The version that the edit began from; null or undefined overwrites any version. */
  version?: Date | null | undefined;
  name: string;
  /** The career track; undefined leaves it, and null or an empty text removes it. */
  category?: string | null | undefined;
}

const editMessages = { notFound: specializationMessages.notFound, changed: specializationMessages.edited };

/** Renames a specialization, or moves it to another track. Refuses INVALID, NOT_FOUND, CONFLICT and STALE. */
export async function updateSpecialization(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { specializationId, version, ...input }: SpecializationChange,
): Promise<void> {
  const { name, category } = parseInput(specializationSchema, input);
  const row = { table: "Specialization", organizationId, id: specializationId } as const;
  await db.$transaction(async (tx) => {
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: editMessages });
    await refuseTaken(tx, name, specializationId);
    const track = input.category === undefined ? {} : { category: category || null };
    const data = { name, ...track, updatedAt };
    await tx.specialization.update({ where: { id: specializationId }, data });
  });
  bus.publish("specializationChanged", { organizationId, specializationId });
}

/** Deletes a specialization; its courses stay. Refuses NOT_FOUND. */
export async function deleteSpecialization(
  { db, bus }: CommandContext,
  member: Member,
  specializationId: number,
) {
  const { count } = await db.specialization.deleteMany({ where: { id: specializationId } });
  if (count === 0) throw new Refusal("NOT_FOUND", specializationMessages.notFound);
  bus.publish("specializationChanged", { organizationId: member.organizationId, specializationId });
}

interface Entry {
  specializationId: number;
  courseId: number;
}

/**
 * Locks a specialization until the end of the transaction, so that changes of its courses are applied one by
 * one.
 */
async function hold(tx: TenantTransaction, member: Member, specializationId: number): Promise<void> {
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Specialization"
    WHERE "organizationId" = ${member.organizationId} AND "id" = ${specializationId} FOR UPDATE`;
  if (held.length === 0) throw new Refusal("NOT_FOUND", specializationMessages.notFound);
}

/** Adds a course at the end of a specialization. Refuses NOT_FOUND, and CONFLICT when it is in it already. */
export async function addCourse(
  { db, bus }: CommandContext,
  member: Member,
  { specializationId, courseId }: Entry,
) {
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    await hold(tx, member, specializationId);
    const course = await tx.course.findUnique({ where: { id: courseId }, select: { id: true } });
    if (!course) throw new Refusal("NOT_FOUND", specializationMessages.courseNotFound);
    const entries = await tx.specializationCourse.findMany({ where: { specializationId } });
    if (entries.some((entry) => entry.courseId === courseId)) {
      throw new Refusal("CONFLICT", specializationMessages.alreadyIn);
    }
    const displayOrder = Math.max(0, ...entries.map((entry) => entry.displayOrder)) + 1;
    await tx.specializationCourse.create({
      data: { organizationId, specializationId, courseId, displayOrder },
    });
  });
  bus.publish("specializationChanged", { organizationId, specializationId });
}

/** Removes a course from a specialization. Refuses NOT_FOUND. */
export async function removeCourse(
  { db, bus }: CommandContext,
  member: Member,
  { specializationId, courseId }: Entry,
) {
  const { count } = await db.specializationCourse.deleteMany({ where: { specializationId, courseId } });
  if (count === 0) throw new Refusal("NOT_FOUND", specializationMessages.notIn);
  bus.publish("specializationChanged", { organizationId: member.organizationId, specializationId });
}

interface NewOrder {
  specializationId: number;
  courseIds: readonly number[];
}

/**
 * Reorders the courses of a specialization. Refuses NOT_FOUND, and STALE when the given courses are not
 * its current ones.
 */
export async function orderCourses(
  { db, bus }: CommandContext,
  member: Member,
  { specializationId, courseIds }: NewOrder,
) {
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    await hold(tx, member, specializationId);
    const entries = await tx.specializationCourse.findMany({
      where: { specializationId },
      select: { courseId: true },
    });
    const known = new Set(entries.map(({ courseId }) => courseId));
    const isSame = courseIds.length === known.size && new Set(courseIds).size === known.size;
    if (!isSame || courseIds.some((id) => !known.has(id))) {
      throw new Refusal("STALE", specializationMessages.changed);
    }
    const rows = courseIds.map((courseId, index) => ({ courseId, displayOrder: index + 1 }));
    await tx.$executeRaw`
      UPDATE "SpecializationCourse" s SET "displayOrder" = v."displayOrder"
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS v("courseId" int, "displayOrder" int)
      WHERE s."organizationId" = ${organizationId} AND s."specializationId" = ${specializationId}
        AND s."courseId" = v."courseId"`;
  });
  bus.publish("specializationChanged", { organizationId, specializationId });
}
