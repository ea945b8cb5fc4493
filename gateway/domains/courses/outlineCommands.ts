import type { TenantTransaction } from "../../database/tenantClient";
import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal } from "../../refusal";
import type { Member } from "../../session/viewer";
import { courseMessages, outlineSchema, sectionSchema, topicSchema } from "./formContract";
import { writeOutline } from "./writeOutline";

type Commanding = Pick<Context, "db" | "bus" | "clock">;

interface OfCourse {
  member: Member;
  courseId: number;
}

/**
 * Holds a course until the end of the transaction, so that changes of its outline come one after the other, and
 * answers the version that it has now.
 */
async function holdCourse(tx: TenantTransaction, { member, courseId }: OfCourse): Promise<Date> {
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Course" WHERE "organizationId" = ${member.organizationId} AND "id" = ${courseId} FOR UPDATE`;
  if (held.length === 0) throw new Refusal("NOT_FOUND", courseMessages.notFound);
  const { updatedAt } = await tx.course.findUniqueOrThrow({
    where: { id: courseId },
    select: { updatedAt: true },
  });
  return updatedAt;
}

/** Gives a course a later version, even when the clock has not moved since the last. */
function touch(tx: TenantTransaction, courseId: number, { now, version }: { now: Date; version: Date }) {
  const updatedAt = new Date(Math.max(now.getTime(), version.getTime() + 1));
  return tx.course.update({ where: { id: courseId }, data: { updatedAt }, select: { id: true } });
}

async function changeOutline<Result>(
  { db, bus, clock }: Commanding,
  of: OfCourse,
  change: (tx: TenantTransaction, version: Date) => Promise<Result>,
): Promise<Result> {
  const { member, courseId } = of;
  const result = await db.$transaction(async (tx) => {
    const version = await holdCourse(tx, of);
    const changed = await change(tx, version);
    await touch(tx, courseId, { now: clock(), version });
    return changed;
  });
  bus.publish("courseChanged", { organizationId: member.organizationId, courseId });
  return result;
}

/** Adds a module at the end of a course and answers its number. Refuses INVALID and NOT_FOUND. */
export function addModule(
  context: Commanding,
  member: Member,
  { courseId, input }: { courseId: number; input: unknown },
) {
  const { name } = parseInput(sectionSchema, input);
  const { organizationId } = member;
  return changeOutline(context, { member, courseId }, async (tx) => {
    const last = await tx.module.aggregate({ where: { courseId }, _max: { displayOrder: true } });
    const displayOrder = (last._max.displayOrder ?? 0) + 1;
    const { id } = await tx.module.create({
      data: { organizationId, courseId, name, displayOrder },
      select: { id: true },
    });
    return id;
  });
}

interface ModuleAddress {
  courseId: number;
  moduleId: number;
}

async function requireModule(tx: TenantTransaction, { courseId, moduleId }: ModuleAddress): Promise<void> {
  const module = await tx.module.findFirst({ where: { id: moduleId, courseId }, select: { id: true } });
  if (!module) throw new Refusal("NOT_FOUND", courseMessages.moduleNotFound);
}

/** Adds a topic at the end of a module and answers its number. Refuses INVALID and NOT_FOUND. */
export function addTopic(context: Commanding, member: Member, topic: ModuleAddress & { input: unknown }) {
  const { name } = parseInput(topicSchema, topic.input);
  const { organizationId } = member;
  const { courseId, moduleId } = topic;
  return changeOutline(context, { member, courseId }, async (tx) => {
    await requireModule(tx, topic);
    const last = await tx.topic.aggregate({ where: { moduleId }, _max: { displayOrder: true } });
    const displayOrder = (last._max.displayOrder ?? 0) + 1;
    const { id } = await tx.topic.create({
      data: { organizationId, courseId, moduleId, name, displayOrder },
      select: { id: true },
    });
    return id;
  });
}

/** Deletes a module with its topics and questions. Refuses NOT_FOUND. */
export function deleteModule(
  context: Commanding,
  member: Member,
  { courseId, moduleId }: ModuleAddress,
): Promise<void> {
  return changeOutline(context, { member, courseId }, async (tx) => {
    await requireModule(tx, { courseId, moduleId });
    await tx.module.delete({ where: { id: moduleId } });
  });
}

/** Deletes a topic. Refuses NOT_FOUND. */
export function deleteTopic(context: Commanding, member: Member, topic: ModuleAddress & { topicId: number }) {
  const { courseId, moduleId, topicId } = topic;
  return changeOutline(context, { member, courseId }, async (tx) => {
    const { count } = await tx.topic.deleteMany({ where: { id: topicId, moduleId, courseId } });
    if (count === 0) throw new Refusal("NOT_FOUND", courseMessages.topicNotFound);
  });
}

/** The numbers that an outline keeps; each of a row of the course, and no one twice. */
function keptIds(
  given: readonly (number | null | undefined)[],
  known: readonly { id: number }[],
): Set<number> {
  const ids = given.filter((id): id is number => typeof id === "number");
  const existing = new Set(known.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.some((id) => !existing.has(id))) {
    throw new Refusal("CONFLICT", courseMessages.outlineChanged);
  }
  return new Set(ids);
}

interface OutlineChange {
  courseId: number;
  /** The version that the editor began from; null replaces whatever is there. */
  version: Date | null;
  input: unknown;
}

/**
 * Saves a course's whole outline in its new order, in one transaction: rows are renamed, moved (topics across modules
 * too), made and deleted. Refuses INVALID, NOT_FOUND, and CONFLICT when somebody else has changed the course since.
 */
export function saveOutline(
  context: Commanding,
  member: Member,
  { courseId, version, input }: OutlineChange,
) {
  const { modules } = parseInput(outlineSchema, input);
  const placed = { organizationId: member.organizationId, courseId };
  return changeOutline(context, { member, courseId }, async (tx, current) => {
    if (version && version.getTime() !== current.getTime()) {
      throw new Refusal("CONFLICT", courseMessages.outlineChanged);
    }
    const [knownModules, knownTopics] = await Promise.all([
      tx.module.findMany({ where: { courseId }, select: { id: true } }),
      tx.topic.findMany({ where: { courseId }, select: { id: true } }),
    ]);
    const keptModules = keptIds(
      modules.map(({ id }) => id),
      knownModules,
    );
    const keptTopics = keptIds(
      modules.flatMap(({ topics }) => topics.map(({ id }) => id)),
      knownTopics,
    );
    await writeOutline(tx, placed, modules);
    const gone = (known: readonly { id: number }[], kept: ReadonlySet<number>) =>
      known.map(({ id }) => id).filter((id) => !kept.has(id));
    await tx.topic.deleteMany({ where: { courseId, id: { in: gone(knownTopics, keptTopics) } } });
    await tx.module.deleteMany({ where: { courseId, id: { in: gone(knownModules, keptModules) } } });
  });
}
