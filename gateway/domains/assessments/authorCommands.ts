import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications } from "../notifications/commands";
import { managedAssessments, writableCourses } from "./access";
import { getAnswersAt } from "./attemptRules";
import { readBank, toItems } from "./bankCommands";
import { findContentProblem, sumMarks } from "./contentRules";
import {
  type AssessmentContent,
  type AssessmentSettings,
  assessmentEditSchema,
  authorMessages,
  contentSchema,
} from "./formContract";
import { tellOfOpened } from "./openCommands";

/** Stores when the last learner will have finished. */
async function keepAnswersAt(tx: TenantTransaction, assessmentId: number): Promise<void> {
  const { attempts, ...times } = await tx.assessment.findUniqueOrThrow({
    where: { id: assessmentId },
    select: {
      closesAt: true,
      windows: { select: { closesAt: true } },
      exceptions: { select: { closesAt: true } },
      attempts: { where: { submittedAt: null }, select: { dueAt: true } },
    },
  });
  const answersAt = getAnswersAt({ ...times, dues: attempts.map(({ dueAt }) => dueAt) });
  await tx.assessment.update({ where: { id: assessmentId }, data: { answersAt } });
}

interface Windows {
  organizationId: number;
  courseId: number;
  assessmentId: number;
  windows: AssessmentSettings["windows"];
}

async function setWindows(tx: TenantTransaction, { courseId, windows, ...key }: Windows) {
  const { assessmentId } = key;
  const batchIds = windows.map(({ batchId }) => batchId);
  const ofCourse = { id: { in: batchIds }, courses: { some: { courseId } } };
  const known = await tx.batch.count({ where: ofCourse });
  if (known < batchIds.length) throw refuseField("windows", authorMessages.noBatch);
  await tx.assessmentWindow.deleteMany({ where: { assessmentId, batchId: { notIn: batchIds } } });
  for (const { batchId, ...times } of windows) {
    const batchKey = { ...key, batchId };
    await tx.assessmentWindow.upsert({
      where: { organizationId_assessmentId_batchId: batchKey },
      create: { ...batchKey, ...times },
      update: times,
    });
  }
  await keepAnswersAt(tx, assessmentId);
}

/** Refuses NOT_FOUND for an assessment that the member does not write. */
async function requireManaged(tx: TenantTransaction, member: Member, id: number) {
  const found = await tx.assessment.findFirst({
    where: { id, AND: managedAssessments(member) },
    select: { courseId: true },
  });
  if (!found) throw new Refusal("NOT_FOUND", authorMessages.notFound);
  return found;
}

const told = ({ bus }: CommandContext, { organizationId }: Member, courseId: number) => {
  bus.publish("assessmentsChanged", { organizationId });
  bus.publish("courseChanged", { organizationId, courseId });
};

interface Content extends AssessmentContent {
  organizationId: number;
  courseId: number;
  assessmentId: number;
}

/** Replaces sections, questions and draws, and leaves out a first section without a title. Refuses INVALID. */
async function setContent(
  tx: TenantTransaction,
  { organizationId, courseId, assessmentId, sections }: Content,
): Promise<void> {
  const problem = findContentProblem({ sections }, await readBank(tx, courseId));
  if (problem) throw refuseField("sections", problem);
  const where = { assessmentId };
  await tx.assessmentQuestion.deleteMany({ where });
  await tx.assessmentDraw.deleteMany({ where });
  await tx.assessmentSection.deleteMany({ where });
  const key = { organizationId, assessmentId };
  let place = 0;
  for (const [index, { title, items }] of sections.entries()) {
    const data = { ...key, title, displayOrder: index + 1 };
    const made = title === "" ? null : await tx.assessmentSection.create({ data, select: { id: true } });
    const placed = items.map((item) => {
      place += 1;
      return { ...item, ...key, sectionId: made?.id ?? null, displayOrder: place };
    });
    await tx.assessmentQuestion.createMany({
      data: placed.flatMap(({ questionId, tag: _tag, level: _level, count: _count, ...row }) =>
        questionId === null ? [] : [{ ...row, questionId }],
      ),
    });
    await tx.assessmentDraw.createMany({
      data: placed.flatMap(({ questionId, ...row }) => (questionId === null ? [row] : [])),
    });
  }
}

/** Makes a draft and returns its id. Refuses INVALID. */
export async function createAssessment(
  context: CommandContext,
  member: Member,
  { courseId, input }: { courseId: number; input: unknown },
): Promise<number> {
  const { windows, sections, ...columns } = parseInput(assessmentEditSchema, input);
  const { organizationId } = member;
  const id = await context.db.$transaction(async (tx) => {
    const course = await tx.course.count({ where: { id: courseId, AND: writableCourses(member) } });
    if (course === 0) throw refuseField("courseId", authorMessages.noCourse);
    const data = { organizationId, courseId, ...columns };
    const made = await tx.assessment.create({ data, select: { id: true } });
    await setWindows(tx, { organizationId, courseId, assessmentId: made.id, windows });
    if (sections) await setContent(tx, { organizationId, courseId, assessmentId: made.id, sections });
    return made.id;
  });
  told(context, member, courseId);
  return id;
}

