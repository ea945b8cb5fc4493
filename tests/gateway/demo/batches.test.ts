import { describe, expect, it } from "vitest";
import { classDays, isClassDay, toDayNumber } from "#prisma/demo/calendar";
import { itemAt, requireEntry } from "#prisma/demo/lookup";
import { countBy, demoRows, indexBy, made, today } from "./made";

const batches = indexBy(made.Batch, (batch) => batch.id);
const keyOf = (row: { batchId: number; courseId: number }) => `${row.batchId} ${row.courseId}`;
const batchCourses = indexBy(made.BatchCourse, keyOf);
const holidays = new Set(made.Holiday.map(({ organizationId, day }) => `${organizationId} ${day}`));

describe("the demo batches", () => {
  it("are 38, in all six statuses", () => {
    const counts = countBy(demoRows("Batch"), (batch) => batch.status);
    expect(demoRows("Batch")).toHaveLength(38);
    expect(Object.keys(counts).sort()).toEqual([
      "CANCELLED",
      "COMPLETED",
      "HOLD",
      "IN_PROGRESS",
      "POSTPONED",
      "SCHEDULED",
    ]);
  });

  it("have dates that agree with their status", () => {
    for (const { status, startDate, endDate } of made.Batch) {
      if (status === "COMPLETED") expect(endDate < today).toBe(true);
      if (status === "IN_PROGRESS") expect(startDate <= today && today <= endDate).toBe(true);
      if (status === "SCHEDULED" || status === "POSTPONED") expect(startDate > today).toBe(true);
    }
  });

  it("leave days and hours to their schedule, from their first class day to their last", () => {
    for (const { batchType, startDate, endDate, noOfDays, totalHours } of made.Batch) {
      expect([noOfDays, totalHours]).toEqual([0, 0]);
      const days = classDays(batchType, [toDayNumber(startDate), toDayNumber(endDate)]);
      expect([days[0], days.at(-1)]).toEqual([toDayNumber(startDate), toDayNumber(endDate)]);
    }
  });

  it("have 22 to 27 users of type U, and 2 to 3 courses inside their dates", () => {
    const types = new Map(made.User.map((user) => [user.id, user.userType]));
    for (const count of Object.values(countBy(demoRows("BatchUser"), (row) => row.batchId))) {
      expect(count).toBeGreaterThanOrEqual(22);
      expect(count).toBeLessThanOrEqual(27);
    }
    for (const count of Object.values(countBy(demoRows("BatchCourse"), (row) => row.batchId))) {
      expect([2, 3]).toContain(count);
    }
    expect(made.BatchUser.every((row) => types.get(row.userId) === "U")).toBe(true);
    expect(made.BatchTrainer.every((row) => types.get(row.trainerId) === "E")).toBe(true);
    for (const row of made.BatchCourse) {
      const batch = requireEntry(batches, row.batchId);
      expect(batch.startDate <= row.startDate && row.startDate <= row.endDate).toBe(true);
      expect(row.endDate <= batch.endDate).toBe(true);
    }
  });

  it("enrol every user in every course", () => {
    const enrolled = new Set(made.Enrolment.map((row) => `${row.userId} ${row.courseId}`));
    for (const { batchId, userId } of made.BatchUser) {
      const courses = made.BatchCourse.filter((row) => row.batchId === batchId);
      expect(courses.every((row) => enrolled.has(`${userId} ${row.courseId}`))).toBe(true);
    }
  });

  it("have one unplanned course, one without a plan, and a locked one that runs", () => {
    const planned = new Set(made.BatchCourseTopic.filter((row) => row.plannedDate !== null).map(keyOf));
    const unplanned = demoRows("BatchCourse").filter((row) => row.planEnabled && !planned.has(keyOf(row)));
    expect(unplanned).toHaveLength(1);
    expect(demoRows("BatchCourse").filter((row) => !row.planEnabled)).toHaveLength(1);
    const running = demoRows("BatchCourse").filter((row) => row.status === "IN_PROGRESS");
    const locked = running.filter((row) => row.locked);
    expect(locked.length).toBeGreaterThan(0);
    expect(locked.length).toBeLessThan(running.length / 2);
  });
});

describe("the plans", () => {
  it("stay on class days inside the dates of the batch course", () => {
    for (const topic of made.BatchCourseTopic) {
      const { startDate, endDate } = requireEntry(batchCourses, keyOf(topic));
      const { batchType } = requireEntry(batches, topic.batchId);
      for (const date of [topic.plannedDate, topic.startDate, topic.completedDate]) {
        if (date === null) continue;
        expect(startDate <= date && date <= endDate).toBe(true);
        expect(isClassDay(toDayNumber(date), batchType)).toBe(true);
        expect(holidays.has(`${topic.organizationId} ${date}`)).toBe(false);
      }
    }
  });

  it("complete nothing after today, and date exactly what is completed", () => {
    for (const { status, completedDate } of made.BatchCourseTopic) {
      expect(completedDate === null).toBe(status !== "COMPLETED");
      if (completedDate !== null) expect(completedDate <= today).toBe(true);
    }
  });

  it("complete every topic of a completed course that has a plan", () => {
    const done = new Set(made.BatchCourse.filter((row) => row.status === "COMPLETED").map(keyOf));
    const topics = made.BatchCourseTopic.filter((topic) => done.has(keyOf(topic)));
    expect(topics.every((topic) => topic.status === "COMPLETED")).toBe(true);
  });

  it("leave some topics delayed", () => {
    const delayed = made.BatchCourseTopic.filter(
      (topic) => topic.status === "PENDING" && topic.plannedDate !== null && topic.plannedDate < today,
    );
    expect(delayed.length).toBeGreaterThan(10);
  });

  it("put the demo learner into one running batch", () => {
    const learner = made.User.find((user) => user.username === "learner");
    const places = made.BatchUser.filter((row) => row.userId === learner?.id);
    expect(places).toHaveLength(1);
    expect(requireEntry(batches, itemAt(places, 0).batchId).status).toBe("IN_PROGRESS");
  });
});
