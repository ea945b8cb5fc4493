import type { TenantTransaction } from "../../database/tenantClient";
import { Refusal } from "../../refusal";
import { courseMessages, type OutlineInput } from "./formContract";

interface Placed {
  organizationId: number;
  courseId: number;
}

type ModuleInput = OutlineInput["modules"][number];

/** Renames and moves modules that are there, all in one statement. */
async function moveModules(
  tx: TenantTransaction,
  { organizationId, courseId }: Placed,
  modules: readonly ModuleInput[],
) {
  const rows = modules.map(({ id, name }, index) => ({ id, name, displayOrder: index + 1 }));
  await tx.$executeRaw`
    UPDATE "Module" m SET "name" = v."name", "displayOrder" = v."displayOrder"
    FROM json_to_recordset(${JSON.stringify(rows.filter(({ id }) => id))}::json)
      AS v("id" int, "name" text, "displayOrder" int)
    WHERE m."organizationId" = ${organizationId} AND m."courseId" = ${courseId} AND m."id" = v."id"`;
}

/** Makes the new modules, and answers the number of each module by its place. */
async function makeModules(tx: TenantTransaction, placed: Placed, modules: readonly ModuleInput[]) {
  const fresh = modules.flatMap(({ id, name }, index) =>
    id ? [] : [{ ...placed, name, displayOrder: index + 1 }],
  );
  const made = await tx.module.createManyAndReturn({ data: fresh, select: { id: true, displayOrder: true } });
  const madeAt = new Map(made.map(({ id, displayOrder }) => [displayOrder - 1, id]));
  return modules.map(({ id }, index) => id ?? madeAt.get(index) ?? -1);
}

interface TopicRow {
  id: number | null | undefined;
  moduleId: number;
  name: string;
  displayOrder: number;
}

async function moveTopics(
  tx: TenantTransaction,
  { organizationId, courseId }: Placed,
  topics: readonly TopicRow[],
) {
  await tx.$executeRaw`
    UPDATE "Topic" t SET "moduleId" = v."moduleId", "name" = v."name", "displayOrder" = v."displayOrder"
    FROM json_to_recordset(${JSON.stringify(topics.filter(({ id }) => id))}::json)
      AS v("id" int, "moduleId" int, "name" text, "displayOrder" int)
    WHERE t."organizationId" = ${organizationId} AND t."courseId" = ${courseId} AND t."id" = v."id"`;
}

/** Writes an outline whose numbers were checked: in a handful of statements, however long it is. */
async function writeOutline(tx: TenantTransaction, placed: Placed, modules: readonly ModuleInput[]) {
  await moveModules(tx, placed, modules);
  const moduleIds = await makeModules(tx, placed, modules);
  const topics = modules.flatMap((module, at) =>
    module.topics.map(({ id, name }, index) => ({
      id,
      moduleId: moduleIds[at] ?? -1,
      name,
      displayOrder: index + 1,
    })),
  );
  await moveTopics(tx, placed, topics);
  const fresh = topics.flatMap(({ id, ...topic }) => (id ? [] : [{ ...placed, ...topic }]));
  await tx.topic.createMany({ data: fresh });
}

/** The numbers that an outline keeps; each of a row of the course, and no one twice. */
function keptIds(
  given: readonly (number | null | undefined)[],
  known: readonly { id: number }[],
): Set<number> {
  const ids = given.filter((id): id is number => typeof id === "number");
  const existing = new Set(known.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.some((id) => !existing.has(id))) {
    throw new Refusal("CONFLICT", courseMessages.outlineChanged);
  }
  return new Set(ids);
}

const goneOf = (known: readonly { id: number }[], kept: ReadonlySet<number>) =>
  known.map(({ id }) => id).filter((id) => !kept.has(id));

/**
 * Puts an outline in the place of the one that a course has: rows are renamed, moved (topics across modules too), made
 * and deleted. Refuses CONFLICT for a row that the course does not have.
 */
export async function replaceOutline(tx: TenantTransaction, placed: Placed, modules: readonly ModuleInput[]) {
  const { courseId } = placed;
  const [knownModules, knownTopics] = await Promise.all([
    tx.module.findMany({ where: { courseId }, select: { id: true } }),
    tx.topic.findMany({ where: { courseId }, select: { id: true } }),
  ]);
  const topicIds = modules.flatMap(({ topics }) => topics.map(({ id }) => id));
  const keptTopics = keptIds(topicIds, knownTopics);
  const keptModules = keptIds(
    modules.map(({ id }) => id),
    knownModules,
  );
  await writeOutline(tx, placed, modules);
  await tx.topic.deleteMany({ where: { courseId, id: { in: goneOf(knownTopics, keptTopics) } } });
  await tx.module.deleteMany({ where: { courseId, id: { in: goneOf(knownModules, keptModules) } } });
}
