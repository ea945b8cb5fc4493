import { afterAll, describe, expect, it } from "vitest";
import { demoId, otherId } from "#tests/support/factory";
import { courseInput, openBatchroom, refused, refusedField } from "../batches/batchroom";

const room = await openBatchroom();
afterAll(() => room.test.close());

const assign = (id: number, input: object) =>
  room.run(
    "assignCourseToBatch(batchId: $id, input: $input)",
    { types: "$id: Int!, $input: BatchCourseInput!", id, input: { ...courseInput, ...input } },
    { select: "__typename ... on ChangedBatchCoursePayload { batchCourse { courseId noOfTopics locked } }" },
  );
const update = (id: number, courseId: number, input: object = {}) =>
  room.run("updateBatchCourse(batchId: $id, courseId: $courseId, input: $input)", {
    types: "$id: Int!, $courseId: Int!, $input: BatchCourseInput!",
    id,
    courseId,
    input: { ...courseInput, courseId, ...input },
  });
const onCourse = (field: string) => (id: number, courseId: number) =>
  room.run(`${field}(batchId: $id, courseId: $courseId)`, {
    types: "$id: Int!, $courseId: Int!",
    id,
    courseId,
  });
const remove = onCourse("removeCourseFromBatch");
const sync = onCourse("syncBatchCourse");
const lock = (id: number, courseId: number, locked: boolean) =>
  room.run(
    "lockBatchCourse(batchId: $id, courseId: $courseId, locked: $locked)",
    { types: "$id: Int!, $courseId: Int!, $locked: Boolean!", id, courseId, locked },
    { select: "__typename ... on ChangedBatchCoursePayload { batchCourse { locked canPlan duration } }" },
  );
const place = (batchId: number, courseId: number) => ({ organizationId: demoId, batchId, courseId });

describe("the lock of a batch course", () => {
  it("opens and closes alone, and is told once", async () => {
    const { id } = await room.batch();
    const course = await room.course();
    await assign(id, { courseId: course.id, locked: true, duration: 45 });
    const events = await room.heard("batchCourseChanged", async () => {
      const unlocked = { locked: false, canPlan: true, duration: 45 };
      expect(await lock(id, course.id, false)).toMatchObject({ batchCourse: unlocked });
      expect(await lock(id, course.id, false)).toMatchObject({ batchCourse: unlocked });
    });
    expect(events).toEqual([place(id, course.id)]);
    expect(await lock(id, course.id, true)).toMatchObject({ batchCourse: { locked: true, canPlan: false } });
    expect(await lock(id, 999_999, false)).toEqual(refused("NOT_FOUND", "Batch course not found"));
  });
});

describe("a course is put into a batch", () => {
  it("a course comes into a batch with all its topics, and the batch's users are enrolled, but for the dropped", async () => {
    const { id } = await room.batch();
    const course = await room.course({}, [2, 2]);
    const [user, dropped] = [await room.factory.user(), await room.factory.user()];
    await room.putInto(id, user.id);
    await room.putInto(id, dropped.id, "DROPPED");
    const events = await room.heard("batchCourseChanged", () => assign(id, { courseId: course.id }));
    expect(events).toEqual([place(id, course.id)]);
    expect(await room.enrolled(course.id)).toEqual([{ userId: user.id, source: "BATCH" }]);
    const message = "The course is already in the batch";
    expect(await assign(id, { courseId: course.id })).toEqual(refusedField("CONFLICT", "courseId", message));
  });

  it("only a course of the tenant comes into a batch, and only between the batch's dates", async () => {
    const { id } = await room.batch();
    const course = await room.course();
    const within = (label: string) => `${label} must be between 01-Sep-2026 and 31-Dec-2026`;
    const wrong = [
      [{ startDate: "2026-08-31" }, "INVALID", "startDate", within("Start date")],
      [{ endDate: "2027-01-01" }, "INVALID", "endDate", within("End date")],
      [
        { startDate: "2026-10-02", endDate: "2026-10-01" },
        "INVALID",
        "endDate",
        "End date can't be before start date",
      ],
      [{ duration: -5 }, "INVALID", "duration", "Duration must be atleast 0"],
      [{ courseId: 999_999 }, "NOT_FOUND", "courseId", "Course not found"],
      [
        { courseId: (await room.course({ organizationId: otherId })).id },
        "NOT_FOUND",
        "courseId",
        "Course not found",
      ],
    ] as const;
    for (const [input, code, field, message] of wrong) {
      expect(await assign(id, { courseId: course.id, ...input })).toEqual(refusedField(code, field, message));
    }
    expect(await assign(999_999, { courseId: course.id })).toEqual(refused("NOT_FOUND", "Batch not found"));
  });

  it("a course cannot be deleted while it is part of a batch", async () => {
    const { courseId } = await room.batchWithCourse();
    const deletion = await room.run("deleteCourse(courseId: $id)", { types: "$id: Int!", id: courseId });
    expect(deletion).toEqual(refused("CONFLICT", "The course is part of a batch and can't be deleted"));
  });
});

