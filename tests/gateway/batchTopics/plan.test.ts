import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { presetDays, type Weekday, weekdays } from "#gateway/domains/batches/contract";
import {
  addDays,
  classDays,
  daysFrom,
  type Holidays,
  isClassDay,
  isDay,
  moveByClassDays,
} from "#gateway/domains/batchTopics/dayContract";
import {
  autoPlan,
  classDaysLeft,
  countTopicsPerDay,
  daysLate,
  oneClassDayEach,
  onHolidays,
  type PlanTopic,
  shiftPlan,
  spreadAfter,
  withoutClassOn,
  withoutLateDates,
} from "#gateway/domains/batchTopics/planContract";
import { spreadOver } from "#gateway/domains/batchTopics/spreadContract";
import { dayIn } from "#gateway/domains/rules";

/** The days of the week that a batch meets on: any of them, at least one. */
const weekly = fc.subarray([...weekdays], { minLength: 1 });
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays("2026-01-01", days));
const holidays = fc
  .array(fc.tuple(day, fc.constantFrom("Diwali", "Christmas Day")), { maxLength: 60 })
  .map((days): Holidays => new Map(days));
const calendar = fc.record({ classDays: weekly, holidays });
const noHolidays: Holidays = new Map();
const onDays = (...classDays: Weekday[]) => ({ classDays, holidays: noHolidays });
const weekdaysOnly = onDays(...presetDays.WEEKDAY);
const frame = fc
  .record({ classDays: weekly, holidays, startDate: day, length: fc.integer({ min: 0, max: 120 }) })
  .map(({ length, ...rest }) => ({ ...rest, endDate: addDays(rest.startDate, length) }));

const topicsIn = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  fc
    .array(
      fc.record({
        status: fc.constantFrom("PENDING" as const, "PENDING" as const, "COMPLETED" as const),
        plannedDate: fc.option(
          fc.integer({ min: 0, max: daysFrom(startDate, endDate) }).map((days) => addDays(startDate, days)),
          { freq: 2 },
        ),
      }),
      { maxLength: 40 },
    )
    .map((topics) => topics.map((topic, index): PlanTopic => ({ topicId: index + 1, ...topic })));

const scene = frame.chain((frame) =>
  fc.record({
    frame: fc.constant(frame),
    topics: topicsIn(frame),
    today: fc.integer({ min: -40, max: 140 }).map((days) => addDays(frame.startDate, days)),
  }),
);

const isOpen = ({ status, plannedDate }: PlanTopic) => status === "PENDING" && plannedDate === null;
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const ordered = (days: readonly string[]) => days.every((one, at) => at === 0 || (days[at - 1] ?? "") <= one);

describe("days", () => {
  it("are class days by the batch's type: Monday to Friday, Saturdays or Sundays", () => {
    expect(classDays(weekdaysOnly, "2026-11-20", "2026-11-24")).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-24",
    ]);
    expect(classDays(onDays("MONDAY", "WEDNESDAY"), "2026-11-20", "2026-11-30")).toEqual([
      ...["2026-11-23", "2026-11-25", "2026-11-30"],
    ]);
    expect(classDays(onDays("SATURDAY"), "2026-11-20", "2026-11-30")).toEqual(["2026-11-21", "2026-11-28"]);
    expect(classDays(onDays("SUNDAY"), "2026-11-22", "2026-11-22")).toEqual(["2026-11-22"]);
    expect(classDays(onDays("SUNDAY"), "2026-11-24", "2026-11-23")).toEqual([]);
  });

  it("are no class days on holidays, whatever the day of the week", () => {
    fc.assert(
      fc.property(calendar, day, fc.nat({ max: 60 }), (on, from, length) => {
        const to = addDays(from, length);
        const without = classDays(on, from, to);
        const all = classDays({ ...on, holidays: noHolidays }, from, to);
        expect(without).toEqual(all.filter((one) => !on.holidays.has(one)));
      }),
    );
  });

  it("exist or do not", () => {
    expect(["2028-02-29", "2026-02-29", "2026-2-1", "soon"].map(isDay)).toEqual([true, false, false, false]);
  });

  it("are the organization's, not the server's", () => {
    const evening = new Date("2026-11-20T19:00:00Z");
    expect([dayIn("Asia/Kolkata", evening), dayIn("Europe/London", evening)]).toEqual([
      "2026-11-21",
      "2026-11-20",
    ]);
  });

  it("move by class days there and back again, and land on class days only", () => {
    fc.assert(
      fc.property(calendar, day, fc.integer({ min: -60, max: 60 }), (on, from, by) => {
        const start = moveByClassDays(on, from, 1);
        const moved = moveByClassDays(on, start, by);
        expect(isClassDay(on, moved)).toBe(true);
        expect(moveByClassDays(on, moved, -by)).toBe(start);
        expect(Math.sign(daysFrom(start, moved))).toBe(Math.sign(by));
      }),
    );
  });
});

