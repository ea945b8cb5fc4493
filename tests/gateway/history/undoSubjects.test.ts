import { afterAll, describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { day, openPlanRoom } from "../batchTopics/planRoom";
import { readLastId, succeed, undo } from "./undoing";

// Today is Wednesday, 18 November 2026; made batch courses run from the 9th to the 27th, Monday to Friday.

const room = await openPlanRoom();
afterAll(() => room.test.close());
const { factory, prisma, trainer: staff } = room;
const organizationId = demoId;

/** Undoes the newest change, and expects that its rows come back as `read` found them before it. */
async function expectBack(read: () => Promise<unknown>, change: () => Promise<unknown>, action: string) {
  const before = await read();
  await change();
  expect(await read()).not.toEqual(before);
  const historyId = await readLastId(prisma);
  expect(await prisma.history.findUniqueOrThrow({ where: { id: historyId } })).toMatchObject({ action });
  expect(await undo(staff, historyId)).toEqual({ historyId, conflicts: [] });
  expect(await read()).toEqual(before);
}

/** The topics of a batch course, without the moment of their last change. */
const readTopics = (place: { batchId: number; courseId: number }) => () =>
  prisma.batchCourseTopic.findMany({ where: place, orderBy: { topicId: "asc" }, omit: { updatedAt: true } });

/** Plans the first topics of a batch course, one a day. */
async function plan(place: { batchId: number; courseId: number }, days: Record<number, string>) {
  for (const [topicId, text] of Object.entries(days))
    await prisma.batchCourseTopic.create({
      data: { ...place, organizationId, topicId: Number(topicId), plannedDate: day(text) },
    });
}

describe("an undo brings back", () => {
  it("a resource, with what learners have marked of it", async () => {
    const course = await factory.course();
    const resource = await factory.resource({ courseId: course.id, tags: ["one", "two"], duration: 7 });
    const learner = await factory.user();
    await prisma.resourceMark.create({
      data: { organizationId, resourceId: resource.id, userId: learner.id },
    });
    const read = () => prisma.resource.findUnique({ where: { id: resource.id }, include: { marks: true } });
    const call = `deleteResource(courseId: ${course.id}, resourceId: ${resource.id})`;
    await expectBack(read, () => succeed(staff, call), "resource.deleted");
  });

  it("a trainer of a batch course, with the role", async () => {
    const { place } = await room.batchCourse();
    const { id: trainerId } = await factory.user({ userType: "E" });
    const data = { ...place, organizationId, trainerId, role: "MENTOR" as const };
    await prisma.batchTrainer.create({ data });
    const call = `removeTrainer(batchId: ${place.batchId}, courseId: ${place.courseId}, trainerId: ${trainerId})`;
    await expectBack(
      () => prisma.batchTrainer.findMany({ where: place }),
      () => succeed(staff, call),
      "trainer.removed",
    );
  });

  it("a plan: dates that were set, moved and taken away", async () => {
    const { place, topicIds } = await room.batchCourse({ topics: [3] });
    const [moved = 0, cleared = 0, set = 0] = topicIds;
    await plan(place, { [moved]: "2026-11-19", [cleared]: "2026-11-20" });
    const changes = [
      { topicId: moved, from: "2026-11-19", to: "2026-11-23" },
      { topicId: cleared, from: "2026-11-20", to: null },
      { topicId: set, from: null, to: "2026-11-24" },
    ];
    const save = async () =>
      expect((await room.savePlan(place, changes)).__typename).toBe("BatchTopicsChange");
    await expectBack(readTopics(place), save, "batchPlan.saved");
  });

  it("a topic that was completed, and one that was planned", async () => {
    const { place, topicIds } = await room.batchCourse({ topics: [2] });
    const [completed = 0, planned = 0] = topicIds;
    await plan(place, { [completed]: "2026-11-17" });
    const update = (topicId: number, change: object) => async () =>
      expect((await room.updateTopic({ ...place, topicId, ...change })).__typename).toBe("BatchTopicsChange");
    const action = "batchPlan.topicUpdated";
    await expectBack(readTopics(place), update(completed, { status: "COMPLETED" }), action);
    await expectBack(readTopics(place), update(planned, { plannedDate: "2026-11-25" }), action);
  });

  it("the dates of late topics that were planned again, in several batches", async () => {
    const made = [await room.batchCourse({ topics: [2] }), await room.batchCourse({ topics: [1] })];
    for (const { place, topicIds } of made)
      await plan(place, Object.fromEntries(topicIds.map((topicId) => [topicId, "2026-11-10"])));
    const where = { batchId: { in: made.map(({ place }) => place.batchId) } };
    const rows = await prisma.batchCourseTopic.findMany({ where });
    const read = () =>
      prisma.batchCourseTopic.findMany({ where, orderBy: { id: "asc" }, omit: { updatedAt: true } });
    const call = `replanLateTopics(ids: [${rows.map(({ id }) => id).join(", ")}])`;
    const replan = async () => {
      const { undoId } = await succeed(staff, call, "... on ChangedLateTopicsPayload { undoId }");
      expect(undoId).toBe(await readLastId(prisma));
    };
    await expectBack(read, replan, "batchPlan.lateTopicsPlanned");
  });

  it("an enrolment, with all progress", async () => {
    const { user, course } = await room.enrolled({}, [2]);
    const [first, second] = course.topics;
    const scope = { organizationId, userId: user.id, courseId: course.id };
    const completedDate = new Date("2026-11-01T10:00:00Z");
    await prisma.topicProgress.createMany({
      data: [
        { ...scope, topicId: first?.id ?? 0, status: "COMPLETED", completedDate },
        { ...scope, topicId: second?.id ?? 0, status: "PENDING", formerDate: completedDate },
      ],
    });
    const draft = await prisma.topicBlock.create({
      data: {
        organizationId,
        courseId: course.id,
        topicId: first?.id ?? 0,
        kind: "VIDEO",
        displayOrder: 1,
        updatedById: user.id,
        updatedByName: "Made",
      },
    });
    await prisma.blockProgress.create({
      data: {
        ...scope,
        blockId: draft.id,
        viewedAt: completedDate,
        isRight: true,
        position: 12.5,
        ranges: [[0, 12.5]],
        watchedSeconds: 12.5,
      },
    });
    const where = { userId: user.id, courseId: course.id };
    const read = async () => ({
      enrolments: await prisma.enrolment.findMany({ where }),
      topics: await prisma.topicProgress.findMany({ where, orderBy: { id: "asc" } }),
      blocks: await prisma.blockProgress.findMany({ where }),
    });
    const call = `removeEnrolment(courseId: ${course.id}, userId: ${user.id})`;
    await expectBack(read, () => succeed(staff, call), "enrolment.removed");
    const { topics, blocks } = await read();
    expect([topics.length, blocks.length]).toEqual([2, 1]);
  });
});
