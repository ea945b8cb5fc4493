import { deleteRow } from "#gateway/database/deleteRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { outlineSchema, sectionSchema, topicSchema } from "../outlines/contract";
import { changeCourse } from "./changeCommands";
import { courseMessages } from "./formContract";
import { courseOutlineTables, replaceCourseOutline } from "./outlineTableCommands";

/** Adds a module at the end of a course and returns its id. Refuses INVALID and NOT_FOUND. */
export function addModule(
  context: CommandContext,
  member: Member,
  { courseId, input }: { courseId: number; input: unknown },
) {
  const { name } = parseInput(sectionSchema, input);
  const { organizationId } = member;
  return changeCourse(context, { member, courseId }, async (tx) => {
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

/** Adds a topic at the end of a module and returns its id. Refuses INVALID and NOT_FOUND. */
export function addTopic(context: CommandContext, member: Member, topic: ModuleAddress & { input: unknown }) {
  const { name } = parseInput(topicSchema, topic.input);
  const { organizationId } = member;
  const { courseId, moduleId } = topic;
  return changeCourse(context, { member, courseId }, async (tx) => {
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

/**
 * Deletes a module with its topics and questions. Refuses NOT_FOUND, and CONFLICT while a published assessment asks one
 * of its questions.
 */
export function deleteModule(
  context: CommandContext,
  member: Member,
  { courseId, moduleId }: ModuleAddress,
): Promise<void> {
  return changeCourse(context, { member, courseId }, async (tx) => {
    await requireModule(tx, { courseId, moduleId });
    await courseOutlineTables(tx, { organizationId: member.organizationId, courseId }).deleteModules([
      moduleId,
    ]);
  });
}

/** Deletes a topic. Refuses NOT_FOUND. */
export function deleteTopic(
  context: CommandContext,
  member: Member,
  topic: ModuleAddress & { topicId: number },
) {
  const { courseId, moduleId, topicId } = topic;
  return changeCourse(context, { member, courseId }, async (tx) => {
    await deleteRow(tx.topic, { id: topicId, moduleId, courseId }, courseMessages.topicNotFound);
  });
}

interface OutlineChange {
  courseId: number;
  /** The version that the editor began from; null overwrites any version. */
  version: Date | null;
  input: unknown;
}

/**
 * Saves a course's whole outline in its new order, in one transaction: rows are renamed, moved (topics across
 * modules too), created and deleted. Refuses INVALID, NOT_FOUND, and STALE if someone else has changed the
 * course since, or if a topic that is left out has been completed.
 */
export function saveOutline(
  context: CommandContext,
  member: Member,
  { courseId, version, input }: OutlineChange,
) {
  const { modules } = parseInput(outlineSchema, input);
  const placed = { organizationId: member.organizationId, courseId };
  return changeCourse(context, { member, courseId, version }, (tx) =>
    replaceCourseOutline(tx, placed, modules),
  );
}
