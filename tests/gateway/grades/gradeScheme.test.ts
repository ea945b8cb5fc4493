import { afterAll, describe, expect, it } from "vitest";
import { command, refusal } from "../enrolments/classroom";
import { openGradeRoom } from "./gradeRoom";

const room = await openGradeRoom();
const { test, taught, readOwn } = room;
const admin = await test.as("admin");
afterAll(() => test.close());

describe("A grade scheme", () => {
  const input = {
    scale: "LETTERS",
    maxPoints: 10,
    rounding: "NEAREST",
    decimals: 0,
    passingGrade: 50,
    missingIsZero: true,
    weights: [{ category: "PROGRESS", weight: 10 }],
    letters: [
      { label: "F", from: 0 },
      { label: "A", from: 50 },
    ],
  };
  const save = (by: typeof admin, variables: object) =>
    command(
      by,
      `mutation ($courseId: Int!, $batchId: Int, $version: DateTime, $input: GradeSchemeInput!) {
        result: saveGradeScheme(courseId: $courseId, batchId: $batchId, version: $version, input: $input) {
          ... on GradeSchemePayload { scheme { scale isOfBatch updatedAt letters { label from } } } ${refusal}
        }
      }`,
      { input, ...variables },
    );

  it("holds for the course until a batch has its own, and again when that is removed", async () => {
    const { book, trainer, learner } = await taught();
    const { courseId } = book;
    expect((await readOwn(learner.caller, courseId)).grade.label).toBe("0%");
    const { scheme } = await save(admin, { courseId });
    expect(scheme).toMatchObject({ isOfBatch: false, letters: [{ label: "A" }, { label: "F" }] });
    expect((await readOwn(learner.caller, courseId)).grade.label).toBe("F");
    const points = { ...input, scale: "POINTS" };
    expect(await save(trainer.caller, { ...book, input: points })).toMatchObject({
      scheme: { isOfBatch: true },
    });
    expect((await readOwn(learner.caller, courseId)).grade.label).toBe("0");
    const removed = await command(
      trainer.caller,
      `mutation ($batchId: Int!, $courseId: Int!) { result: removeGradeScheme(batchId: $batchId, courseId: $courseId) {
        ... on GradeSchemePayload { scheme { isOfBatch scale } } ${refusal} } }`,
      { ...book },
    );
    expect(removed).toMatchObject({ scheme: { isOfBatch: false, scale: "LETTERS" } });
  });

  it("refuses no weights, letters without 0, and an edit of what has changed", async () => {
    const { book } = await taught();
    const refuse = (changes: object) => save(admin, { ...book, input: { ...input, ...changes } });
    expect(await refuse({ weights: [] })).toMatchObject({ code: "INVALID" });
    expect(await refuse({ letters: [{ label: "A", from: 10 }] })).toMatchObject({ code: "INVALID" });
    expect(await refuse({ decimals: 3 })).toMatchObject({ code: "INVALID" });
    await save(admin, { ...book });
    expect(await save(admin, { ...book, version: "2020-01-01T00:00:00.000Z" })).toMatchObject({
      code: "STALE",
    });
  });
});
