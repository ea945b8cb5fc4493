import { describe, expect, it } from "vitest";
import { answer, type Exam, findOptionIds, openExam, readAttempt, start, submit } from "./exam";
import { type Entry, field, node, planReading, readEveryPath } from "./readEveryPath";

const exam = await openExam();

const secretFields = ["isCorrect", "acceptedAnswers", "explanation", "isRight", "solution", "match"];
const secretTexts = ["It is Jakarta", "Since 1931", "New Delhi"];

type Sitting = Awaited<ReturnType<Exam["sitting"]>>;

/** A learner's entry point to the schema. */
async function entriesOf({ attemptId, assessment, course, question }: Sitting): Promise<Entry[]> {
  const { id: asked } = await exam.prisma.question.findFirstOrThrow({ where: { courseId: course.id } });
  return [
    field("Attempt", `attempt(databaseId: ${attemptId})`),
    field("Assessment", `assessment(databaseId: ${assessment.id})`),
    field("Course", `course(databaseId: ${course.id})`),
    field("Enrolment", `enrolment(courseId: ${course.id})`),
    field("User", "viewer"),
    node("Attempt", attemptId),
    node("AttemptQuestion", question(1).databaseId),
    node("Question", asked),
  ];
}

/** All values of the secret fields in an answer, by field. */
function secretsIn(value: unknown, found: Map<string, unknown[]> = new Map()): Map<string, unknown[]> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (secretFields.includes(name)) found.set(name, [...(found.get(name) ?? []), inner]);
    else secretsIn(inner, found);
  }
  return found;
}

function expectHidden(value: unknown): void {
  const found = secretsIn(value);
  for (const name of secretFields) {
    const values = found.get(name) ?? [];
    expect(values.length, name).toBeGreaterThan(0);
    expect(new Set(values), name).toEqual(new Set([null]));
  }
  const text = JSON.stringify(value);
  for (const secret of secretTexts) expect(text.includes(secret), secret).toBe(false);
}

/** A learner who has answered all questions, the first one rightly. */
async function answered(): Promise<Sitting> {
  const sitting = await exam.sitting();
  const { caller, question } = sitting;
  await exam.factory.resource({ courseId: sitting.course.id });
  await answer(caller, question(1).databaseId, findOptionIds(question(1), "Jakarta"));
  await answer(caller, question(2).databaseId, findOptionIds(question(2), "four"));
  await answer(caller, question(3).databaseId, findOptionIds(question(3), "True"));
  await answer(caller, question(4).databaseId, "Calcutta");
  return sitting;
}

describe("what is right", () => {
  it("is in no field that the learner can reach before submission, and is there after it", async () => {
    const sitting = await answered();
    const entries = await entriesOf(sitting);
    const before = await readEveryPath(sitting.caller, planReading(entries));
    const read = before.filter(({ isClosed }) => !isClosed);
    const types = new Set(read.flatMap(({ path, data }) => (data ? path.types.slice(-1) : [])));
    for (const type of [
      "Attempt",
      "AttemptQuestion",
      "AttemptOption",
      "Assessment",
      "Course",
      "Module",
      "Question",
    ]) {
      expect(types, type).toContain(type);
    }
    expect(read.length).toBeGreaterThan(300);
    expectHidden(read.map(({ data }) => data));

    await submit(sitting.caller, sitting.attemptId);
    // The solution is found in the attempt alone: that it is nowhere was the question for all ways in.
    const ofAttempt = entries.filter(({ type }) => type === "Attempt").slice(0, 1);
    const after = await readEveryPath(sitting.caller, planReading(ofAttempt, 2));
    const values = secretsIn(after.map(({ data }) => data));
    expect(new Set(values.get("isCorrect"))).toEqual(new Set([true, false]));
    expect(new Set(values.get("isRight"))).toEqual(new Set([true, false]));
    expect(values.get("explanation")).toEqual(expect.arrayContaining(["It is Jakarta", "Since 1931", null]));
    expect(values.get("acceptedAnswers")).toEqual(expect.arrayContaining([["New Delhi", "Delhi"], []]));
  }, 180_000);

  it("is in no answer to a start, a resumption or a saved answer, and for staff in no open attempt", async () => {
    const sitting = await answered();
    const { caller, assessment, attemptId, question } = sitting;
    expectHidden(sitting.attempt);
    expectHidden(await start(caller, assessment.id));
    expectHidden(await answer(caller, question(4).databaseId, "Delhi"));
    expectHidden(await readAttempt(await exam.test.as("coordinator"), attemptId));
  });

  it("is in no call of the REST table, nor in a data file", async () => {
    const { caller, course, user } = await answered();
    const title = encodeURIComponent(course.title);
    const paths = [
      `courses/${course.id}`,
      `courses/code/${course.code}`,
      `courses/${title}/questions`,
      `courses/${course.id}/questions`,
      `resources/course/${course.id}`,
      `usercourses/users/${user.id}`,
    ].map((path) => `/api/${path}`);
    const files = [
      `/data/questions/${title}_question.json`,
      `/data/${title.toLowerCase()}.json`,
      "/data/1.json",
    ];
    for (const path of [...paths, ...files]) {
      const headers = { Authorization: `Bearer ${caller.token}` };
      const response = await fetch(exam.test.origin + path, { headers });
      expect(response.status, path).toBe(200);
      const text = await response.text();
      for (const secret of [...secretFields, ...secretTexts]) expect(text.includes(secret), path).toBe(false);
    }
  });
});