describe("a course of a batch", () => {
  it("is changed inside the batch's dates, and stays the same course", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const change = { startDate: "2026-09-07", courseType: "BLENDED", status: "IN_PROGRESS", locked: true };
    expect(await update(batchId, courseId, change)).toEqual({ __typename: "ChangedBatchCoursePayload" });
    const row = await room.prisma.batchCourse.findFirstOrThrow({ where: { batchId, courseId } });
    expect(row).toMatchObject({ courseType: "BLENDED", status: "IN_PROGRESS", locked: true });
    const other = await room.course();
    expect(await update(batchId, courseId, { courseId: other.id })).toEqual(
      refusedField("INVALID", "courseId", "The course of a batch course can't be changed"),
    );
    expect(await update(batchId, other.id)).toEqual(refused("NOT_FOUND", "Batch course not found"));
  });

  it("is taken out with its plan and trainers, unless it is locked", async () => {
    const { batchId, courseId, course } = await room.batchWithCourse([1], { locked: true });
    const message = "This course is locked and can't be removed from the batch";
    expect(await remove(batchId, courseId)).toEqual(refused("CONFLICT", message));
    const scope = place(batchId, courseId);
    await room.prisma.batchCourseTopic.create({ data: { ...scope, topicId: course.topics[0]?.id ?? 0 } });
    await room.prisma.batchTrainer.create({ data: { ...scope, trainerId: 1, role: "TRAINER" } });
    await room.prisma.batchCourse.updateMany({ where: { batchId }, data: { locked: false } });
    expect(await remove(batchId, courseId)).toEqual({ __typename: "RemovedBatchCoursePayload" });
    expect(await remove(batchId, courseId)).toEqual(refused("NOT_FOUND", "Batch course not found"));
    expect(await room.prisma.batchCourseTopic.count({ where: { batchId } })).toBe(0);
  });

  it("is synced: who is missing is enrolled, and topics that the course gained are there", async () => {
    const { batchId, courseId, course } = await room.batchWithCourse([1]);
    const user = await room.factory.user();
    await room.putInto(batchId, user.id);
    const moduleId = (await room.prisma.topic.findFirstOrThrow({ where: { courseId } })).moduleId;
    const topic = { organizationId: demoId, courseId: course.id, moduleId, name: "Gained", displayOrder: 9 };
    await room.prisma.topic.create({ data: topic });
    const path = `batches/${batchId}/courses/${courseId}/sync`;
    const before = await room.admin.rest("GET", path);
    expect(before.json).toMatchObject({ noOfTopics: 2, missingEnrolments: 1 });
    expect(await room.enrolled(courseId)).toEqual([]);
    expect(await sync(batchId, courseId)).toEqual({ __typename: "ChangedBatchCoursePayload" });
    expect(await room.enrolled(courseId)).toEqual([{ userId: user.id, source: "BATCH" }]);
    expect(await room.heard("enrolmentsChanged", () => sync(batchId, courseId))).toEqual([]);
  });
});
