import { describe, expect, it } from "vitest";
import { describeGrade, showGrade } from "~/layout/grades/gradeText";
import { type Cell, filterLearners, type Learner } from "~/screens/admin/batches/grades/gradebook";

const noMark = { points: null, ownPoints: null, isEntered: false, entryId: null };

const learner = (name: string, isPassed: boolean | null, states: readonly Cell["state"][]): Learner => ({
  id: name,
  userId: 1,
  name,
  username: name.toLowerCase(),
  grade: { label: "", stage: "COMPLETE", isPassed },
  cells: states.map((state, index) => ({ key: String(index), state, ...noMark })),
});

const learners = [
  learner("Asha", true, ["MARKED", "MARKED"]),
  learner("Ravi", false, ["MARKED", "MISSING"]),
  learner("Ravina", null, ["NONE", "WAITING"]),
];
const names = (text: string, filter: Parameters<typeof filterLearners>[1]["filter"]) =>
  filterLearners(learners, { text, filter }).map(({ name }) => name);

describe("the learners of a gradebook", () => {
  it("are all of them without a filter, in their order", () => {
    expect(filterLearners(learners, { text: " ", filter: null })).toBe(learners);
  });

  it("are found by a part of their names", () => {
    expect(names("RAV", null)).toEqual(["Ravi", "Ravina"]);
  });

  it("are those who miss something, fail or pass; who has no grade yet does neither", () => {
    expect(names("", "MISSING")).toEqual(["Ravi"]);
    expect(names("", "FAILING")).toEqual(["Ravi"]);
    expect(names("", "PASSING")).toEqual(["Asha"]);
    expect(names("rav", "PASSING")).toEqual([]);
  });
});

describe("a learner's grade in the grid", () => {
  const grade = (stage: Learner["grade"]["stage"], label: string) => ({
    grade: { label, stage, isPassed: null },
  });

  it("is named only as far as it is known", () => {
    expect([showGrade(grade("NO_MARKS", "0%")), describeGrade(grade("NO_MARKS", "0%"))]).toEqual([
      "",
      "no marks yet",
    ]);
    expect(describeGrade(grade("SO_FAR", "74%"))).toBe("74% so far");
    expect(describeGrade(grade("COMPLETE", "74%"))).toBe("74%");
  });
});
