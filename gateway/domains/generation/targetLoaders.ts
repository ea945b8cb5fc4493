import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { courseMessages } from "../courses/formContract";
import { curriculumMessages } from "../curricula/contract";
import { inOrder } from "../rules";
import type { Target } from "./promptRules";

/** A course or a curriculum, by id. */
export interface TargetKey {
  courseId: number | null;
  curriculumId: number | null;
}

const selection = {
  title: true,
  description: true,
  level: true,
  modules: {
    orderBy: inOrder,
    select: {
      id: true,
      name: true,
      topics: { orderBy: inOrder, select: { name: true } },
      questions: { orderBy: inOrder, select: { title: true } },
    },
  },
};

interface Row extends Omit<Target, "modules"> {
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
});

/** Reads the target of a generation. Refuses NOT_FOUND. */
export async function readTarget(
  { db }: Pick<Context, "db">,
  { courseId, curriculumId }: TargetKey,
): Promise<Target> {
  const row =
    courseId === null
      ? await db.curriculum.findUnique({ where: { id: curriculumId ?? -1 }, select: selection })
      : await db.course.findUnique({ where: { id: courseId }, select: selection });
  if (row) return toTarget(row);
  throw new Refusal("NOT_FOUND", courseId === null ? curriculumMessages.notFound : courseMessages.notFound);
}
