import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { weekdays } from "#gateway/domains/batches/contract";
import {
  computeSchedule,
  type ScheduleFacts,
  toOverrides,
  withOverrides,
} from "#gateway/domains/batches/scheduleContract";
import { classDays } from "#gateway/domains/batchTopics/dayContract";
import { batchInput, day, openBatchroom } from "./batchroom";

const evening: ScheduleFacts = {
  startDate: "2026-11-02",
  endDate: "2026-12-31",
  startTime: "19:00",
  endTime: "20:30:00",
  classDays: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  holidays: new Map(),
};
const none = { duration: 0, noOfDays: 0, totalHours: 0, completedHours: 0 };

describe("a schedule", () => {
  it("adds up to minutes, class days and hours", () => {
    expect(computeSchedule(evening, ["2026-11-02", "2026-11-03", "2026-11-07"])).toEqual({
      duration: 90,
      noOfDays: 44,
      totalHours: 66,
      completedHours: 3,
    });
  });

  it("counts no holiday, in the days or in the hours", () => {
    const holidays = new Map([
      ["2026-11-03", "Founder's Day"],
      ["2026-11-07", "A Saturday"],
      ["2026-12-25", "Christmas Day"],
    ]);
    expect(computeSchedule({ ...evening, holidays }, ["2026-11-02", "2026-11-03"])).toEqual({
      duration: 90,
      noOfDays: 42,
      totalHours: 63,
      completedHours: 1.5,
    });
  });

  it("counts hours by the minutes and days that were typed", () => {
    const own = { duration: 60, noOfDays: 10 };
    expect(computeSchedule(evening, ["2026-11-02"], own)).toMatchObject({
      totalHours: 10,
      completedHours: 1,
    });
  });

  it("has no minutes without both times, and no days in a span that cannot be", () => {
    expect(computeSchedule({ ...evening, endTime: null }, [])).toMatchObject({ duration: 0, totalHours: 0 });
    expect(computeSchedule({ ...evening, endDate: "2026-11-01" }, []).noOfDays).toBe(0);
    expect(computeSchedule({ ...evening, endDate: "9999-12-31" }, []).noOfDays).toBe(0);
  });
});

describe("what overrides a schedule", () => {
  const figure = fc.integer({ min: 0, max: 200 });
  const typedHours = fc.record({
    duration: figure,
    noOfDays: figure,
    totalHours: figure,
    completedHours: figure,
  });

  it("is shown as it was typed, and never when it says what the schedule says", () => {
    fc.assert(
      fc.property(typedHours, (typed) => {
        const basis = { facts: evening, completedOn: ["2026-11-02"], before: null };
        const own = toOverrides(typed, basis);
        const computed = computeSchedule(evening, basis.completedOn, own);
        const shown = withOverrides(computed, own);
        for (const name of ["duration", "noOfDays", "totalHours", "completedHours"] as const) {
          expect(own[name]).not.toBe(computed[name] || -1);
          if (typed[name] !== 0) expect(shown[name]).toBe(typed[name]);
          else expect(shown[name]).toBe(computed[name]);
        }
      }),
    );
  });

  it("does not come from figures that stayed as they were shown while the schedule changed", () => {
    const shown = withOverrides(computeSchedule(evening, []), none);
    const longer = { ...evening, endTime: "21:00" };
    const kept = toOverrides(shown, { facts: longer, completedOn: [], before: { own: none, shown } });
    expect(kept).toEqual(none);
  });
});

const room = await openBatchroom();
afterAll(() => room.test.close());

const typedHours = "duration noOfDays totalHours completedHours classDays batchType";
const run = (field: string, input: object, id = 0) =>
  room.run(
    `${field}(${id ? "batchId: $id, " : ""}input: $input)`,
    {
      types: id ? "$id: Int!, $input: BatchInput!" : "$input: BatchInput!",
      input: { ...batchInput, startTime: "19:00:00", endTime: "20:30:00", ...input },
      ...(id ? { id } : {}),
    },
    { select: `__typename ... on ChangedBatchPayload { batch { databaseId ${typedHours} } }` },
  );

describe("a batch", () => {
  it("says what its schedule adds up to, on any set of class days", async () => {
    const { batch } = await run("createBatch", { classDays: ["FRIDAY", "MONDAY", "WEDNESDAY"] });
    const on = { classDays: ["MONDAY", "WEDNESDAY", "FRIDAY"] as const, holidays: new Map() };
    const days = classDays(on, "2026-09-01", "2026-12-31").length;
    expect(batch).toMatchObject({
      duration: 90,
      noOfDays: days,
      totalHours: days * 1.5,
      completedHours: 0,
      batchType: "WEEKDAY",
      classDays: ["MONDAY", "WEDNESDAY", "FRIDAY"],
    });
    const kept = await run("updateBatch", { name: "Renamed" }, batch.databaseId);
    expect(kept.batch.classDays).toEqual(["MONDAY", "WEDNESDAY", "FRIDAY"]);
    const preset = await run("updateBatch", { batchType: "SUNDAY" }, batch.databaseId);
    expect(preset.batch).toMatchObject({ classDays: ["SUNDAY"], batchType: "SUNDAY", noOfDays: 17 });
    const all = await run("updateBatch", { batchType: "SUNDAY", classDays: [...weekdays] }, batch.databaseId);
    expect(all.batch).toMatchObject({ noOfDays: 122, batchType: "SUNDAY" });
  });

  it("counts the class days on which a topic was completed as taught", async () => {
    const { batchId, courseId, course } = await room.batchWithCourse([3]);
    const completed = ["2026-09-01", "2026-09-01", "2026-09-05"];
    for (const [index, { id: topicId }] of course.topics.entries())
      await room.prisma.batchCourseTopic.create({
        data: {
          organizationId: 1,
          batchId,
          courseId,
          topicId,
          status: "COMPLETED",
          completedDate: day(completed[index] ?? ""),
        },
      });
    const { batch } = await run("updateBatch", {}, batchId);
    expect(batch).toMatchObject({ duration: 90, completedHours: 1.5 });
    const typed = await run("updateBatch", { completedHours: 4 }, batchId);
    expect(typed.batch.completedHours).toBe(4);
  });

  it("goes over REST and back unchanged, and follows new times and days where nothing was typed", async () => {
    const input = { ...batchInput, startTime: "19:00:00", endTime: "20:30:00", noOfDays: 30 };
    const made = await room.admin.rest("POST", "batches", input);
    expect(made.json).toMatchObject({ duration: 90, noOfDays: 30, totalHours: 45, completedHours: 0 });
    const path = `batches/${made.json.id}`;
    const { updatedAt: _first, ...same } = (await room.admin.rest("PUT", path, made.json)).json;
    expect(made.json).toMatchObject(same);
    const longer = await room.admin.rest("PUT", path, { endTime: "21:00:00" });
    expect(longer.json).toMatchObject({ duration: 120, noOfDays: 30, totalHours: 60 });
    const weekend = await room.admin.rest("PUT", path, { noOfDays: 0, classDays: ["SATURDAY", "SUNDAY"] });
    expect(weekend.json).toMatchObject({ noOfDays: 34, batchType: "WEEKDAY", totalHours: 68 });
    const saturdays = await room.admin.rest("PUT", path, { ...weekend.json, batchType: "SATURDAY" });
    expect(saturdays.json).toMatchObject({ classDays: ["SATURDAY"], noOfDays: 17 });
    const wrong = await room.admin.rest("PUT", path, { classDays: ["FUNDAY"] });
    expect([wrong.status, JSON.stringify(wrong.json)]).toEqual([400, expect.stringContaining("Class days")]);
  });
});
