import fc from "fast-check";
import { expect, it } from "vitest";
import {
  countPoints,
  findBestMark,
  judgeLateness,
  type LateFacts,
} from "#gateway/domains/submissions/latenessRules";

const at = (day: number) => new Date(Date.UTC(2030, 0, day, 6)).toISOString();
const facts: LateFacts = {
  handedInAt: at(10),
  dueAt: at(8),
  daysAfterTopic: null,
  plannedDate: null,
  extendedTo: null,
  lateRule: "PERCENT",
  latePercent: 10,
  timeZone: "Asia/Kolkata",
};

it("lateness follows the dates that hold, and no draft is late", () => {
  expect(judgeLateness(facts)).toEqual({ daysLate: 2, penalty: 20 });
  expect(judgeLateness({ ...facts, extendedTo: at(11) })).toEqual({ daysLate: 0, penalty: 0 });
  expect(judgeLateness({ ...facts, handedInAt: null })).toEqual({ daysLate: 0, penalty: 0 });
  const follows = { ...facts, dueAt: null, daysAfterTopic: 1 };
  expect(judgeLateness({ ...follows, plannedDate: "2030-01-07" })).toEqual({ daysLate: 2, penalty: 20 });
  expect(judgeLateness({ ...follows, plannedDate: "2030-01-09" })).toEqual({ daysLate: 0, penalty: 0 });
  expect(judgeLateness(follows)).toEqual({ daysLate: 0, penalty: 0 });
});

it("a later due date or extension never takes points away", () => {
  const days = fc.integer({ min: 1, max: 28 });
  fc.assert(
    fc.property(days, days, days, fc.integer({ min: 0, max: 60 }), (due, extended, handedIn, points) => {
      const handed = { ...facts, handedInAt: at(handedIn), dueAt: at(due) };
      const count = (late: LateFacts) => countPoints({ points, late });
      expect(count({ ...handed, extendedTo: at(extended) })).toBeGreaterThanOrEqual(count(handed));
      expect(count({ ...handed, dueAt: at(Math.max(due, extended)) })).toBe(
        count({ ...handed, extendedTo: at(extended) }),
      );
    }),
  );
});

it("the best mark is the one that counts most after lateness", () => {
  const late = { points: 60, outOf: 60, late: facts };
  const inTime = { points: 50, outOf: 60, late: { ...facts, dueAt: at(10) } };
  expect(findBestMark([late, inTime])).toBe(inTime);
  expect(findBestMark([])).toBeUndefined();
});
