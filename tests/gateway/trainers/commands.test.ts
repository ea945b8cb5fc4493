import { afterAll, describe, expect, it } from "vitest";
import type { Weekday } from "#gateway/domains/batches/contract";
import { demoId, otherId } from "#tests/support/factory";
import { openBatchroom, refused, refusedField } from "../batches/batchroom";

const room = await openBatchroom();
afterAll(() => room.test.close());

const place = (batchId: number, courseId: number) => ({ organizationId: demoId, batchId, courseId });
const { assignTrainer } = room;

describe("a trainer of a batch course", () => {
  it("is an employee with one role, and can be taken off", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const staff = await room.factory.user({ userType: "E" });
    const events = await room.heard("batchCourseChanged", () => assignTrainer(batchId, courseId, staff.id));
    expect(events).toEqual([place(batchId, courseId)]);
    const message = "The trainer already has a role in this course";
    expect(await assignTrainer(batchId, courseId, staff.id, "GUEST")).toEqual(
      refusedField("CONFLICT", "trainerId", message),
    );
    const off = () =>
      room.run("removeTrainer(batchId: $id, courseId: $courseId, trainerId: $trainerId)", {
        types: "$id: Int!, $courseId: Int!, $trainerId: Int!",
        id: batchId,
        courseId,
        trainerId: staff.id,
      });
    expect(await off()).toEqual({ __typename: "RemovedBatchTrainerPayload" });
    expect(await off()).toEqual(refused("NOT_FOUND", "Trainer not found"));
  });

  it("is no learner, no one of another tenant, and of a course that the batch follows", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const user = await room.factory.user();
    const foreign = await room.factory.user({ userType: "E", organizationId: otherId });
    expect(await assignTrainer(batchId, courseId, user.id)).toEqual(
      refusedField("INVALID", "trainerId", "Only employees can be trainers"),
    );
    expect(await assignTrainer(batchId, courseId, foreign.id)).toEqual(
      refusedField("NOT_FOUND", "trainerId", "Trainer not found"),
    );
    expect(await assignTrainer(batchId, 999_999, user.id)).toEqual(
      refused("NOT_FOUND", "Batch course not found"),
    );
  });
});

describe("a trainer who teaches elsewhere at the same time", () => {
  /** A batch course that a trainer teaches from 19:00 to 20:30 unless said otherwise. */
  async function taught(classDays: Weekday[], times: readonly [string, string] = ["19:00", "20:30"]) {
    const found = await room.batchWithCourse();
    const at = (time: string) => new Date(`1970-01-01T${time}:00Z`);
    const data = { classDays, startTime: at(times[0]), endTime: at(times[1]) };
    await room.prisma.batch.update({ where: { id: found.batchId }, data });
    return found;
  }
  const assign = async ({ batchId, courseId }: { batchId: number; courseId: number }, trainerId: number) =>
    (
      await room.admin.rest("POST", `batches/${batchId}/courses/${courseId}/trainers`, {
        trainerId,
        role: "TRAINER",
      })
    ).json;

  it("is assigned all the same, with a warning that names the other class", async () => {
    const staff = await room.factory.user({ userType: "E" });
    const evening = await taught(["MONDAY", "WEDNESDAY"]);
    expect(await assign(evening, staff.id)).not.toHaveProperty("warnings");
    const later = await taught(["WEDNESDAY", "FRIDAY"], ["20:00", "21:00"]);
    const { name } = await room.prisma.batch.findUniqueOrThrow({ where: { id: evening.batchId } });
    const warnings = [`Also teaches ${evening.course.title} in ${name} at the same time`];
    const { data } = await room.admin.graphql(`{
      batchCourse(batchId: ${later.batchId}, courseId: ${later.courseId}) {
        trainerWarnings(trainerId: ${staff.id})
      }
    }`);
    expect(data.batchCourse.trainerWarnings).toEqual(warnings);
    expect(await assign(later, staff.id)).toMatchObject({ trainer: { id: staff.id }, warnings });
    for (const free of [await taught(["TUESDAY"]), await taught(["MONDAY"], ["20:30", "21:30"])])
      expect(await assign(free, staff.id)).not.toHaveProperty("warnings");
    const teaching = await room.admin.graphql(
      `{ user(databaseId: ${staff.id}) { teaching { totalCount nodes { batchCourse { startTime } } } } }`,
    );
    expect(teaching.data.user.teaching.totalCount).toBe(4);
  });

  it("is not warned of what is over, or has no times", async () => {
    const staff = await room.factory.user({ userType: "E" });
    const over = await taught(["MONDAY"]);
    await assign(over, staff.id);
    await room.prisma.batch.update({ where: { id: over.batchId }, data: { status: "COMPLETED" } });
    await assign(await room.batchWithCourse(), staff.id);
    expect(await assign(await taught(["MONDAY"]), staff.id)).not.toHaveProperty("warnings");
  });
});
