import type { PrismaClient } from "#gateway/database/generated/prisma/client";

/** A course in a batch. */
export interface CourseOfBatch {
  courseId: number;
  batchId: number;
}

/** The courses that the crawl's people teach, and those of others. */
export interface Ground {
  /** Taught by the crawl's people. */
  own: CourseOfBatch;
  /** Taught by others in the same batch. */
  beside: CourseOfBatch;
  /** Of another batch. */
  foreign: CourseOfBatch;
  /** Not published, and of another batch. */
  draft: CourseOfBatch;
}

const demoId = 1;

/** Chooses among the demo's batches: two courses of one, and two of others. */
export async function chooseGround(prisma: PrismaClient): Promise<Ground> {
  const pairs = await prisma.batchCourse.findMany({
    where: { organizationId: demoId, course: { status: "PUBLISHED", assignments: { some: {} } } },
    select: { batchId: true, courseId: true },
    orderBy: { id: "asc" },
  });
  const drafts = await prisma.course.findMany({
    where: { organizationId: demoId, status: "DRAFT" },
    orderBy: { id: "asc" },
  });
  const draft = drafts[0];
  for (const own of pairs) {
    const beside = pairs.find(
      ({ batchId, courseId }) => batchId === own.batchId && courseId !== own.courseId,
    );
    const taken = [own.courseId, beside?.courseId];
    const elsewhere = pairs.find(
      ({ batchId, courseId }) =>
        !taken.includes(courseId) &&
        !pairs.some((pair) => pair.batchId === batchId && taken.includes(pair.courseId)),
    );
    if (beside && elsewhere && draft)
      return { own, beside, foreign: elsewhere, draft: { courseId: draft.id, batchId: elsewhere.batchId } };
  }
  throw new Error("the demo has no batches that the crawl can use");
}

/** The references that a table's columns are by their names. */
const named = { courseId: "Course", batchId: "Batch", userId: "User", topicId: "Topic" } as const;

const listLinks = `
  SELECT DISTINCT t.relname AS "table", a.attname AS "column", f.relname AS "parent"
    FROM pg_constraint k
    JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
    JOIN LATERAL unnest(k.conkey, k.confkey) AS pair(own, theirs) ON true
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = pair.own
    JOIN pg_attribute b ON b.attrelid = f.oid AND b.attnum = pair.theirs
   WHERE k.contype = 'f' AND b.attname = 'id' AND a.attname <> 'organizationId'`;

const listNamed = `
  SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
   WHERE table_schema = 'public' AND table_name IN (SELECT relname FROM pg_class WHERE relkind = 'r') AND column_name IN ('courseId', 'batchId', 'userId', 'topicId')`;

interface Link {
  table: string;
  column: string;
  parent: string;
}

/** How many rows of each kind stay, by what they are of. */
const keptRows = [
  { table: "Module", group: '"courseId"', most: 2 },
  { table: "Topic", group: '"moduleId"', most: 2 },
  { table: "Question", group: '"courseId", "type"', most: 1 },
  { table: "Resource", group: '"courseId", "visibility", "status"', most: 1 },
  { table: "Message", group: '"roomId"', most: 2 },
  { table: "BlogPost", group: '"organizationId", "status"', most: 2 },
  { table: "Attempt", group: '"assessmentId"', most: 2 },
  { table: "Submission", group: '"givenId"', most: 2 },
  { table: "Holiday", group: '"organizationId"', most: 2 },
  { table: "Category", group: '"organizationId"', most: 9 },
] as const;

/** Learners of each batch that stay. */
const keptLearners = 4;

/** Keeps of the demo what the crawl looks at: a crawl of all of it would take minutes. */
export async function prune(prisma: PrismaClient, ground: Ground): Promise<void> {
  const places = Object.values(ground);
  const courses = places.map(({ courseId }) => courseId).join(",");
  const batches = places.map(({ batchId }) => batchId).join(",");
  const links = await prisma.$queryRawUnsafe<Link[]>(listLinks);
  const byName = (await prisma.$queryRawUnsafe<Omit<Link, "parent">[]>(listNamed)).flatMap((link) => {
    const parent = named[link.column as keyof typeof named];
    return links.some(({ table, column }) => table === link.table && column === link.column)
      ? []
      : [{ ...link, parent }];
  });
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
      const ofTenant = `"organizationId" = ${demoId}`;
      await tx.$executeRawUnsafe(`DELETE FROM "Course" WHERE ${ofTenant} AND id NOT IN (${courses})`);
      await tx.$executeRawUnsafe(`DELETE FROM "Batch" WHERE ${ofTenant} AND id NOT IN (${batches})`);
      await tx.$executeRawUnsafe(`DELETE FROM "User" WHERE ${ofTenant} AND "userType" = 'U' AND username NOT LIKE 'learner%' AND id NOT IN (
        SELECT "userId" FROM (SELECT "userId", row_number() OVER (PARTITION BY "batchId" ORDER BY id) AS place
          FROM "BatchUser" WHERE "batchId" IN (${batches})) b WHERE place <= ${keptLearners})`);
      for (const { table, group, most } of keptRows)
        await tx.$executeRawUnsafe(
          `DELETE FROM "${table}" WHERE id IN (SELECT id FROM (
             SELECT id, row_number() OVER (PARTITION BY ${group} ORDER BY id) AS place FROM "${table}") r WHERE place > ${most})`,
        );
      let gone = 1;
      while (gone > 0) {
        gone = 0;
        for (const { table, column, parent } of [...links, ...byName])
          gone += await tx.$executeRawUnsafe(
            `DELETE FROM "${table}" t WHERE "${column}" IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM "${parent}" p WHERE p.id = t."${column}")`,
          );
      }
    },
    { timeout: 60_000 },
  );
}
