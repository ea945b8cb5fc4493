import { afterAll, describe, expect, it } from "vitest";
import { demoId, otherId } from "#tests/support/factory";
import { batchInput, day, openBatchroom, refused, refusedField } from "./batchroom";

const room = await openBatchroom();
afterAll(() => room.test.close());

const create = (input: object) =>
  room.run(
    "createBatch(input: $input)",
    { types: "$input: BatchInput!", input: { ...batchInput, ...input } },
    {
      select:
        "__typename ... on ChangedBatchPayload { batch { databaseId name noOfDays meetingLink startTime } }",
    },
  );
const update = (id: number, input: object) =>
  room.run("updateBatch(batchId: $id, input: $input)", {
    types: "$id: Int!, $input: BatchInput!",
    id,
    input: { ...batchInput, ...input },
  });
const remove = (id: number) => room.run("deleteBatch(batchId: $id)", { types: "$id: Int!", id });

describe("a batch is made and changed", () => {
  it("a batch is made of what its form holds; what was left out is computed or unset, and 00:00:00 is unset", async () => {
    const made = await create({
      name: "  Morning  ",
      meetingLink: "meet.example.test/abc",
      startTime: "00:00:00",
    });
    expect(made.batch).toMatchObject({
      name: "Morning",
      noOfDays: 88,
      meetingLink: "meet.example.test/abc",
      startTime: null,
    });
    const { databaseId } = made.batch;
    const events = await room.heard("batchChanged", () =>
      update(databaseId, { name: "Later", noOfDays: 24 }),
    );
    expect(events).toEqual([{ organizationId: demoId, batchId: databaseId }]);
    const row = await room.prisma.batch.findUniqueOrThrow({ where: { id: databaseId } });
    expect(row).toMatchObject({ name: "Later", noOfDays: 24, startDate: day("2026-09-01") });
  });

  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ name: "x".repeat(101) }, "name", "Name cannot be more than 100 characters long"],
    [{ description: "" }, "description", "Description is required"],
    [{ endDate: "2026-08-31" }, "endDate", "End date can't be before start date"],
    [{ startDate: "1926-09-01" }, "startDate", "Please enter a valid Start date."],
    [{ startTime: "20:00:00", endTime: "18:00:00" }, "endTime", "End time must be after start time"],
    [{ duration: -1 }, "duration", "Duration must be atleast 0"],
    [{ totalHours: -0.5 }, "totalHours", "Total hours must be atleast 0"],
    [{ completedHours: -1 }, "completedHours", "Completed hours must be atleast 0"],
    [{ noOfDays: -1 }, "noOfDays", "Number of days must be atleast 0"],
    [{ meetingLink: "not a link" }, "meetingLink", "Please enter a valid Meeting link."],
    [{ meetingLink: "javascript:alert(1)" }, "meetingLink", "Please enter a valid Meeting link."],
  ])("and refuses %j", async (input, field, message) => {
    expect(await create(input)).toEqual(refusedField("INVALID", field, message));
  });

  it("a batch is changed only over the version that the editing began from, where one is named", async () => {
    const { batch } = await create({ name: "Crossed" });
    const id = batch.databaseId;
    const { updatedAt } = await room.prisma.batch.findUniqueOrThrow({ where: { id } });
    const over = (version: Date, name: string) =>
      room.run("updateBatch(batchId: $id, version: $version, input: $input)", {
        types: "$id: Int!, $version: DateTime!, $input: BatchInput!",
        id,
        version: version.toISOString(),
        input: { ...batchInput, name },
      });
    expect(await over(updatedAt, "First")).toEqual({ __typename: "ChangedBatchPayload" });
    expect(await over(new Date(updatedAt.getTime() - 1), "Second")).toEqual(
      refused("STALE", "Someone else changed this batch"),
    );
    expect(await room.prisma.batch.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: "First" });
  });

  it("a batch's dates cannot change so that one of its courses lies outside them", async () => {
    const { batchId, course } = await room.batchWithCourse();
    const message = `${course.title} runs from 01-Sep-2026 to 31-Dec-2026. Move its dates first.`;
    expect(await update(batchId, { startDate: "2026-09-02" })).toEqual(
      refusedField("CONFLICT", "startDate", message),
    );
    expect(await update(batchId, { endDate: "2026-12-30" })).toEqual(
      refusedField("CONFLICT", "endDate", message),
    );
    const { startDate } = await room.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    expect(startDate).toEqual(day("2026-09-01"));
    expect(await update(batchId, { endDate: "2027-01-31" })).toEqual({ __typename: "ChangedBatchPayload" });
  });

  it("a batch is changed and deleted only in its own tenant", async () => {
    const { id } = await room.batch({ organizationId: otherId });
    expect(await update(id, {})).toEqual(refused("NOT_FOUND", "Batch not found"));
    expect(await remove(id)).toEqual(refused("NOT_FOUND", "Batch not found"));
  });
});

describe("a batch is deleted", () => {
  it("a batch is deleted once neither users nor courses hang on it", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const user = await room.factory.user();
    await room.putInto(batchId, user.id);
    expect(await remove(batchId)).toEqual(
      refused("CONFLICT", "This batch has 1 user and 1 course. Remove them first."),
    );
    await room.prisma.batchUser.deleteMany({ where: { batchId } });
    await room.prisma.batchCourse.deleteMany({ where: { batchId, courseId } });
    expect(await remove(batchId)).toEqual({ __typename: "DeletedBatchPayload" });
    expect(await remove(batchId)).toEqual(refused("NOT_FOUND", "Batch not found"));
  });
});

describe("a batch is started", () => {
  const start = (id: number) => room.run("startBatch(batchId: $id)", { types: "$id: Int!", id });
  const isDue = async (id: number) => {
    const { data } = await room.admin.graphql(`{ batch(databaseId: ${id}) { isDueToStart } }`);
    return data.batch.isDueToStart;
  };
  const madeFor = async (startDate: string) =>
    (await create({ name: "To start", startDate, endDate: "2099-12-31", status: "SCHEDULED" })).batch
      .databaseId;

  it("a batch is started once, from its first day on", async () => {
    const past = await madeFor("2020-01-01");
    const later = await madeFor("2099-01-01");
    expect([await isDue(past), await isDue(later)]).toEqual([true, false]);
    expect(await start(later)).toEqual(refused("CONFLICT", "This batch starts on 01-Jan-2099"));
    expect((await start(past)).__typename).toBe("ChangedBatchPayload");
    const { status } = await room.prisma.batch.findUniqueOrThrow({ where: { id: past } });
    expect([status, await isDue(past)]).toEqual(["IN_PROGRESS", false]);
    expect(await start(past)).toEqual(refused("CONFLICT", "Only a scheduled batch can be started"));
  });
});
