import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { refuseField } from "#gateway/refusal";
import { objectiveLimits } from "../outlines/contract";
import { courseMessages } from "./formContract";
import { comparedColumns, newTexts, outlineGain } from "./rules";

/** Additions to a course or a curriculum. */
export interface Extension {
  organizationId: number;
  objectives: readonly string[];
  modules: readonly { name: string; topics: readonly string[] }[];
  now: Date;
}

const outline = { objectives: true, updatedAt: true, modules: { select: comparedColumns } } as const;

/**
 * Adds modules, topics and objectives at the end of a course, inside the caller's transaction; existing ones
 * are not added again. Returns how many rows and objectives are new. Refuses NOT_FOUND, and INVALID past the
 * limit of objectives.
 */
export async function extendCourse(
  tx: TenantTransaction,
  courseId: number,
  { organizationId, objectives, modules, now }: Extension,
): Promise<number> {
  const messages = { notFound: courseMessages.notFound, changed: courseMessages.outlineChanged };
  const row = { table: "Course", organizationId, id: courseId } as const;
  const updatedAt = await lockForUpdate(tx, row, { now, messages });
  const course = await tx.course.findUniqueOrThrow({ where: { id: courseId }, select: outline });
  const gain = outlineGain(course.modules, modules);
  const scope = { organizationId, courseId };
  const last = Math.max(0, ...course.modules.map(({ displayOrder }) => displayOrder));
  const made = await tx.module.createManyAndReturn({
    data: gain.modules.map(({ name }, index) => ({ ...scope, name, displayOrder: last + index + 1 })),
    select: { id: true, displayOrder: true },
  });
  const inNew = made.flatMap(({ id: moduleId, displayOrder }) =>
    (gain.modules[displayOrder - last - 1]?.topics ?? []).map((name, index) => ({
      ...scope,
      moduleId,
      name,
      displayOrder: index + 1,
    })),
  );
  const inOld = gain.topics.map((topic) => ({ ...scope, ...topic }));
  await tx.topic.createMany({ data: [...inOld, ...inNew] });
  const texts = newTexts(course.objectives, objectives);
  if (course.objectives.length + texts.length > objectiveLimits.count)
    throw refuseField("objectives", `A course has at most ${objectiveLimits.count} objectives`);
  await tx.course.update({
    where: { id: courseId },
    data: { objectives: [...course.objectives, ...texts], updatedAt },
    select: { id: true },
  });
  return made.length + inNew.length + inOld.length + texts.length;
}
