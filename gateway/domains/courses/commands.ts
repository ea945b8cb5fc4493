import type { Edited } from "#gateway/database/lockForUpdate";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import { parseModules, type WithOutline } from "../outlines/commands";
import { givenFields } from "../rules";
import { openColumns, whyClosed } from "../users/rules";
import { changeCourse } from "./changeCommands";
import { type CourseInput, courseMessages, courseSchema } from "./formContract";
import { replaceCourseOutline } from "./outlineTableCommands";

export { extendCourse } from "./extendCommands";

/** Refuses a new trainer who is not staff, or whose account is closed; the present one may stay. */
export async function requireTrainer(
  tx: TenantTransaction,
  trainerId: number | null | undefined,
  before: number | null,
): Promise<void> {
  if (trainerId == null || trainerId === before) return;
  const trainer = await tx.user.findUnique({
    where: { id: trainerId },
    select: { userType: true, ...openColumns },
  });
  if (!trainer) throw refuseField("trainerId", courseMessages.trainerNotFound);
  if (trainer.userType !== "E") throw refuseField("trainerId", courseMessages.trainersAreStaff);
  const closed = whyClosed(trainer);
  if (closed !== null) throw refuseField("trainerId", closed, "CONFLICT");
}

/** The columns that an input gives; a course without a duration has 0. */
const toColumns = ({ duration, ...input }: CourseInput) =>
  givenFields({ ...input, duration: duration === null ? 0 : duration });

interface Checked {
  member: Member;
  input: CourseInput;
  /** The course that is being changed; null for a new one. */
  course: { id: number; trainerId: number | null; imageUrl: string | null } | null;
}

/** Refuses what no course can be; returns the code to store. */
async function claimCode(tx: TenantTransaction, { member, input, course }: Checked): Promise<string> {
  const { code, categoryId, trainerId, imageUrl } = input;
  const category = await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } });
  if (!category) throw refuseField("categoryId", courseMessages.categoryNotFound);
  const claimed = await refuseTaken(tx, tx.course, {
    within: "Course",
    field: "code",
    text: code,
    ownId: course?.id,
    message: courseMessages.codeTaken,
  });
  await requireTrainer(tx, trainerId, course?.trainerId ?? null);
  const before = { imageUrl: course?.imageUrl };
  await requireUsableFiles(tx, member, { imageUrl }, { before, kind: "IMAGE" });
  return claimed;
}

/** Creates a course, with its outline, and returns its id. Refuses INVALID, and CONFLICT for a taken code. */
export async function createCourse(
  { db, bus, clock }: CommandContext,
  member: Member,
  { input, modules: outline }: WithOutline,
): Promise<number> {
  const course = parseInput(courseSchema, input);
  const modules = parseModules(outline);
  const { organizationId } = member;
  const courseId = await db.$transaction(async (tx) => {
    const code = await claimCode(tx, { member, input: course, course: null });
    const publishedAt = course.status === "PUBLISHED" ? clock() : null;
    const { id } = await tx.course.create({
      data: {
        organizationId,
        ...toColumns(course),
        code,
        authorName: course.authorName ?? member.name,
        publishedAt,
      },
      select: { id: true },
    });
    if (modules) await replaceCourseOutline(tx, { organizationId, courseId: id }, modules);
    return id;
  });
  bus.publish("courseChanged", { organizationId, courseId });
  return courseId;
}

/**
 * Updates a course, and its outline when one is given, in one transaction. Refuses INVALID, NOT_FOUND, and
 * CONFLICT for a taken code, STALE if someone else has changed the course since the version, or CONFLICT if a topic that is
 * left out has been completed.
 */
export async function updateCourse(
  context: CommandContext,
  member: Member,
  { courseId, version, ...change }: Edited<"courseId", WithOutline>,
) {
  const input = parseInput(courseSchema, change.input);
  const modules = parseModules(change.modules);
  const { organizationId } = member;
  await changeCourse(context, { member, courseId, version: version ?? null }, async (tx) => {
    const course = await tx.course.findUniqueOrThrow({
      where: { id: courseId },
      select: { id: true, status: true, title: true, trainerId: true, imageUrl: true },
    });
    const code = await claimCode(tx, { member, input, course });
    const isPublishing = course.status === "DRAFT" && input.status === "PUBLISHED";
    const data = { ...toColumns(input), code, ...(isPublishing ? { publishedAt: context.clock() } : {}) };
    await tx.course.update({ where: { id: courseId }, data, select: { id: true } });
    await runHooks("courseRenamed", tx, { courseId, from: course.title, to: input.title });
    if (modules) await replaceCourseOutline(tx, { organizationId, courseId }, modules);
  });
}

interface Publication {
  courseId: number;
  status: "DRAFT" | "PUBLISHED";
}

/** Publishes a draft, or takes a published course back; doing so twice changes nothing. Refuses NOT_FOUND. */
export async function setPublication(
  context: CommandContext,
  member: Member,
  { courseId, status }: Publication,
) {
  const { db, bus, clock } = context;
  const course = await db.course.findUnique({ where: { id: courseId }, select: { status: true } });
  if (!course) throw new Refusal("NOT_FOUND", courseMessages.notFound);
  if (course.status === status) return;
  const published = status === "PUBLISHED" ? { publishedAt: clock() } : {};
  await db.course.update({ where: { id: courseId }, data: { status, ...published } });
  bus.publish("courseChanged", { organizationId: member.organizationId, courseId });
}

/**
 * Deletes a course with all its content. Refuses NOT_FOUND, and CONFLICT while users or batches hang on it.
 */
export async function deleteCourse({ db, bus }: CommandContext, member: Member, courseId: number) {
  await db.$transaction(async (tx) => {
    const course = await tx.course.findUnique({
      where: { id: courseId },
      select: { _count: { select: { enrolments: true, batchCourses: true, payments: true } } },
    });
    if (!course) throw new Refusal("NOT_FOUND", courseMessages.notFound);
    if (course._count.enrolments > 0) throw new Refusal("CONFLICT", courseMessages.enrolled);
    if (course._count.batchCourses > 0) throw new Refusal("CONFLICT", courseMessages.inBatches);
    if (course._count.payments > 0) throw new Refusal("CONFLICT", courseMessages.paidFor);
    await runHooks("courseDeleted", tx, courseId);
    await tx.course.delete({ where: { id: courseId } });
  });
  bus.publish("courseChanged", { organizationId: member.organizationId, courseId });
}
