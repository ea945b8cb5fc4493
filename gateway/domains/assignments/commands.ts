import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import { renderMarkdown } from "#gateway/markdown/render";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import { managedAssignments, managedCourses } from "./access";
import { type AssignmentInput, assignmentMessages, assignmentSchema } from "./contract";

/** Refuses NOT_FOUND for an assignment that the member does not manage. */
export async function requireManaged(tx: TenantTransaction, member: Member, id: number) {
  const where = { id, AND: managedAssignments(member) };
  const found = await tx.assignment.findFirst({ where, include: { files: true } });
  if (!found) throw new Refusal("NOT_FOUND", assignmentMessages.notFound);
  return found;
}

/** Refuses INVALID for a course that the member does not manage, and for rows of other courses. */
async function requirePlace(
  tx: TenantTransaction,
  member: Member,
  { courseId, topicId, rubricId }: AssignmentInput,
): Promise<void> {
  const course = { id: courseId, AND: managedCourses(member) };
  if ((await tx.course.count({ where: course })) === 0)
    throw refuseField("courseId", assignmentMessages.noCourse);
  if (topicId && (await tx.topic.count({ where: { id: topicId, courseId } })) === 0)
    throw refuseField("topicId", assignmentMessages.otherTopic);
  if (rubricId && (await tx.rubric.count({ where: { id: rubricId } })) === 0)
    throw refuseField("rubricId", assignmentMessages.noRubric);
}

/** Only projects have milestones and teams. */
function toColumns({ fileIds: _files, topicId, rubricId, ...input }: AssignmentInput, html: string) {
  const columns = { ...input, topicId: topicId ?? null, rubricId: rubricId ?? null };
  const rendered = { html, rendererVersion };
  if (input.kind === "PROJECT") return { ...columns, ...rendered };
  return { ...columns, ...rendered, milestones: [], teamSize: 1, teamsByLearner: false, marksEach: false };
}

interface Attaching {
  organizationId: number;
  assignmentId: number;
  fileIds: readonly number[];
}

/** Makes these the files of an assignment, in this order. */
async function attach(tx: TenantTransaction, { organizationId, assignmentId, fileIds }: Attaching) {
  await tx.assignmentFile.deleteMany({ where: { assignmentId } });
  const data = [...new Set(fileIds)].map((fileId, displayOrder) => ({
    organizationId,
    assignmentId,
    fileId,
    displayOrder,
  }));
  await tx.assignmentFile.createMany({ data });
}

const naming = (fileIds: readonly number[]) =>
  Object.fromEntries(fileIds.map((id, index) => [`fileIds.${index}`, id]));

/** Creates an assignment, which no one sees until it is given, and returns its id. Refuses INVALID. */
export async function createAssignment(
  { db, bus }: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const parsed = parseInput(assignmentSchema, input);
  const { organizationId } = member;
  await requirePlace(db, member, parsed);
  const html = await renderMarkdown(parsed.markdown, { by: member });
  const assignmentId = await db.$transaction(async (tx) => {
    await requirePlace(tx, member, parsed);
    await requireUsableFiles(tx, member, naming(parsed.fileIds));
    const data = { organizationId, ...toColumns(parsed, html) };
    const { id } = await tx.assignment.create({ data, select: { id: true } });
    await attach(tx, { organizationId, assignmentId: id, fileIds: parsed.fileIds });
    return id;
  });
  bus.publish("assignmentsChanged", { organizationId });
  return assignmentId;
}

/** Changes an assignment. Refuses INVALID, NOT_FOUND, STALE, and CONFLICT for another course once it was given. */
export async function updateAssignment(
  { db, bus, clock }: CommandContext,
  member: Member,
  { assignmentId: id, version, input }: Edited<"assignmentId">,
): Promise<void> {
  const parsed = parseInput(assignmentSchema, input);
  const { organizationId } = member;
  await requireManaged(db, member, id);
  const html = await renderMarkdown(parsed.markdown, { by: member });
  await db.$transaction(async (tx) => {
    const row = { table: "Assignment", organizationId, id } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: assignmentMessages });
    const before = await requireManaged(tx, member, id);
    await requirePlace(tx, member, parsed);
    const isGiven = (await tx.givenAssignment.count({ where: { assignmentId: id } })) > 0;
    if (isGiven && parsed.courseId !== before.courseId)
      throw refuseField("courseId", assignmentMessages.courseKept, "CONFLICT");
    const known = naming(before.files.map(({ fileId }) => fileId));
    await requireUsableFiles(tx, member, naming(parsed.fileIds), { before: known });
    await tx.assignment.update({ where: { id }, data: { ...toColumns(parsed, html), updatedAt } });
    await attach(tx, { organizationId, assignmentId: id, fileIds: parsed.fileIds });
  });
  bus.publish("assignmentsChanged", { organizationId });
}

/** Deletes an assignment. Refuses NOT_FOUND, and CONFLICT once learners have handed in work for it. */
export async function deleteAssignment({ db, bus }: CommandContext, member: Member, id: number) {
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    await requireManaged(tx, member, id);
    const handedIn = { given: { assignmentId: id }, state: { not: "DRAFT" as const } };
    if ((await tx.submission.count({ where: handedIn })) > 0)
      throw new Refusal("CONFLICT", assignmentMessages.handedIn);
    await tx.assignment.delete({ where: { id } });
  });
  bus.publish("assignmentsChanged", { organizationId });
}
