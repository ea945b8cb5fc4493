import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gradeQuestions, judgeAttempt, type MarkedQuestion } from "#gateway/domains/assessments/rules";
import { listMissing, listVerdicts, showGrade, toHeldGrade } from "#gateway/domains/certificates/rules";
import type { QuestionTypeName } from "#gateway/domains/courses/contract";
import { defaultScheme, labelGrade, offeredCategories, type Scheme } from "#gateway/domains/grades/contract";
import { meanOfShown } from "#gateway/domains/grades/meanRules";
import { computeGrade, type MarkedItem } from "#gateway/domains/grades/rules";
import { judge } from "#gateway/domains/verdictContract";

const someItem: fc.Arbitrary<MarkedItem> = fc.record({
  key: fc.uuid(),
  category: fc.constantFrom(...offeredCategories),
  maxPoints: fc.integer({ min: 1, max: 200 }),
  state: fc.constantFrom("NONE", "WAITING", "MISSING", "MARKED", "EXCUSED"),
  points: fc.double({ min: 0, max: 200, noNaN: true }),
  isGrowing: fc.boolean(),
  isOver: fc.boolean(),
});
const someItems = fc.array(someItem, { maxLength: 12 });

const someWeight = fc.integer({ min: 0, max: 60 });
const someScheme: fc.Arbitrary<Scheme> = fc.record({
  weights: fc.record({
    ASSESSMENTS: someWeight,
    ASSIGNMENTS: someWeight,
    PROJECTS: someWeight,
    PROGRESS: someWeight,
    ATTENDANCE: fc.constant(0),
  }),
  scale: fc.constantFrom("PERCENT", "LETTERS", "POINTS"),
  letters: fc.constant(defaultScheme.letters),
  maxPoints: fc.constantFrom(5, 10, 20, 100),
  rounding: fc.constantFrom("NEAREST", "UP", "DOWN"),
  decimals: fc.integer({ min: 0, max: 2 }),
  passingGrade: fc.integer({ min: 0, max: 100 }),
  missingIsZero: fc.boolean(),
});

const someQuestion: fc.Arbitrary<MarkedQuestion> = fc.record({
  type: fc.constantFrom<QuestionTypeName>("SINGLE", "ESSAY", "FILE"),
  maxMarks: fc.integer({ min: 1, max: 10 }),
  marks: fc.option(fc.integer({ min: 0, max: 10 })),
  answeredAt: fc.option(fc.constant(new Date(0))),
});

const item = (category: MarkedItem["category"], state: MarkedItem["state"], points = 70): MarkedItem => ({
  key: `${category} ${state}`,
  category,
  maxPoints: 100,
  state,
  points: state === "MARKED" ? points : null,
});

const scheme = (changes: Partial<Scheme> = {}): Scheme => ({ ...defaultScheme, ...changes });

describe("a verdict", () => {
  it("is given of the shown figure alone, once nothing is open", () => {
    const some = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 100 }), fc.boolean(), (shown, needed, isOpen) => {
        const verdict = judge({ shown, needed, isOpen });
        expect(verdict).toBe(shown === null || isOpen ? null : shown >= needed);
      }),
    );
  });

  it("of an attempt is missing exactly while an answer waits for a person", () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.array(someQuestion, { minLength: 1 }), percent, (questions, passingScore) => {
        const grade = gradeQuestions(questions);
        const verdict = judgeAttempt(grade, passingScore);
        expect(verdict === null).toBe(grade.unmarkedCount > 0);
        if (verdict !== null) expect(verdict).toBe(grade.score >= passingScore);
      }),
    );
  });

  it("of a grade agrees with the figure on the screen, whatever its scale and rounding", () => {
    fc.assert(
      fc.property(someItems, someScheme, (items, ownScheme) => {
        const { stage, value, label, isPassed } = computeGrade(items, ownScheme);
        expect(isPassed === null).toBe(stage !== "COMPLETE" || value === null);
        if (isPassed === null || value === null) return;
        const factor = ownScheme.scale === "POINTS" ? ownScheme.maxPoints / 100 : 1;
        expect(isPassed).toBe(value >= Number((ownScheme.passingGrade * factor).toFixed(6)));
        if (ownScheme.scale !== "LETTERS") expect(Number.parseFloat(label)).toBeCloseTo(value, 6);
      }),
    );
  });

  it("of a grade is not given while any counted part has no mark, seen or unseen", () => {
    fc.assert(
      fc.property(someItems, someScheme, fc.boolean(), (items, ownScheme, isHidden) => {
        const weights = { ...ownScheme.weights, PROJECTS: 10 };
        const open = item("PROJECTS", "WAITING");
        const grade = computeGrade(
          isHidden ? items : [...items, open],
          { ...ownScheme, weights },
          isHidden ? [open] : [],
        );
        expect(grade.isPassed).toBeNull();
        expect(grade.stage).not.toBe("COMPLETE");
      }),
    );
  });
});

