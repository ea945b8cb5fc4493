import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  autoPlan,
  classDaysLeft,
  countTopicsPerDay,
  type PlanTopic,
} from "#gateway/domains/batchTopics/planContract";
import { spreadOver } from "#gateway/domains/batchTopics/spreadContract";
import { isOpen, ordered, scene, spread, weekdaysOnly } from "./planScenes";

describe("Auto-plan", () => {
  it("plans every open topic and no other, on class days left inside the dates, in order", () => {
    fc.assert(
      fc.property(scene, ({ frame, topics, today }) => {
        const dates = autoPlan(topics, frame, today);
        const left = classDaysLeft(frame, today);
        expect(dates === null).toBe(left.length === 0);
        if (dates === null) return;
        expect([...dates.keys()]).toEqual(topics.filter(isOpen).map(({ topicId }) => topicId));
        expect([...dates.values()].every((date) => left.includes(date))).toBe(true);
        expect(
          left.every((value) => value >= today && value >= frame.startDate && value <= frame.endDate),
        ).toBe(true);
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
          return { ...topic, plannedDate: days.find((day) => day >= wanted) ?? days.at(-1) ?? wanted };
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
        .map((planned, at) => (planned + places.filter((place) => place === at).length) ** 2)
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
