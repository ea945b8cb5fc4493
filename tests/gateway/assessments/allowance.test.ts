import { describe, expect, it } from "vitest";
import {
  findStartProblem,
  getAllowance,
  getAnswersAt,
  getDueAt,
  type Showing,
  showsAnswers,
  showsMarks,
  type Terms,
} from "#gateway/domains/assessments/attemptRules";
import { findDrawProblem } from "#gateway/domains/assessments/contentRules";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24) + Math.round(hour * 3_600_000));
const terms: Terms = {
  opensAt: at(9),
  closesAt: at(12),
  duration: 60,
  maxAttempts: 1,
  windows: [],
  batchIds: [],
  exception: null,
  extraTimePercent: 0,
};

const made = (attempts: number, now: Date) => ({ kind: "EXAM" as const, attempts, hasUnmarked: false, now });

describe("what a learner is allowed", () => {
  it("is what the assessment says, unless a batch has times of its own", () => {
    expect(getAllowance(terms, at(10))).toMatchObject({ opensAt: at(9), closesAt: at(12), minutes: 60 });
    const windows = [{ batchId: 1, opensAt: at(14), closesAt: at(15) }];
    expect(getAllowance({ ...terms, windows, batchIds: [1] }, at(10))).toMatchObject({ opensAt: at(14) });
    // The other batch has no times of its own.
    const both = { ...terms, windows, batchIds: [1, 2] };
    expect(getAllowance(both, at(10))).toMatchObject({ opensAt: at(9), closesAt: at(12) });
    expect(getAllowance(both, at(14))).toMatchObject({ opensAt: at(14), closesAt: at(15) });
  });

  it.each([
    [7, 8, 9, "NOT_OPEN"],
    [8, 8, 9, null],
    [10, 13, 15, "NOT_OPEN"],
    [14, 13, 15, null],
    [16, 13, 15, "CLOSED"],
  ])("in two batches at %d o'clock is that of the window from %d to %d", (hour, opens, closes, problem) => {
    const windows = [
      { batchId: 1, opensAt: at(8), closesAt: at(9) },
      { batchId: 2, opensAt: at(13), closesAt: at(15) },
    ];
    const allowance = getAllowance({ ...terms, windows, batchIds: [1, 2] }, at(hour));
    expect(allowance).toMatchObject({ opensAt: at(opens), closesAt: at(closes) });
    expect(findStartProblem(allowance, made(0, at(hour)))).toBe(problem);
  });

  it("is longer by the lasting percentage, rounded up, and by the exception", () => {
    const exception = { extraMinutes: 10, extraAttempts: 2, closesAt: at(15) };
    expect(getAllowance({ ...terms, duration: 45, extraTimePercent: 25, exception }, at(10))).toEqual({
      opensAt: at(9),
      closesAt: at(15),
      maxAttempts: 3,
      minutes: 67,
    });
  });

  it("ends with the minute of the closing time at the latest", () => {
    expect(getDueAt(getAllowance(terms, at(10)), at(10))).toEqual(at(11));
    const end = new Date(at(12).getTime() + 60_000);
    expect(getDueAt(getAllowance(terms, at(11)), new Date(at(11).getTime() + 90_000))).toEqual(end);
    expect(getDueAt(getAllowance({ ...terms, duration: null, closesAt: null }, at(10)), at(10))).toBeNull();
  });

  it.each([
    [8, 0, "NOT_OPEN"],
    [9, 0, null],
    [11, 1, "NO_ATTEMPTS_LEFT"],
    [12, 0, null],
    [12 + 59.999 / 3_600, 0, null],
    [12 + 1 / 60, 0, "CLOSED"],
  ])("at %f o'clock after %d attempts is %s", (hour, attempts, problem) => {
    expect(findStartProblem(getAllowance(terms, at(hour)), made(attempts, at(hour)))).toBe(problem);
  });

  it.each([
    ["EXAM", null, "MARKS_OPEN"],
    ["EXAM", 2, "MARKS_OPEN"],
    ["PRACTICE", 2, "MARKS_OPEN"],
    ["PRACTICE", null, null],
  ] as const)("of %s with at most %s attempts waits for open marks: %s", (kind, maxAttempts, problem) => {
    const allowance = getAllowance({ ...terms, maxAttempts }, at(10));
    const unmarked = { ...made(1, at(10)), kind, hasUnmarked: true };
    expect(findStartProblem(allowance, unmarked)).toBe(problem);
    expect(findStartProblem(allowance, { ...unmarked, hasUnmarked: false })).toBeNull();
  });
});

describe("what an attempt shows its learner", () => {
  const showing = (assessment: Partial<Showing["assessment"]>, releasedAt: Date | null = null): Showing => ({
    submittedAt: at(10),
    dueAt: at(11),
    releasedAt,
    assessment: { holdsMarks: false, showAnswers: "AFTER_SUBMIT", answersAt: null, ...assessment },
  });

  it("is nothing before it has ended", () => {
    const open = { ...showing({}), submittedAt: null };
    expect([showsMarks(open, at(10)), showsAnswers(open, at(10))]).toEqual([false, false]);
  });

  it("is no mark and no answer until marks that are held are released", () => {
    const held = { holdsMarks: true };
    expect([showsMarks(showing(held), at(20)), showsAnswers(showing(held), at(20))]).toEqual([false, false]);
    expect(showsAnswers(showing(held, at(12)), at(20))).toBe(true);
  });

  it("is no answer where answers are never shown, or before it has closed for everyone", () => {
    expect(showsAnswers(showing({ showAnswers: "NEVER" }), at(20))).toBe(false);
    const afterClose = showing({ showAnswers: "AFTER_CLOSE", answersAt: at(15) });
    expect([showsAnswers(afterClose, at(14)), showsAnswers(afterClose, at(15))]).toEqual([false, true]);
    expect(showsAnswers(showing({ showAnswers: "AFTER_CLOSE" }), at(23))).toBe(false);
  });

  it("waits for the last window, exception and open attempt", () => {
    const times = { closesAt: at(12), windows: [{ closesAt: at(14) }], exceptions: [{ closesAt: null }] };
    expect(getAnswersAt({ ...times, dues: [at(16)] })).toEqual(at(16));
    expect(getAnswersAt({ ...times, dues: [null] })).toBeNull();
    expect(getAnswersAt({ ...times, dues: [] })).toEqual(new Date(at(14).getTime() + 60_000));
  });
});

describe("a draw", () => {
  const bank = [1, 2, 3].map((id) => ({ id, tags: ["a"], level: null, problem: null }));
  const draw = (count: number) => ({ questionId: null, tag: "a", level: null, count, marks: 1 });
  const fixed = { questionId: 1, tag: "", level: null, count: 1, marks: 1 };

  it("asks for no more than is left beside what is asked anyway and what others draw", () => {
    expect(findDrawProblem([draw(3)], bank)).toBeNull();
    expect(findDrawProblem([fixed, draw(3)], bank)).toContain("only 2 are left");
    expect(findDrawProblem([draw(2), draw(2)], bank)).not.toBeNull();
  });
});