describe("the stage of a grade", () => {
  const growing = { ...item("PROGRESS", "MARKED", 30), isGrowing: true };

  it.each([
    ["nothing", [], "NO_MARKS"],
    ["progress alone", [growing], "NO_MARKS"],
    ["complete progress alone", [item("PROGRESS", "MARKED", 100)], "COMPLETE"],
    ["progress and an exam without a mark", [growing, item("ASSESSMENTS", "NONE")], "NO_MARKS"],
    [
      "complete progress and an exam without a mark",
      [item("PROGRESS", "MARKED", 100), item("ASSESSMENTS", "NONE")],
      "SO_FAR",
    ],
    ["a mark and work that waits", [item("ASSIGNMENTS", "MARKED"), item("PROJECTS", "WAITING")], "SO_FAR"],
    ["all marks, with progress to come", [growing, item("ASSIGNMENTS", "MARKED")], "COMPLETE"],
    ["a mark and missing work", [item("ASSIGNMENTS", "MARKED"), item("PROJECTS", "MISSING")], "COMPLETE"],
    ["a mark and excused work", [item("ASSIGNMENTS", "MARKED"), item("PROJECTS", "EXCUSED")], "COMPLETE"],
    [
      "a mark and an archived exam",
      [item("ASSIGNMENTS", "MARKED"), { ...item("ASSESSMENTS", "NONE"), isOver: true }],
      "COMPLETE",
    ],
    ["excused work alone", [item("PROJECTS", "EXCUSED")], "NO_MARKS"],
  ] as const)("with %s is told", (_what, items, stage) => {
    expect(computeGrade(items, scheme()).stage).toBe(stage);
  });

  it("does not wait for categories without weight, nor for missing work that counts nothing", () => {
    const items = [item("ASSIGNMENTS", "MARKED"), item("PROJECTS", "NONE")];
    const weights = { ...defaultScheme.weights, PROJECTS: 0 };
    expect(computeGrade(items, scheme({ weights })).stage).toBe("COMPLETE");
    const missing = [item("ASSIGNMENTS", "MISSING")];
    expect(computeGrade(missing, scheme({ missingIsZero: false })).stage).toBe("NO_MARKS");
    expect(computeGrade(missing, scheme()).isPassed).toBe(false);
  });
});

