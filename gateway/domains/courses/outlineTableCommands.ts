import type { TenantTransaction } from "#gateway/database/tenantClient";
import { changeQuestions, runHooks } from "#gateway/ports/hooks";
import { refuseField } from "#gateway/refusal";
import { type OutlineTables, replaceOutline } from "../outlines/commands";
import type { OutlineInput } from "../outlines/contract";
import { courseMessages } from "./formContract";

interface CourseKey {
  organizationId: number;
  courseId: number;
}

/** Refuses to delete topics that learners or batches have completed: their progress would be lost. */
async function requireUncompleted(tx: TenantTransaction, topicIds: readonly number[]): Promise<void> {
  const completed = { some: { status: "COMPLETED" as const } };
  const topics = await tx.topic.findMany({
    where: {
      id: { in: [...topicIds] },
      OR: [{ topicProgress: completed }, { batchCourseTopic: completed }],
    },
    orderBy: { id: "asc" },
    take: 1,
    select: { name: true },
  });
  const [first] = topics;
  if (first) throw refuseField("modules", courseMessages.topicCompleted(first.name), "CONFLICT");
}

/** The storage of a course's outline. */
export function courseOutlineTables(tx: TenantTransaction, key: CourseKey): OutlineTables {
  const { organizationId, courseId } = key;
  return {
    async read() {
      const [modules, topics] = await Promise.all([
        tx.module.findMany({ where: { courseId }, select: { id: true } }),
        tx.topic.findMany({ where: { courseId }, select: { id: true } }),
      ]);
      return { modules, topics };
    },
    updateModules: (rows) => tx.$executeRaw`
      UPDATE "Module" m SET "name" = v."name", "displayOrder" = v."displayOrder"
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS v("id" int, "name" text, "displayOrder" int)
      WHERE m."organizationId" = ${organizationId} AND m."courseId" = ${courseId} AND m."id" = v."id"`,
    createModules: (rows) =>
      tx.module.createManyAndReturn({
        data: rows.map((row) => ({ ...key, ...row })),
        select: { id: true, displayOrder: true },
      }),
    updateTopics: (rows) => tx.$executeRaw`
      UPDATE "Topic" t SET "moduleId" = v."moduleId", "name" = v."name", "displayOrder" = v."displayOrder"
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS v("id" int, "moduleId" int, "name" text, "displayOrder" int)
      WHERE t."organizationId" = ${organizationId} AND t."courseId" = ${courseId} AND t."id" = v."id"`,
    createTopics: (rows) => tx.topic.createMany({ data: rows.map((row) => ({ ...key, ...row })) }),
    deleteTopics: (ids) => tx.topic.deleteMany({ where: { courseId, id: { in: [...ids] } } }),
    async deleteModules(ids) {
      // Their questions are deleted with them.
      await changeQuestions(tx, key, () =>
        tx.module.deleteMany({ where: { courseId, id: { in: [...ids] } } }),
      );
      await runHooks("questionsChanged", tx, { ...key, questionIds: [] });
    },
    requireDeletable: (topicIds) => requireUncompleted(tx, topicIds),
  };
}

/**
 * Replaces the outline of a course, inside the caller's transaction. Refuses CONFLICT for a row that the course does not
 * have, when a topic that is left out has been completed, and when a published assessment asks a question that goes with a
 * module.
 */
export async function replaceCourseOutline(
  tx: TenantTransaction,
  course: { organizationId: number; courseId: number },
  modules: OutlineInput["modules"],
): Promise<void> {
  await replaceOutline(courseOutlineTables(tx, course), modules, courseMessages.outlineChanged);
}
