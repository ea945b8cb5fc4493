import { openDatabase } from "../../gateway/database/open";
import { hashPassword } from "../../gateway/session/passwords";
import { loadDemo } from "../../prisma/demo/load";
import { applyMigrations } from "../../prisma/migrate";
import { accounts } from "../../tests/support/accounts";
import { postgresBinaries, startPostgres } from "../../tests/support/postgres";
import type { Places } from "./operations";

export interface World {
  databaseUrl: string;
  places: Places;
  stop(): void;
}

/** A real PostgreSQL with the demo data, and in it a course of ten modules of ten topics, half of them done. */
export async function makeWorld(): Promise<World> {
  if (postgresBinaries === undefined) throw new Error("this measurement needs PostgreSQL's programs");
  const cluster = await startPostgres(postgresBinaries);
  const databaseUrl = cluster.createDatabase("reads");
  const database = await openDatabase({ databaseUrl });
  try {
    await applyMigrations(database.adapter);
    await loadDemo(database.prisma, {
      today: "2026-01-15",
      hashPassword: (password) => hashPassword(password, "demo"),
    });
    return { databaseUrl, places: await addCourse(database.prisma), stop: cluster.stop };
  } finally {
    await database.close();
  }
}

async function addCourse(prisma: Awaited<ReturnType<typeof openDatabase>>["prisma"]): Promise<Places> {
  const { id: learnerId, organizationId } = await prisma.user.findFirstOrThrow({
    where: { email: accounts.learner.email },
  });
  const example = await prisma.course.findFirstOrThrow({
    where: { organizationId, status: "PUBLISHED", trainerId: { not: null }, reviews: { some: {} } },
  });
  const { id: _number, ...columns } = example;
  // The list is to be full: 24 of more.
  await prisma.course.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      ...columns,
      code: `LIST${index}`,
      title: `Course ${index} of the list that is measured`,
    })),
  });
  const { id: courseId } = await prisma.course.create({
    data: { ...columns, code: "BENCH", title: "Zero to measured" },
  });
  const counts = Array.from({ length: 10 }, (_, index) => index + 1);
  for (const m of counts) {
    const { id: moduleId } = await prisma.module.create({
      data: { organizationId, courseId, name: `Module ${m}`, displayOrder: m },
    });
    await prisma.topic.createMany({
      data: counts.map((t) => ({
        organizationId,
        courseId,
        moduleId,
        name: `Topic ${m}.${t} of the course that is measured`,
        displayOrder: t,
      })),
    });
  }
  await prisma.enrolment.create({ data: { organizationId, courseId, userId: learnerId, source: "SELF" } });
  const topics = await prisma.topic.findMany({ where: { courseId }, select: { id: true } });
  await prisma.topicProgress.createMany({
    data: topics.slice(0, 50).map(({ id: topicId }) => ({
      organizationId,
      courseId,
      topicId,
      userId: learnerId,
      status: "COMPLETED" as const,
      completedDate: new Date("2026-01-10T10:00:00Z"),
    })),
  });
  const { id: batchId } = await prisma.batch.findFirstOrThrow({
    where: { organizationId, courses: { some: {} } },
    orderBy: [{ courses: { _count: "desc" } }, { id: "asc" }],
  });
  await prisma.$executeRawUnsafe("ANALYZE");
  return { organizationId, courseId, learnerId, batchId };
}
