import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { batchInput, day, openBatchroom, refused, refusedField } from "../batches/batchroom";
import { ask, readErrorCode } from "../enrolments/classroom";

const room = await openBatchroom();
// Christmas in India; who signs in afterwards stays signed in.
room.test.setNow(new Date("2026-12-25T06:00:00Z"));
const admin = await room.test.as("admin");
const [other, learner] = [await room.test.as("otherAdmin"), await room.test.as("learner")];
beforeEach(() => room.prisma.holiday.deleteMany({ where: { organizationId: demoId } }));
afterAll(() => room.test.close());

const change =
  "__typename ... on HolidaysChange { holiday { databaseId updatedAt } holidays { day endDay name } }";
const create = (input: object, caller = admin) =>
  room.run(
    "createHoliday(input: $input)",
    { types: "$input: HolidayInput!", input },
    { select: change, caller },
  );
const christmas = { day: "2026-12-25", name: "Christmas Day" };
const list = async (caller: Caller) => (await ask(caller, "{ holidays { day endDay name } }")).holidays;
const idOf = async (name: string) =>
  (await room.prisma.holiday.findFirstOrThrow({ where: { organizationId: demoId, name } })).id;

describe("holidays", () => {
  it("are added by an ADMIN, one day or several, and read by members of the organization alone", async () => {
    await create(christmas);
    const made = await create({ day: "2026-10-26", endDay: "2026-10-30", name: "Diwali break" });
    const all = [
      { day: "2026-10-26", endDay: "2026-10-30", name: "Diwali break" },
      { day: "2026-12-25", endDay: "2026-12-25", name: "Christmas Day" },
    ];
    expect(made.holidays).toEqual(all);
    expect(await list(admin)).toEqual(all);
    expect(await list(learner)).toEqual(all);
    expect(await list(other)).not.toContainEqual(all[0]);
    expect(await readErrorCode(room.test.visitor, "{ holidays { name } }")).toBe("UNAUTHENTICATED");
    const trainer = await room.test.as("coordinator");
    expect(await create({ day: "2026-12-26", name: "No" }, trainer)).toEqual({ error: "FORBIDDEN" });
    expect(await create({ day: "2026-12-26", name: "No" }, learner)).toEqual({ error: "FORBIDDEN" });
  });

  it("share no day: who is second is told of the first", async () => {
    await create({ day: "2026-10-26", endDay: "2026-10-30", name: "Diwali break" });
    const message = holidayMessages.taken({ day: "2026-10-26", endDay: "2026-10-30", name: "Diwali break" });
    expect(await create({ day: "2026-10-30", name: "Another" })).toEqual(
      refusedField("CONFLICT", "day", message),
    );
    const both = await Promise.all([create(christmas), create({ ...christmas, name: "Twice" })]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(["HolidaysChange", "Refusal"]);
  });

  it("are imported all or none", async () => {
    const run = (holidays: object[]) =>
      room.run(
        "importHolidays(holidays: $holidays)",
        { types: "$holidays: [HolidayInput!]!", holidays },
        { select: change, caller: admin },
      );
    const republicDay = { day: "2027-01-26", name: "Republic Day" };
    const twice = await run([christmas, republicDay, { ...republicDay, name: "Again" }]);
    expect(twice).toMatchObject({ code: "CONFLICT", fieldErrors: [{ field: "holidays.2.day" }] });
    expect(await list(admin)).toEqual([]);
    const added = await run([christmas, republicDay]);
    expect(added.holidays.map(({ name }: { name: string }) => name)).toEqual([
      "Christmas Day",
      "Republic Day",
    ]);
  });

  it("are changed from the version that was seen, and deleted, within the own organization", async () => {
    const { holiday } = await create(christmas);
    const update = (variables: object, caller = admin) =>
      room.run(
        "updateHoliday(holidayId: $id, version: $version, input: $input)",
        {
          types: "$id: Int!, $version: DateTime, $input: HolidayInput!",
          id: holiday.databaseId,
          ...variables,
        },
        { select: change, caller },
      );
    const longer = { ...christmas, endDay: "2026-12-26", name: "Christmas" };
    const saved = await update({ version: holiday.updatedAt, input: longer });
    expect(saved.holidays).toEqual([longer]);
    expect(await update({ version: holiday.updatedAt, input: christmas })).toMatchObject({
      code: "STALE",
      message: holidayMessages.changed,
    });
    const remove = (caller: Caller) =>
      room.run("deleteHoliday(holidayId: $id)", { types: "$id: Int!", id: holiday.databaseId }, { caller });
    expect(await update({ input: christmas }, other)).toEqual(refused("NOT_FOUND", holidayMessages.notFound));
    expect(await remove(other)).toEqual(refused("NOT_FOUND", holidayMessages.notFound));
    expect(await remove(admin)).toEqual({ __typename: "HolidaysChange" });
    expect(await list(admin)).toEqual([]);
  });

  it("are answered, made, changed and deleted over REST", async () => {
    const made = await admin.rest("POST", "holidays", christmas);
    expect([made.status, made.json]).toMatchObject([200, { ...christmas, endDay: "2026-12-25" }]);
    const path = `holidays/${made.json.id}`;
    const renamed = await admin.rest("PUT", path, { name: "Xmas" });
    expect(renamed.json).toMatchObject({ ...christmas, name: "Xmas" });
    const wrong = await admin.rest("PUT", path, { endDay: "2026-12-24" });
    expect([wrong.status, JSON.stringify(wrong.json)]).toEqual([
      400,
      expect.stringContaining(holidayMessages.endsBefore),
    ]);
    expect((await learner.rest("GET", "holidays")).json).toMatchObject([{ name: "Xmas" }]);
    expect((await admin.rest("DELETE", path)).status).toBeLessThan(300);
    expect((await admin.rest("GET", path)).status).toBe(404);
  });

  it("are told to every listener, once for each change", async () => {
    const events = await room.heard("holidaysChanged", async () => {
      await create(christmas);
      await create(christmas);
    });
    expect(events).toEqual([{ organizationId: demoId }]);
  });
});

describe("a batch", () => {
  const schedule = (id: number) =>
    ask(admin, "query ($id: Int!) { batch(databaseId: $id) { noOfDays totalHours nextHolidays { name } } }", {
      id,
    });

  it("has no class on a holiday: its days, its hours and what it shows today", async () => {
    const input = { ...batchInput, startTime: "19:00:00", endTime: "20:30:00" };
    const { batch } = await room.run(
      "createBatch(input: $input)",
      { types: "$input: BatchInput!", input },
      { select: "... on ChangedBatchPayload { batch { databaseId noOfDays } }", caller: admin },
    );
    const meeting = async () => {
      const { batchesToday } = await ask(admin, "{ batchesToday(first: 100) { nodes { databaseId } } }");
      return batchesToday.nodes.some(
        ({ databaseId }: { databaseId: number }) => databaseId === batch.databaseId,
      );
    };
    expect(await meeting()).toBe(true);
    await create(christmas);
    await create({ day: "2026-12-26", name: "A Saturday" });
    const after = await schedule(batch.databaseId);
    expect(after.batch).toEqual({
      noOfDays: batch.noOfDays - 1,
      totalHours: (batch.noOfDays - 1) * 1.5,
      nextHolidays: [{ name: "Christmas Day" }],
    });
    expect(await meeting()).toBe(false);
  });

  it("costs one statement more for its holidays, however many batches are listed", async () => {
    const read = (first: number) =>
      ask(
        admin,
        "query ($first: Int!) { batches(first: $first) { nodes { noOfDays totalHours nextHolidays { name } } } }",
        { first },
      );
    await create(christmas);
    const few = await room.test.statementsOf(() => read(1));
    const many = await room.test.statementsOf(() => read(30));
    expect(many.length).toBe(few.length);
    expect(many.filter((sql) => sql.includes('"Holiday"'))).toHaveLength(1);
  });

  it("leaves the classes of a holiday out of its calendar file, and names the holiday instead", async () => {
    const { batchId, courseId, course } = await room.batchWithCourse([2]);
    const [first, second] = course.topics;
    for (const [topic, plannedDate] of [
      [first, "2026-12-24"],
      [second, "2026-12-25"],
    ] as const)
      await room.prisma.batchCourseTopic.create({
        data: {
          organizationId: demoId,
          batchId,
          courseId,
          topicId: topic?.id ?? 0,
          plannedDate: day(plannedDate),
        },
      });
    await create(christmas);
    const renewed = await room.run(
      "renewBatchCalendar(batchId: $id)",
      { types: "$id: Int!", id: batchId },
      { select: "... on BatchCalendarPayload { batch { calendarPath } }", caller: admin },
    );
    const answer = await fetch(new URL(renewed.batch.calendarPath, room.test.origin));
    const file = await answer.text();
    expect(file).toContain("DTSTART;VALUE=DATE:20261224");
    expect(file.match(/DTSTART;VALUE=DATE:20261225/g)).toHaveLength(1);
    expect(file).toContain(`UID:holiday-${await idOf("Christmas Day")}@`);
    expect(file).toContain("SUMMARY:No class: Christmas Day");
    expect(file).toContain("TRANSP:TRANSPARENT");
  });

  it("plans late topics again for the class days after a holiday", async () => {
    await create(christmas);
    const { batchId, courseId, course } = await room.batchWithCourse([1]);
    const late = await room.prisma.batchCourseTopic.create({
      data: {
        organizationId: demoId,
        batchId,
        courseId,
        topicId: course.topics[0]?.id ?? 0,
        plannedDate: day("2026-12-22"),
      },
    });
    await room.run(
      "replanLateTopics(ids: $ids)",
      { types: "$ids: [Int!]!", ids: [late.id] },
      { caller: admin },
    );
    const { plannedDate } = await room.prisma.batchCourseTopic.findUniqueOrThrow({ where: { id: late.id } });
    expect(plannedDate).toEqual(day("2026-12-28"));
  });
});
