import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classDays, isClassDay } from "#gateway/domains/batchTopics/dayContract";
import {
  autoPlan,
  classDaysLeft,
  daysLate,
  oneClassDayEach,
  onHolidays,
  type PlanTopic,
  shiftPlan,
  spreadAfter,
  withoutClassOn,
  withoutLateDates,
} from "#gateway/domains/batchTopics/planContract";
import { addDays } from "#gateway/domains/dayContract";
import { ordered, scene, spread, weekdaysOnly } from "./planScenes";

describe("a shift by class days", () => {
  it("moves planned topics that are not completed, keeps their order, and goes back again", () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: -10, max: 10 }), ({ frame, topics }, by) => {
        const onDays = topics.filter(
          ({ plannedDate }) => plannedDate === null || isClassDay(frame, plannedDate),
        );
        const shift = shiftPlan(onDays, frame, by);
        if ("outside" in shift) {
          expect(shift.outside.length).toBeGreaterThan(0);
          return;
        }
        const moved = onDays.map((topic) => ({
          ...topic,
          plannedDate: shift.dates.get(topic.topicId) ?? topic.plannedDate,
        }));
        for (const [at, topic] of onDays.entries()) {
          const isMoved = topic.status === "PENDING" && topic.plannedDate !== null && by !== 0;
          expect(shift.dates.has(topic.topicId)).toBe(isMoved);
          const day = moved[at]?.plannedDate ?? frame.startDate;
          expect(day >= frame.startDate && day <= frame.endDate).toBe(true);
        }
        expect(shiftPlan(moved, frame, -by)).toEqual({
          dates: new Map(
            [...shift.dates.keys()].map((id) => [
              id,
              onDays.find(({ topicId }) => topicId === id)?.plannedDate,
            ]),
          ),
        });
      }),
    );
  });

  it("refuses to leave the dates, and names the topics that would", () => {
    const topics: PlanTopic[] = [
      { topicId: 1, status: "PENDING", plannedDate: "2026-11-23" },
      { topicId: 2, status: "PENDING", plannedDate: "2026-11-27" },
    ];
    const frame = { ...weekdaysOnly, startDate: "2026-11-23", endDate: "2026-11-27" } as const;
    expect(shiftPlan(topics, frame, 1)).toEqual({ outside: [2] });
    expect(shiftPlan(topics, frame, -1)).toEqual({ outside: [1] });
  });
});

describe("a day without class", () => {
  it("is left by its topics, in order with all later ones; earlier and completed ones stay", () => {
    fc.assert(
      fc.property(scene, fc.nat({ max: 120 }), ({ frame, topics }, after) => {
        const day = addDays(frame.startDate, after);
        const shift = withoutClassOn(topics, frame, day);
        if ("outside" in shift) return;
        for (const { topicId, status, plannedDate } of topics) {
          const moves = status === "PENDING" && plannedDate !== null && plannedDate >= day;
          expect(shift.dates.has(topicId)).toBe(moves);
          expect((shift.dates.get(topicId) ?? frame.endDate) > day || !moves).toBe(true);
        }
        const later = topics.filter(({ topicId }) => shift.dates.has(topicId));
        const before = later.toSorted((a, b) => ((a.plannedDate ?? "") < (b.plannedDate ?? "") ? -1 : 1));
        expect(ordered(before.map(({ topicId }) => shift.dates.get(topicId) ?? ""))).toBe(true);
      }),
    );
  });
});

describe("a day that has become a holiday", () => {
  it("is told for each topic that is still to be done on it, and left by a shift to the next class day", () => {
    fc.assert(
      fc.property(scene, ({ frame, topics, today }) => {
        const found = onHolidays(topics, frame, today);
        for (const topic of topics) {
          const { status, plannedDate } = topic;
          const isTold = status === "PENDING" && (plannedDate ?? "") >= today && plannedDate !== null;
          expect(found.includes(topic)).toBe(isTold && frame.holidays.has(plannedDate));
        }
        const shift = shiftPlan(found, frame, 1);
        if ("outside" in shift) return;
        const moved = topics.map((topic) => ({
          ...topic,
          plannedDate: shift.dates.get(topic.topicId) ?? topic.plannedDate,
        }));
        expect(onHolidays(moved, frame, today)).toEqual([]);
        for (const { topicId, plannedDate } of found) {
          const to = shift.dates.get(topicId) ?? "";
          expect(classDays(frame, addDays(plannedDate ?? "", 1), to)).toEqual([to]);
        }
      }),
    );
  });

  it("moves nothing by itself: Auto-plan leaves what is planned for it", () => {
    const topics: PlanTopic[] = [
      { topicId: 1, status: "PENDING", plannedDate: "2026-12-25" },
      { topicId: 2, status: "PENDING", plannedDate: null },
    ];
    const christmas = { ...weekdaysOnly, holidays: new Map([["2026-12-25", "Christmas Day"]]) };
    const frame = { ...christmas, startDate: "2026-12-24", endDate: "2026-12-28" };
    expect(autoPlan(topics, frame, "2026-12-25")).toEqual(new Map([[2, "2026-12-28"]]));
    expect(withoutClassOn(topics, frame, "2026-12-25")).toEqual({ dates: new Map([[1, "2026-12-28"]]) });
    expect(classDaysLeft(frame, "2026-12-24")).toEqual(["2026-12-24", "2026-12-28"]);
  });
});

describe("a plan without room to move on", () => {
  it("is spread over the class days after the day, in the order of its dates, inside the course's", () => {
    fc.assert(
      fc.property(scene, fc.nat({ max: 120 }), ({ frame, topics }, after) => {
        const day = addDays(frame.startDate, after);
        const later = topics
          .filter(
            ({ status, plannedDate }) => status === "PENDING" && plannedDate !== null && plannedDate >= day,
          )
          .toSorted((a, b) => (a.plannedDate ?? "").localeCompare(b.plannedDate ?? ""));
        const left = classDays(frame, addDays(day, 1), frame.endDate);
        const dates = spreadAfter(topics, frame, day);
        expect(dates === null).toBe(left.length === 0);
        if (dates === null) return;
        expect([...dates].map(([topicId]) => topicId)).toEqual(later.map(({ topicId }) => topicId));
        const days = [...dates.values()];
        expect(ordered(days)).toBe(true);
        expect(days.every((day) => left.includes(day))).toBe(true);
        if (days.length > 0)
          expect(spread(left.map((day) => days.filter((at) => at === day).length))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a series of class days", () => {
  it("gives every topic that is not completed a class day of its own, in order, from the day on", () => {
    fc.assert(
      fc.property(scene, ({ frame, topics, today }) => {
        const series = oneClassDayEach(topics, frame, today);
        if ("outside" in series) return;
        const pending = topics.filter(({ status }) => status === "PENDING");
        expect([...series.dates.keys()]).toEqual(pending.map(({ topicId }) => topicId));
        const days = [...series.dates.values()];
        const [first = today, last = today] = [days[0], days.at(-1)];
        if (days.length === 0) return;
        expect(first >= today).toBe(true);
        expect(days).toEqual(classDays(frame, first, last));
      }),
    );
  });
});

describe("late topics", () => {
  it("lose their dates for planning anew, and no others do", () => {
    fc.assert(
      fc.property(scene, ({ topics, today }) => {
        const anew = withoutLateDates(topics, today);
        expect(anew.map(({ plannedDate }) => plannedDate)).toEqual(
          topics.map((topic) => (daysLate(topic, today) > 0 ? null : topic.plannedDate)),
        );
      }),
    );
  });
});
