import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { type Member, may } from "#gateway/session/viewer";
import { reachedCourses } from "../courses/access";
import { courseMessages } from "../courses/formContract";
import { curriculumMessages } from "../curricula/contract";
import { writtenTopics } from "../lessons/access";
import { lessonMessages } from "../lessons/contract";
import { inOrder } from "../rules";
import type { RunKind } from "./contract";
import type { Target } from "./promptRules";

/** A course or a curriculum, by id; for a lesson, a topic. */
export interface TargetKey {
  courseId: number | null;
  curriculumId: number | null;
  topicId: number | null;
}

/** The selection of a course or a curriculum with the given columns of its modules. */
const withModules = <Columns extends object>(columns: Columns) => ({
  title: true,
  description: true,
  level: true,
  modules: { orderBy: inOrder, select: { id: true, name: true, ...columns } },
});

const outline = withModules({
  topics: { orderBy: inOrder, select: { name: true } },
  questions: { orderBy: inOrder, select: { title: true } },
});

interface Row extends Omit<Target, "modules" | "lesson"> {
  modules: { id: number; name: string; topics: { name: string }[]; questions: { title: string }[] }[];
}

const toTarget = ({ modules, ...row }: Row): Target => ({
  ...row,
  modules: modules.map(({ id, name, topics, questions }) => ({
    id,
    name,
    topics: topics.map((topic) => topic.name),
    questions: questions.map(({ title }) => title),
  })),
  lesson: null,
});

const ofTopic = {
  id: true,
  name: true,
  summary: true,
  module: { select: { name: true } },
  blocks: { where: { draftId: null, deletedAt: null }, orderBy: inOrder, select: { markdown: true } },
  course: { select: withModules({ topics: { orderBy: inOrder, select: { id: true, name: true } } }) },
};

/** The course of a lesson, and its topic among its neighbours. Refuses NOT_FOUND. */
async function readLesson({ db }: Pick<Context, "db">, topicId: number): Promise<Target> {
  const topic = await db.topic.findUnique({ where: { id: topicId }, select: ofTopic });
  if (!topic) throw new Refusal("NOT_FOUND", lessonMessages.notFound);
  const { name, summary, course } = topic;
  const topics = course.modules.flatMap((module) => module.topics);
  const at = topics.findIndex(({ id }) => id === topicId);
  const modules = course.modules.map((module) => ({ ...module, questions: [] }));
  return {
    ...toTarget({ ...course, modules }),
    lesson: {
      name,
      summary,
      module: topic.module.name,
      previous: topics[at - 1]?.name ?? null,
      next: topics[at + 1]?.name ?? null,
      written: topic.blocks.map(({ markdown }) => markdown).filter((text) => text !== ""),
    },
  };
}

/** The right to what a generation for a course writes. */
const writers = { TOPICS: "courses.write", QUESTIONS: "questions.write" } as const;

/** A kind of content, and the course, curriculum or lesson that it is generated for. */
interface Aim extends TargetKey {
  kind: RunKind;
}

async function isWritten(
  db: TenantClient | TenantTransaction,
  member: Member,
  { kind, courseId, topicId }: Aim,
): Promise<boolean> {
  if (kind === "LESSON")
    return (await db.topic.count({ where: { id: topicId ?? -1, AND: writtenTopics(member) } })) > 0;
  if (courseId === null) return may(member, "curricula.write");
  return (await db.course.count({ where: { id: courseId, AND: reachedCourses(member, writers[kind]) } })) > 0;
}

/** Refuses NOT_FOUND unless the member may write what is generated for a target. */
export async function requireWritten(
  db: TenantClient | TenantTransaction,
  member: Member,
  aim: Aim,
): Promise<void> {
  if (!(await isWritten(db, member, aim))) throw new Refusal("NOT_FOUND", toNotFound(aim));
}

function toNotFound({ kind, courseId }: Aim): string {
  if (kind === "LESSON") return lessonMessages.notFound;
  return courseId === null ? curriculumMessages.notFound : courseMessages.notFound;
}

/** Reads the target of a generation, which the member writes. Refuses NOT_FOUND. */
export async function readTarget(
  context: Pick<Context, "db">,
  member: Member,
  { kind, courseId, curriculumId, topicId }: Aim,
): Promise<Target> {
  await requireWritten(context.db, member, { kind, courseId, curriculumId, topicId });
  if (topicId !== null) return readLesson(context, topicId);
  const { db } = context;
  const row =
    courseId === null
      ? await db.curriculum.findUnique({ where: { id: curriculumId ?? -1 }, select: outline })
      : await db.course.findUnique({ where: { id: courseId }, select: outline });
  if (row) return toTarget(row);
  throw new Refusal("NOT_FOUND", toNotFound({ kind, courseId, curriculumId, topicId }));
}
