import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { courseMessages } from "../courses/formContract";
import { curriculumMessages } from "../curricula/contract";
import { lessonMessages } from "../lessons/contract";
import { inOrder } from "../rules";
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

/** Reads the target of a generation. Refuses NOT_FOUND. */
export async function readTarget(
  context: Pick<Context, "db">,
  { courseId, curriculumId, topicId }: TargetKey,
): Promise<Target> {
  if (topicId !== null) return readLesson(context, topicId);
  const { db } = context;
  const row =
    courseId === null
      ? await db.curriculum.findUnique({ where: { id: curriculumId ?? -1 }, select: outline })
      : await db.course.findUnique({ where: { id: courseId }, select: outline });
  if (row) return toTarget(row);
  throw new Refusal("NOT_FOUND", courseId === null ? curriculumMessages.notFound : courseMessages.notFound);
}
