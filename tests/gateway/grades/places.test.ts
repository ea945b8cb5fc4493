import { expect, it } from "vitest";
import { readGradedBatches } from "#gateway/domains/grades/placeLoaders";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();
const { prisma } = test.database;
const context = { db: test.gateway.tenantClient(1), tenant: { id: 1 } };

/** A course that several batches have, its batches by their start, and a learner of none of them. */
async function findRepeatedCourse() {
  const rows = await prisma.batchCourse.findMany({
    where: { organizationId: 1 },
    orderBy: [{ batch: { startDate: "asc" } }, { batchId: "asc" }],
    select: { courseId: true, batchId: true },
  });
  const courseId = rows.find(
    (row) => rows.filter((other) => other.courseId === row.courseId).length > 1,
  )?.courseId;
  const batchIds = rows.filter((row) => row.courseId === courseId).map(({ batchId }) => batchId);
  const { id: userId } = await prisma.user.findFirstOrThrow({
    where: { organizationId: 1, userType: "U", batchUsers: { none: { batchId: { in: batchIds } } } },
  });
  return { courseId: Number(courseId), userId, first: Number(batchIds[0]), last: Number(batchIds.at(-1)) };
}

it("who repeats a course is graded in the batch that starts last, whenever they were added to it", async () => {
  const { courseId, userId, first, last } = await findRepeatedCourse();
  const asked = { courseIds: [courseId], userIds: [userId] };
  const find = async (batchId: number | null = null) =>
    (await readGradedBatches(context, { ...asked, batchId }))(userId, courseId);
  expect(await find()).toBeNull();
  for (const batchId of [last, first])
    await prisma.batchUser.create({ data: { organizationId: 1, batchId, userId } });
  expect([await find(), await find(first)]).toEqual([last, first]);
  await prisma.batchUser.updateMany({ where: { userId, batchId: last }, data: { status: "DROPPED" } });
  expect([await find(), await find(last)]).toEqual([first, null]);
});