type Editing = Edited<"assessmentId">;

/** Locks an assessment that the member manages, for an edit. Refuses NOT_FOUND and STALE. */
async function lockManaged(
  tx: TenantTransaction,
  member: Member,
  { assessmentId, ...edit }: Omit<Editing, "input"> & { now: Date },
) {
  const managed = await requireManaged(tx, member, assessmentId);
  const row = { table: "Assessment", organizationId: member.organizationId, id: assessmentId } as const;
  const updatedAt = await lockForUpdate(tx, row, { ...edit, messages: authorMessages });
  return { ...managed, updatedAt };
}

/**
 * Changes the settings, and the content where it is given; open attempts keep theirs. Refuses INVALID, NOT_FOUND and
 * STALE.
 */
export async function updateAssessment(
  context: CommandContext,
  member: Member,
  { input, ...edited }: Editing,
): Promise<void> {
  const { windows, sections, ...columns } = parseInput(assessmentEditSchema, input);
  const { organizationId } = member;
  const { assessmentId } = edited;
  const courseId = await context.db.$transaction(async (tx) => {
    const { updatedAt, ...managed } = await lockManaged(tx, member, { ...edited, now: context.clock() });
    await tx.assessment.update({ where: { id: assessmentId }, data: { ...columns, updatedAt } });
    await setWindows(tx, { organizationId, ...managed, assessmentId, windows });
    if (sections) await setContent(tx, { organizationId, ...managed, assessmentId, sections });
    return managed.courseId;
  });
  told(context, member, courseId);
}

/**
 * Sets the questions and draws of an assessment; attempts keep their copies. Refuses INVALID, NOT_FOUND and STALE.
 */
export async function setAssessmentQuestions(
  context: CommandContext,
  member: Member,
  { input, ...edited }: Editing,
): Promise<void> {
  const content = parseInput(contentSchema, input);
  const { organizationId } = member;
  const { assessmentId } = edited;
  const courseId = await context.db.$transaction(async (tx) => {
    const { updatedAt, ...managed } = await lockManaged(tx, member, { ...edited, now: context.clock() });
    await setContent(tx, { organizationId, ...managed, assessmentId, ...content });
    await tx.assessment.update({ where: { id: assessmentId }, data: { updatedAt } });
    return managed.courseId;
  });
  told(context, member, courseId);
}

/**
 * Opens an assessment to its learners, and notifies them when its time has come. Refuses NOT_FOUND, and CONFLICT
 * without questions or marks.
 */
export async function publishAssessment(context: CommandContext, member: Member, assessmentId: number) {
  const place = { organizationId: member.organizationId, now: context.clock() };
  const { courseId, toldIds } = await context.db.$transaction(async (tx) => {
    const managed = await requireManaged(tx, member, assessmentId);
    // No question of the course is deleted between the check and the end.
    const course = { table: "Course", organizationId: member.organizationId, id: managed.courseId } as const;
    await lockRow(tx, course, "FOR NO KEY UPDATE");
    const items = { where: { assessmentId } };
    const questions = await tx.assessmentQuestion.findMany({ ...items, orderBy: { displayOrder: "asc" } });
    const draws = await tx.assessmentDraw.findMany({ ...items, orderBy: { displayOrder: "asc" } });
    const all = toItems({ questions, draws });
    if (all.length === 0) throw new Refusal("CONFLICT", authorMessages.noQuestions);
    if (sumMarks(all) <= 0) throw new Refusal("CONFLICT", authorMessages.noMarks);
    const bank = await readBank(tx, managed.courseId);
    const problem = findContentProblem({ sections: [{ title: "", items: all }] }, bank);
    if (problem) throw new Refusal("CONFLICT", problem);
    await tx.assessment.update({ where: { id: assessmentId }, data: { state: "PUBLISHED" } });
    return { ...managed, toldIds: await tellOfOpened(tx, place, { id: assessmentId }) };
  });
  announceNotifications(context.bus, member.organizationId, toldIds);
  told(context, member, courseId);
}

/**
 * Closes an assessment to new attempts and removes it from the lists of learners; results stay. Refuses NOT_FOUND.
 */
export async function archiveAssessment(context: CommandContext, member: Member, assessmentId: number) {
  const courseId = await context.db.$transaction(async (tx) => {
    const managed = await requireManaged(tx, member, assessmentId);
    await tx.assessment.update({ where: { id: assessmentId }, data: { state: "ARCHIVED" } });
    return managed.courseId;
  });
  told(context, member, courseId);
}