describe("a certificate's grade", () => {
  const rule = (minGrade: number) => ({ minProgress: 0, minGrade, assessmentId: null });

  it("is met by exactly those whose shown grade is high enough", () => {
    fc.assert(
      fc.property(someItems, someScheme, fc.integer({ min: 0, max: 100 }), (items, ownScheme, minGrade) => {
        const grade = computeGrade(items, { ...ownScheme, passingGrade: minGrade });
        const mean = meanOfShown([{ grade, scheme: ownScheme }]);
        const missing = listMissing(rule(minGrade), { progress: 0, grade: mean, hasPassed: false });
        expect(missing.length === 0).toBe(grade.isPassed === true);
      }),
    );
  });

  it("counts 69.5 that is shown as 70, and says so on the sheet", () => {
    const own = scheme();
    const grade = computeGrade([item("ASSIGNMENTS", "MARKED", 69.5)], own);
    const mean = meanOfShown([{ grade, scheme: own }]);
    expect(mean).toEqual({ percent: 70, label: "70%", isOpen: false });
    expect(listMissing(rule(70), { progress: 0, grade: mean, hasPassed: false })).toEqual([]);
    expect(showGrade(toHeldGrade(mean))).toBe("70%");
  });

  it("keeps decimals, letters and points as they were shown", () => {
    const write = (changes: Partial<Scheme>) => {
      const own = scheme(changes);
      const grade = computeGrade([item("ASSIGNMENTS", "MARKED", 69.46)], own);
      return toHeldGrade(meanOfShown([{ grade, scheme: own }]));
    };
    expect(write({ decimals: 1 })).toEqual({ grade: 69, gradeLabel: "69.5%" });
    expect(write({ scale: "LETTERS" })).toEqual({ grade: 69, gradeLabel: "C" });
    expect(write({ scale: "POINTS", decimals: 1 })).toEqual({ grade: 69, gradeLabel: "6.9 of 10" });
    expect(showGrade({ grade: 82, gradeLabel: null })).toBe("82%");
    expect(labelGrade({ label: "" }, { scale: "POINTS", maxPoints: 10 })).toBe("");
  });

  it("over several courses is the mean of what each shows, rounded alike", () => {
    const show = (points: number, own: Scheme) => ({
      grade: computeGrade([item("ASSIGNMENTS", "MARKED", points)], own),
      scheme: own,
    });
    expect(meanOfShown([show(69.5, scheme()), show(71, scheme())])).toMatchObject({ label: "71%" });
    const down = scheme({ rounding: "DOWN" });
    expect(meanOfShown([show(70.9, down), show(71, down)])).toMatchObject({ percent: 70 });
    expect(meanOfShown([show(70, scheme({ decimals: 1 })), show(71, down)])).toMatchObject({
      label: "70.5%",
    });
    const open = computeGrade([item("ASSIGNMENTS", "MARKED"), item("PROJECTS", "NONE")], scheme());
    expect(meanOfShown([show(80, scheme()), { grade: open, scheme: scheme() }])).toMatchObject({
      isOpen: true,
    });
    const none = computeGrade([], scheme());
    expect(meanOfShown([show(80, scheme()), { grade: none, scheme: scheme() }])).toBeNull();
    expect(meanOfShown([])).toBeNull();
  });

  it("is neither met nor printed while marks are missing", () => {
    const open = { percent: 90, label: "90%", isOpen: true };
    expect(listMissing(rule(50), { progress: 0, grade: open, hasPassed: false })).toEqual([
      "Grade is 90% so far, some marks are missing",
    ]);
    expect(showGrade(toHeldGrade(open))).toBeNull();
  });

  it("asks for the assessment by the attempt that counts, and waits for its marks", () => {
    const attempt = (isPassed: boolean | null, countsLast = false) => ({ userId: 1, isPassed, countsLast });
    const verdict = (...attempts: Parameters<typeof listVerdicts>[0]) => listVerdicts(attempts).get(1);
    expect(verdict(attempt(true), attempt(null))).toBe(true);
    expect(verdict(attempt(false), attempt(null))).toBeNull();
    expect(verdict(attempt(null), attempt(false))).toBeNull();
    expect(verdict(attempt(true, true), attempt(null, true))).toBeNull();
    expect(verdict(attempt(true, true), attempt(false, true))).toBe(false);
    const asked = { minProgress: 0, minGrade: null, assessmentId: 1 };
    const standing = { progress: 0, grade: null };
    expect(listMissing(asked, { ...standing, hasPassed: null })).toEqual(["Assessment waits for marks"]);
    expect(listMissing(asked, { ...standing, hasPassed: false })).toEqual(["Assessment not passed"]);
  });
});
