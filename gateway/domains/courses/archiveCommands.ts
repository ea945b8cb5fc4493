import type { TenantTransaction } from "#gateway/database/tenantClient";
import { refuseField } from "#gateway/refusal";
import type { TopicCompletion, TopicOpening } from "../lessons/contract";
import type { Level } from "./contract";
import { courseMessages } from "./formContract";

/** A topic with the settings of its lesson. */
interface NewTopic {
  name: string;
  summary: string;
  minutes: number;
  isPreview: boolean;
  completion: TopicCompletion;
  threshold: number;
  opening: TopicOpening;
  publishedAt: Date | null;
  draftChangedAt: Date | null;
}

interface WholeCourse {
  organizationId: number;
  categoryId: number;
  course: {
    code: string;
    title: string;
    description: string;
    level: Level;
    price: number | null;
    duration: number;
    imageUrl: string | null;
    authorName: string | null;
    objectives: string[];
  };
  modules: readonly { name: string; topics: readonly NewTopic[] }[];
}

/** The ids of a new course, its modules, and their topics, in their order. */
export interface MadeCourse {
  courseId: number;
  modules: { moduleId: number; topicIds: number[] }[];
}

/** The codes of all courses, in lower case. */
export async function readCodes({ course }: Pick<TenantTransaction, "course">): Promise<Set<string>> {
  const rows = await course.findMany({ select: { code: true } });
  return new Set(rows.map(({ code }) => code.toLowerCase()));
}

/** Writes a draft course with its outline, inside the caller's transaction. Refuses INVALID for an unknown category. */
export async function createWholeCourse(
  tx: TenantTransaction,
  { organizationId, categoryId, course, modules }: WholeCourse,
): Promise<MadeCourse> {
  const category = await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } });
  if (!category) throw refuseField("categoryId", courseMessages.categoryNotFound);
  const { id: courseId } = await tx.course.create({
    data: { organizationId, categoryId, ...course, status: "DRAFT" },
    select: { id: true },
  });
  const scope = { organizationId, courseId };
  const rows = await tx.module.createManyAndReturn({
    data: modules.map(({ name }, index) => ({ ...scope, name, displayOrder: index + 1 })),
    select: { id: true, displayOrder: true },
  });
  const moduleIds = new Map(rows.map(({ id, displayOrder }) => [displayOrder, id]));
  const topics = await tx.topic.createManyAndReturn({
    data: modules.flatMap((module, index) =>
      module.topics.map((topic, at) => ({
        ...scope,
        moduleId: moduleIds.get(index + 1) ?? -1,
        ...topic,
        displayOrder: at + 1,
      })),
    ),
    select: { id: true, moduleId: true, displayOrder: true },
  });
  const inOrder = topics.toSorted((left, right) => left.displayOrder - right.displayOrder);
  const made = modules.map((_module, index) => {
    const moduleId = moduleIds.get(index + 1) ?? -1;
    const topicIds = inOrder.filter((topic) => topic.moduleId === moduleId).map(({ id }) => id);
    return { moduleId, topicIds };
  });
  return { courseId, modules: made };
}
