import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getFinishedAt, secondsLeft as readSecondsLeft } from "#gateway/domains/assessments/attemptRules";

type Times = Parameters<typeof readSecondsLeft>[0];
/** The seconds left of an attempt with a limit. */
const secondsLeft = (attempt: Times, now: Date): number => readSecondsLeft(attempt, now) ?? Number.NaN;

const base = Date.parse("2026-11-18T09:00:00Z");
const moment = fc.integer({ min: -7_200_000, max: 7_200_000 }).map((offset) => new Date(base + offset));
const open = moment.map((dueAt) => ({ submittedAt: null, dueAt }));
const submitted = fc
  .tuple(moment, fc.integer({ min: 1, max: 3_600_000 }))
  .map(([dueAt, before]) => ({ submittedAt: new Date(dueAt.getTime() - before), dueAt }));
const times = fc.oneof(open, submitted);
const later = (now: Date, wait: number) => new Date(now.getTime() + wait);

describe("the end of an attempt", () => {
  it("is its submission, else the moment in which its time ran out, else not yet", () => {
    fc.assert(
      fc.property(times, moment, (attempt, now) => {
        const ended = attempt.submittedAt ?? (now.getTime() < attempt.dueAt.getTime() ? null : attempt.dueAt);
        expect(getFinishedAt(attempt, now)).toEqual(ended);
      }),
    );
  });

  it("stays where it is once it has come", () => {
    fc.assert(
      fc.property(times, moment, fc.nat(), (attempt, now, wait) => {
        const ended = getFinishedAt(attempt, now);
        if (ended) expect(getFinishedAt(attempt, later(now, wait))).toEqual(ended);
      }),
    );
  });

  it("is never after the time limit", () => {
    fc.assert(
      fc.property(times, moment, (attempt, now) => {
        const ended = getFinishedAt(attempt, now);
        if (ended) expect(ended.getTime()).toBeLessThanOrEqual(attempt.dueAt.getTime());
      }),
    );
  });
});

describe("the seconds left", () => {
  it("are whole, never negative, and never grow while time goes by", () => {
    fc.assert(
      fc.property(times, moment, fc.nat(), (attempt, now, wait) => {
        const left = secondsLeft(attempt, now);
        expect(Number.isInteger(left)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(secondsLeft(attempt, later(now, wait))).toBeLessThanOrEqual(left);
      }),
    );
  });

  it("are none exactly when the attempt has ended", () => {
    fc.assert(
      fc.property(times, moment, (attempt, now) => {
        expect(secondsLeft(attempt, now) === 0).toBe(getFinishedAt(attempt, now) !== null);
      }),
    );
  });

  it("lead to the end: when as many have gone by, the attempt has ended", () => {
    fc.assert(
      fc.property(open, moment, (attempt, now) => {
        const left = secondsLeft(attempt, now);
        expect(getFinishedAt(attempt, later(now, left * 1000))).not.toBeNull();
        if (left > 0) expect(getFinishedAt(attempt, later(now, (left - 1) * 1000))).toBeNull();
      }),
    );
  });

  it.each([
    [0, 0],
    [-1, 0],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [59_999, 60],
    [600_000, 600],
  ])("with %d ms to go are %d", (before, left) => {
    const dueAt = new Date(base);
    expect(secondsLeft({ submittedAt: null, dueAt }, new Date(base - before))).toBe(left);
  });
});
