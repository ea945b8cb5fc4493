import { describe, expect, it } from "vitest";
import { explainMark } from "~/layout/grades/explainMark";

const figure = {
  state: "MARKED" as const,
  points: 85,
  ownPoints: 85,
  isEntered: false,
  maxPoints: 100,
  missingIsZero: true,
};
const exam = {
  kind: "EXAM",
  earned: 8.5,
  counted: 8.5,
  possible: 10,
  attempt: 2,
  attempts: 3,
  countsLast: false,
};

describe("the steps to a mark", () => {
  it("name the attempt that counts, its marks, and how they are scaled", () => {
    expect(explainMark(exam, figure)).toEqual([
      "Attempt 2 of 3 counts: the best one.",
      "Marks of its answers: 8.5 of 10",
      "Scaled to 100: 85",
    ]);
    expect(explainMark({ ...exam, attempt: 3, countsLast: true }, figure)[0]).toBe(
      "Attempt 3 of 3 counts: the last one.",
    );
    expect(explainMark({ ...exam, attempt: 1, attempts: 1 }, figure)[0]).toBe("The only attempt counts.");
  });

  it("name what lateness takes off, and scale nothing that is on the item's points already", () => {
    const work = { kind: "WORK", earned: 50, counted: 45, possible: 60, penalty: 10, daysLate: 1 };
    const cell = { ...figure, points: 45, ownPoints: 45, maxPoints: 60 };
    expect(explainMark(work, cell)).toEqual([
      "Points for the work: 50 of 60",
      "1 day late takes off 10%: 45 of 60",
    ]);
    expect(explainMark({ ...work, counted: 50, penalty: 0, daysLate: 0 }, cell)).toEqual([
      "Points for the work: 50 of 60",
    ]);
  });

  it("count topics", () => {
    const progress = { kind: "PROGRESS", earned: 7, counted: 7, possible: 12 };
    expect(explainMark(progress, { ...figure, points: 58, ownPoints: 58 })).toEqual([
      "Topics completed: 7 of 12",
      "Scaled to 100: 58",
    ]);
  });

  it("end with what staff entered, after what was calculated", () => {
    expect(explainMark(exam, { ...figure, points: 90, isEntered: true }).at(-1)).toBe(
      "Entered by staff: 90 of 100",
    );
    expect(
      explainMark(null, { ...figure, state: "EXCUSED" as const, points: null, ownPoints: null }),
    ).toEqual(["Excused by staff: not counted."]);
  });

  it("say what a cell without a mark does to the sum", () => {
    const empty = { ...figure, points: null, ownPoints: null };
    expect(explainMark(null, { ...empty, state: "MISSING" as const })).toEqual([
      "Not handed in: counts as 0.",
    ]);
    expect(explainMark(null, { ...empty, state: "MISSING", missingIsZero: false })).toEqual([
      "Not handed in: not counted.",
    ]);
    expect(explainMark(null, { ...empty, state: "WAITING" })).toEqual([
      "Handed in, not marked yet: not counted.",
    ]);
  });
});
