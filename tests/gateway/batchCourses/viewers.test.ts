import { afterAll, describe, expect, it } from "vitest";
import { otherId } from "#tests/support/factory";
import { openViewers, refusedOthers } from "#tests/support/viewers";
import { openBatchroom } from "../batches/batchroom";
import { ask, readErrorCode } from "../enrolments/classroom";

const room = await openBatchroom();
afterAll(() => room.test.close());
const { visitor, learner, staff, foreign, tryAsOthers } = await openViewers(room.test);

const dates = 'startDate: "2026-09-01", endDate: "2026-12-31"';
const toInput = (courseId: number) =>
  `input: { courseId: ${courseId}, ${dates}, courseType: MOOC, planEnabled: true, locked: true, status: SCHEDULED }`;

describe("a course of a batch", () => {
  it("is put there, changed, locked, synced and taken out by staff of its organization alone", async () => {
    const { batchId, courseId, row } = await room.batchWithCourse();
    const place = `batchId: ${batchId}, courseId: ${courseId}`;
    const { id: unused } = await room.course();
    for (const field of [
      `assignCourseToBatch(batchId: ${batchId}, ${toInput(unused)})`,
      `updateBatchCourse(${place}, ${toInput(courseId)})`,
      `lockBatchCourse(${place}, locked: true)`,
      `syncBatchCourse(${place})`,
      `removeCourseFromBatch(${place})`,
    ]) {
      expect(await tryAsOthers(field)).toEqual(refusedOthers);
    }
    expect(await room.prisma.batchCourse.findMany({ where: { batchId } })).toEqual([row]);
  });

  it("is read by staff of its organization, and by learners of its batch for themselves", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const member = await room.learner();
    await room.putInto(batchId, member.user.id);
    await room.factory.enrolment(member.user.id, courseId);
    const place = `batchId: ${batchId}, courseId: ${courseId}`;
    const all = `{ batchCourse(${place}) { noOfTopics } }`;
    const own = `{ myBatchCourse(${place}) { noOfTopics } }`;
    expect(await ask(staff, all)).toEqual({ batchCourse: { noOfTopics: 3 } });
    expect(await ask(foreign, all)).toEqual({ batchCourse: null });
    expect(await readErrorCode(visitor, all)).toBe("UNAUTHENTICATED");
    expect(await readErrorCode(member.caller, all)).toBe("FORBIDDEN");
    expect(await ask(member.caller, own)).toEqual({ myBatchCourse: { noOfTopics: 3 } });
    expect(await ask(learner, own)).toEqual({ myBatchCourse: null });
  });

  it("is of the batch's organization", async () => {
    const { id } = await room.batch({ organizationId: otherId });
    const { id: courseId } = await room.course();
    const outcome = await room.run(`assignCourseToBatch(batchId: $id, ${toInput(courseId)})`, {
      types: "$id: Int!",
      id,
    });
    expect(outcome).toMatchObject({ code: "NOT_FOUND" });
  });
});
