import { deleteRow } from "#gateway/database/deleteRow";
import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { lockRow } from "#gateway/database/lockRow";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { specializationMessages, specializationSchema } from "./contract";

/** Refuses CONFLICT for a name that another specialization has; returns the name to store. */
const claimName = (tx: TenantTransaction, text: string, ownId?: number) =>
  refuseTaken(tx, tx.specialization, {
    within: "Specialization",
    field: "name",
    text,
    ownId,
    message: specializationMessages.nameTaken,
  });

/** Creates a specialization and returns its id. Refuses INVALID, and CONFLICT for a taken name. */
export async function createSpecialization(
  { db, bus }: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const { name, category } = parseInput(specializationSchema, input);
  const { organizationId } = member;
  const { id } = await db.$transaction(async (tx) => {
    const data = { organizationId, name: await claimName(tx, name), category: category || null };
    return tx.specialization.create({ data, select: { id: true } });
  });
  bus.publish("specializationChanged", { organizationId, specializationId: id });
  return id;
}

interface SpecializationFields {
  name: string;
  /** The career track; undefined leaves it, and null or an empty text removes it. */
  category?: string | null | undefined;
}

const editMessages = { notFound: specializationMessages.notFound, changed: specializationMessages.edited };

/** Renames a specialization, or moves it to another track. Refuses INVALID, NOT_FOUND, CONFLICT and STALE. */
export async function updateSpecialization(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { specializationId, version, ...input }: Edited<"specializationId", SpecializationFields>,
): Promise<void> {
  const { name, category } = parseInput(specializationSchema, input);
  const row = { table: "Specialization", organizationId, id: specializationId } as const;
  await db.$transaction(async (tx) => {
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: editMessages });
    const track = input.category === undefined ? {} : { category: category || null };
    const data = { name: await claimName(tx, name, specializationId), ...track, updatedAt };
    await tx.specialization.update({ where: { id: specializationId }, data });
  });
  bus.publish("specializationChanged", { organizationId, specializationId });
}

/** Deletes a specialization; its courses stay. Refuses NOT_FOUND, and CONFLICT while its certificates need it. */
export async function deleteSpecialization(
  { db, bus }: CommandContext,
  member: Member,
  specializationId: number,
) {
  await db.$transaction(async (tx) => {
    await runHooks("specializationDeleted", tx, specializationId);
    await deleteRow(tx.specialization, { id: specializationId }, specializationMessages.notFound);
  });
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
async function hold(tx: TenantTransaction, { organizationId }: Member, id: number): Promise<void> {
  const isFound = await lockRow(tx, { table: "Specialization", organizationId, id }, "FOR UPDATE");
  if (!isFound) throw new Refusal("NOT_FOUND", specializationMessages.notFound);
}

interface Change extends Pick<Entry, "specializationId"> {
  member: Member;
  change: (tx: TenantTransaction) => Promise<void>;
}

/** Changes the courses of a specialization, one change after the other. Refuses NOT_FOUND. */
async function changeCourses({ db, bus }: CommandContext, { member, specializationId, change }: Change) {
  await db.$transaction(async (tx) => {
    await hold(tx, member, specializationId);
    await change(tx);
  });
  bus.publish("specializationChanged", { organizationId: member.organizationId, specializationId });
}

/** Adds a course at the end of a specialization. Refuses NOT_FOUND, and CONFLICT when it is in it already. */
export async function addCourse(
  context: CommandContext,
  member: Member,
  { specializationId, courseId }: Entry,
) {
  const { organizationId } = member;
  const change = async (tx: TenantTransaction) => {
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
  };
  await changeCourses(context, { member, specializationId, change });
}

/** Removes a course from a specialization. Refuses NOT_FOUND. */
export async function removeCourse(
  { db, bus }: CommandContext,
  member: Member,
  { specializationId, courseId }: Entry,
) {
  await deleteRow(db.specializationCourse, { specializationId, courseId }, specializationMessages.notIn);
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
  context: CommandContext,
  member: Member,
  { specializationId, courseIds }: NewOrder,
) {
  const change = async (tx: TenantTransaction) => {
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
      WHERE s."organizationId" = ${member.organizationId} AND s."specializationId" = ${specializationId}
        AND s."courseId" = v."courseId"`;
  };
  await changeCourses(context, { member, specializationId, change });
}
