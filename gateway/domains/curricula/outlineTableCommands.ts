import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { OutlineTables } from "../outlines/commands";

export interface CurriculumKey {
  organizationId: number;
  curriculumId: number;
}

/** The storage of a curriculum's outline. */
export function curriculumOutlineTables(tx: TenantTransaction, key: CurriculumKey): OutlineTables {
  const { organizationId, curriculumId } = key;
  const ofCurriculum = { module: { curriculumId } };
  return {
    async read() {
      const [modules, topics] = await Promise.all([
        tx.curriculumModule.findMany({ where: { curriculumId }, select: { id: true } }),
        tx.curriculumTopic.findMany({ where: ofCurriculum, select: { id: true } }),
      ]);
      return { modules, topics };
    },
    updateModules: (rows) => tx.$executeRaw`
      UPDATE "CurriculumModule" m SET "name" = v."name", "displayOrder" = v."displayOrder"
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS v("id" int, "name" text, "displayOrder" int)
      WHERE m."organizationId" = ${organizationId} AND m."curriculumId" = ${curriculumId} AND m."id" = v."id"`,
    createModules: (rows) =>
      tx.curriculumModule.createManyAndReturn({
        data: rows.map((row) => ({ ...key, ...row })),
        select: { id: true, displayOrder: true },
      }),
    // A topic's row names its module only, whose row names the curriculum.
    updateTopics: (rows) => tx.$executeRaw`
      UPDATE "CurriculumTopic" t SET "moduleId" = v."moduleId", "name" = v."name", "displayOrder" = v."displayOrder"
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS v("id" int, "moduleId" int, "name" text, "displayOrder" int), "CurriculumModule" m
      WHERE t."organizationId" = ${organizationId} AND t."id" = v."id"
        AND m."organizationId" = ${organizationId} AND m."id" = t."moduleId" AND m."curriculumId" = ${curriculumId}`,
    createTopics: (rows) =>
      tx.curriculumTopic.createMany({ data: rows.map((row) => ({ organizationId, ...row })) }),
    deleteTopics: (ids) =>
      tx.curriculumTopic.deleteMany({ where: { ...ofCurriculum, id: { in: [...ids] } } }),
    deleteModules: (ids) => tx.curriculumModule.deleteMany({ where: { curriculumId, id: { in: [...ids] } } }),
    // Courses copy an outline: nothing depends on a topic of a curriculum.
    requireDeletable: async () => undefined,
  };
}
