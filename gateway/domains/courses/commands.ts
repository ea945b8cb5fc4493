import type { TenantTransaction } from "../../database/tenantClient";
import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal, refuseField } from "../../refusal";
import type { Member } from "../../session/viewer";
import { detachPosts } from "../blogs/commands";
import { literally } from "../rules";
import { changeCourse } from "./changeCourse";
import { type CourseInput, courseMessages, courseSchema, outlineSchema } from "./formContract";
import { replaceOutline } from "./writeOutline";

export { extendCourse } from "./extendCourse";

type Commanding = Pick<Context, "db" | "bus" | "clock">;

interface Checked {
  input: CourseInput;
  /** The course that is being changed; null for a new one. */
  courseId: number | null;
}

async function refuseImpossible(tx: TenantTransaction, { input, courseId }: Checked): Promise<void> {
  const { code, categoryId, trainerId } = input;
  const category = await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } });
  if (!category) throw refuseField("categoryId", courseMessages.categoryNotFound);
  const twin = await tx.course.findFirst({
    where: { code: { equals: literally(code), mode: "insensitive" }, NOT: { id: courseId ?? -1 } },
    select: { id: true },
  });
  if (twin) throw refuseField("code", courseMessages.codeTaken, "CONFLICT");
  if (!trainerId) return;
  const trainer = await tx.user.findFirst({ where: { id: trainerId, userType: "E" }, select: { id: true } });
  if (!trainer) throw refuseField("trainerId", courseMessages.trainerNotFound);
}

/** The columns of a form; what the caller left out stays as it is. */
function columnsOf({ level, duration, authorName, trainerId, ...required }: CourseInput) {
  return {
    ...required,
    ...(level ? { level } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(authorName ? { authorName } : {}),
    ...(trainerId === undefined ? {} : { trainerId }),
  };
}

/** The modules of an outline that is saved together with the details; null leaves the outline as it is. */
const modulesOf = (modules: unknown) =>
  modules == null ? null : parseInput(outlineSchema, { modules }).modules;

interface NewCourse {
  input: unknown;
  /** Its outline; null or none makes a course without one. */
  modules?: unknown;
}

/** Creates a course, with its outline, and answers its number. Refuses INVALID, and CONFLICT for a taken code. */
export async function createCourse(
  { db, bus, clock }: Commanding,
  member: Member,
  { input, modules: outline }: NewCourse,
): Promise<number> {
  const course = parseInput(courseSchema, input);
  const modules = modulesOf(outline);
  const { organizationId } = member;
  const courseId = await db.$transaction(async (tx) => {
    await refuseImpossible(tx, { input: course, courseId: null });
    const publishedAt = course.status === "PUBLISHED" ? clock() : null;
    const { id } = await tx.course.create({
      data: { organizationId, authorName: member.name, ...columnsOf(course), publishedAt },
      select: { id: true },
    });
    if (modules) await replaceOutline(tx, { organizationId, courseId: id }, modules);
    return id;
  });
  bus.publish("courseChanged", { organizationId, courseId });
  return courseId;
}

interface CourseChange extends NewCourse {
  courseId: number;
  /** The version that the editor began from; null, or none, writes over whatever is there. */
  version?: Date | null | undefined;
}

/**
 * Changes a course, and its outline when one is given, in one transaction. Refuses INVALID, NOT_FOUND, and CONFLICT for
 * a taken code, or when somebody else has changed the course since the version.
 */
export async function updateCourse(
  context: Commanding,
  member: Member,
  { courseId, version, ...change }: CourseChange,
) {
  const input = parseInput(courseSchema, change.input);
  const modules = modulesOf(change.modules);
  const { organizationId } = member;
  await changeCourse(context, { member, courseId, version: version ?? null }, async (tx) => {
    const before = await tx.course.findUniqueOrThrow({ where: { id: courseId }, select: { status: true } });
    await refuseImpossible(tx, { input, courseId });
    const isPublishing = before.status === "DRAFT" && input.status === "PUBLISHED";
    const data = { ...columnsOf(input), ...(isPublishing ? { publishedAt: context.clock() } : {}) };
    await tx.course.update({ where: { id: courseId }, data, select: { id: true } });
    if (modules) await replaceOutline(tx, { organizationId, courseId }, modules);
  });
}

interface Publication {
  courseId: number;
  status: "DRAFT" | "PUBLISHED";
}

/** Publishes a draft, or takes a published course back; doing so twice changes nothing. Refuses NOT_FOUND. */
export async function setPublication(context: Commanding, member: Member, { courseId, status }: Publication) {
  const { db, bus, clock } = context;
  const course = await db.course.findUnique({ where: { id: courseId }, select: { status: true } });
  if (!course) throw new Refusal("NOT_FOUND", courseMessages.notFound);
  if (course.status === status) return;
  const published = status === "PUBLISHED" ? { publishedAt: clock() } : {};
  await db.course.update({ where: { id: courseId }, data: { status, ...published } });
  bus.publish("courseChanged", { organizationId: member.organizationId, courseId });
}

/** Deletes a course with all its content. Refuses NOT_FOUND, and CONFLICT while users or batches hang on it. */
export async function deleteCourse({ db, bus }: Commanding, member: Member, courseId: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const course = await tx.course.findUnique({
      where: { id: courseId },
      select: { _count: { select: { enrolments: true, batchCourses: true } } },
    });
    if (!course) throw new Refusal("NOT_FOUND", courseMessages.notFound);
    if (course._count.enrolments > 0) throw new Refusal("CONFLICT", courseMessages.enrolled);
    if (course._count.batchCourses > 0) throw new Refusal("CONFLICT", courseMessages.inBatches);
    await detachPosts(tx, courseId);
    await tx.course.delete({ where: { id: courseId } });
  });
  bus.publish("courseChanged", { organizationId: member.organizationId, courseId });
}