describe("a topic is late", () => {
  it("by the days since its planned date, and never when completed, unplanned or still to come", () => {
    const late = (status: PlanTopic["status"], plannedDate: string | null) =>
      daysLate({ status, plannedDate }, "2026-11-21");
    expect(late("PENDING", "2026-11-18")).toBe(3);
    expect([late("PENDING", "2026-11-21"), late("PENDING", "2026-12-01")]).toEqual([0, 0]);
    expect([late("PENDING", null), late("COMPLETED", "2026-11-18")]).toEqual([0, 0]);
  });
});

describe("Auto-plan", () => {
  it("plans every open topic and no other, on class days left inside the dates, in order", () => {
    fc.assert(
      fc.property(scene, ({ frame, topics, today }) => {
        const dates = autoPlan(topics, frame, today);
        const left = classDaysLeft(frame, today);
        expect(dates === null).toBe(left.length === 0);
        if (dates === null) return;
        expect([...dates.keys()]).toEqual(topics.filter(isOpen).map(({ topicId }) => topicId));
        expect([...dates.values()].every((one) => left.includes(one))).toBe(true);
        expect(left.every((one) => one >= today && one >= frame.startDate && one <= frame.endDate)).toBe(
          true,
        );
        expect(ordered([...dates.values()])).toBe(true);
      }),
    );
  });

  it("gives no day more than one topic more than another when nothing is planned yet", () => {
    fc.assert(
      fc.property(scene, ({ frame, topics, today }) => {
        const open = topics.filter(isOpen);
        const dates = autoPlan(open, frame, today);
        if (dates === null) return;
        const planned = open.map((topic) => ({ ...topic, plannedDate: dates.get(topic.topicId) ?? null }));
        expect(spread(countTopicsPerDay(planned, classDaysLeft(frame, today)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("leaves gaps as even as the loads: three topics do not crowd the first of ten days", () => {
    const topics = [1, 2, 3].map((topicId): PlanTopic => ({ topicId, status: "PENDING", plannedDate: null }));
    const frame = { ...weekdaysOnly, startDate: "2026-11-23", endDate: "2026-12-04" } as const;
    const dates = autoPlan(topics, frame, "2026-11-21");
    expect([...(dates?.values() ?? [])]).toEqual(["2026-11-24", "2026-11-27", "2026-12-03"]);
  });

  it("stays in order with planned topics that are in order themselves", () => {
    fc.assert(
      fc.property(scene, ({ frame, topics, today }) => {
        const days = classDaysLeft(frame, today);
        const pending = topics.filter(({ status }) => status === "PENDING");
        const sorted = pending.flatMap(({ plannedDate }) => plannedDate ?? []).sort();
        let next = 0;
        // The planned dates are handed out again in order, moved to class days left.
        const inOrder = pending.map((topic) => {
          if (topic.plannedDate === null) return topic;
          const wanted = sorted[next++] ?? "";
          return { ...topic, plannedDate: days.find((one) => one >= wanted) ?? days.at(-1) ?? wanted };
        });
        const dates = autoPlan(inOrder, frame, today);
        if (dates === null) return;
        expect(ordered(inOrder.map((topic) => topic.plannedDate ?? dates.get(topic.topicId) ?? ""))).toBe(
          true,
        );
      }),
    );
  });

  it("spreads as evenly as any way that keeps the order and the bounds", () => {
    const small = fc.record({
      load: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 }),
      items: fc.integer({ min: 0, max: 5 }),
    });
    const ways = (items: number, places: number, from = 0): number[][] =>
      items === 0
        ? [[]]
        : Array.from({ length: places - from }, (_, at) => from + at).flatMap((place) =>
            ways(items - 1, places, place).map((rest) => [place, ...rest]),
          );
    const unevenness = (load: readonly number[], places: readonly number[]) =>
      load
        .map((there, at) => (there + places.filter((place) => place === at).length) ** 2)
        .reduce((sum, square) => sum + square, 0);
    fc.assert(
      fc.property(small, ({ load, items }) => {
        const bounds = Array.from({ length: items }, () => ({ from: 0, to: load.length - 1 }));
        const best = Math.min(...ways(items, load.length).map((places) => unevenness(load, places)));
        expect(unevenness(load, spreadOver(load, bounds) ?? [])).toBe(best);
      }),
    );
  });

  it("says so when order and bounds cannot both be kept", () => {
    expect(
      spreadOver(
        [0, 0],
        [
          { from: 1, to: 1 },
          { from: 0, to: 0 },
        ],
      ),
    ).toBeNull();
  });

  it("plans a thousand topics over two years in a moment", () => {
    const topics = Array.from(
      { length: 1000 },
      (_, at): PlanTopic => ({ topicId: at, status: "PENDING", plannedDate: null }),
    );
    const frame = { ...weekdaysOnly, startDate: "2026-01-01", endDate: "2027-12-31" } as const;
    const started = performance.now();
    expect(autoPlan(topics, frame, "2026-01-01")?.size).toBe(1000);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

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
          const one = moved[at]?.plannedDate ?? frame.startDate;
          expect(one >= frame.startDate && one <= frame.endDate).toBe(true);
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
        expect(days.every((one) => left.includes(one))).toBe(true);
        if (days.length > 0)
          expect(spread(left.map((one) => days.filter((at) => at === one).length))).toBeLessThanOrEqual(1);
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
