import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { computeCost } from "#gateway/graphql/cost";
import { limits } from "#gateway/graphql/limits";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { globalId } from "../enrolments/classroom";
import { answer, type Exam, findOptionIds, openExam, readAttempt, start, submit } from "./exam";
import { buildSelection, pathsFrom, type SchemaPath } from "./schemaPaths";

const exam = await openExam();

const secretFields = ["isCorrect", "acceptedAnswers", "explanation", "isRight", "solution", "match"];
const secretTexts = ["It is Jakarta", "Since 1931", "New Delhi"];

type Sitting = Awaited<ReturnType<Exam["sitting"]>>;

/** Where a learner comes in, and the type that it finds there. */
interface Entry {
  type: string;
  open: (selection: string) => string;
}

async function entriesOf({ attemptId, assessment, course, question }: Sitting): Promise<Entry[]> {
  const { id: asked } = await exam.prisma.question.findFirstOrThrow({ where: { courseId: course.id } });
  const node = (type: string, id: number) => ({
    type,
    open: (selection: string) => `node(id: "${globalId(type, id)}") { ... on ${type} { ${selection} } }`,
  });
  const field = (type: string, root: string) => ({
    type,
    open: (selection: string) => `${root} { ${selection} }`,
  });
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

interface Reading {
  open: (selection: string) => string;
  path: SchemaPath;
  /** Leaves that the viewer may not read; they are left out of the next try. */
  forbidden: Set<string>;
  isClosed: boolean;
  data: unknown;
}

const rootOf = ({ open, path, forbidden }: Reading) => open(buildSelection(path, forbidden));
const documentOf = (readings: readonly Reading[]) =>
  `{ ${readings.map((one, index) => `p${index}: ${rootOf(one)}`).join(" ")} }`;

const costOfReading = (reading: Reading) =>
  computeCost(schema, { document: parse(documentOf([reading])), operationName: null, variables: {} });

/**
 * One reading, or several of some of the leaves each when it would cost more than one may ask for. What costs too much
 * with one leaf alone is refused to everyone, and shows nothing.
 */
function affordable(reading: Reading): Reading[] {
  const { leaves } = reading.path;
  if (costOfReading(reading) <= limits.cost) return [reading];
  if (leaves.length === 1) return [];
  const middle = Math.ceil(leaves.length / 2);
  return [leaves.slice(0, middle), leaves.slice(middle)].flatMap((some) =>
    affordable({ ...reading, forbidden: new Set(), path: { ...reading.path, leaves: some } }),
  );
}

/** Packs of readings, each within the limits of one document. */
function packed(readings: readonly Reading[]): Reading[][] {
  const packs: { readings: Reading[]; left: number }[] = [];
  for (const one of readings) {
    const cost = costOfReading(one);
    const last = packs.at(-1);
    if (last && cost <= last.left && last.readings.length < 12) {
      last.readings.push(one);
      last.left -= cost;
    } else packs.push({ readings: [one], left: limits.cost - cost });
  }
  return packs.map((pack) => pack.readings);
}

/** Reads a document; what is forbidden is left out, until all that is left is answered. */
async function readPack(caller: Caller, pack: readonly Reading[]): Promise<void> {
  for (let open = [...pack]; open.length > 0; ) {
    const { data, errors = [] } = await caller.graphql(documentOf(open));
    const failed = new Set<Reading>();
    for (const { path = [], extensions, message } of errors) {
      const one = open[Number(String(path[0]).slice(1))];
      const field = path.findLast((part) => typeof part === "string") ?? "";
      if (!one || extensions?.code !== "FORBIDDEN") throw new Error(`${path.join(".")}: ${message}`);
      failed.add(one);
      if (one.path.leaves.includes(String(field))) one.forbidden.add(String(field));
      else one.isClosed = true;
    }
    for (const [index, one] of open.entries()) if (!failed.has(one)) one.data = data[`p${index}`];
    open = open.filter((one) => failed.has(one) && !one.isClosed);
  }
}

async function readAll(caller: Caller, entries: readonly Entry[]): Promise<Reading[]> {
  const readings = entries.flatMap(({ type, open }) =>
    pathsFrom(type).flatMap((path) =>
      affordable({ open, path, forbidden: new Set(), isClosed: false, data: undefined }),
    ),
  );
  for (const pack of packed(readings)) await readPack(caller, pack);
  return readings;
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
    const before = await readAll(sitting.caller, entries);
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
    // What is right is found in the attempt alone: that it is nowhere was the question for all ways in.
    const ofAttempt = entries.filter(({ type }) => type === "Attempt").slice(0, 1);
    const after = await readAll(sitting.caller, ofAttempt);
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
      ...[`courses/${course.id}`, `courses/code/${course.code}`, `courses/${title}/questions`],
      ...[`courses/${course.id}/questions`, `resources/course/${course.id}`, `usercourses/users/${user.id}`],
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
