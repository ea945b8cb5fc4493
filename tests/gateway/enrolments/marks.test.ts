import { afterAll, describe, expect, it } from "vitest";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask, command, openClassroom, refusal } from "./classroom";

const room = await openClassroom();
afterAll(() => room.test.close());

const questionMark = `mutation ($id: Int!, $isMarked: Boolean!) {
  result: markQuestion(questionId: $id, isMarked: $isMarked) {
    ... on QuestionPayload { question { databaseId isMarked } } ${refusal}
  }
}`;
const resourceMark = `mutation ($id: Int!, $isMarked: Boolean!) {
  result: markResource(resourceId: $id, isMarked: $isMarked) {
    ... on ResourcePayload { resource { databaseId isMarked } } ${refusal}
  }
}`;
const ofCourse = `query ($id: Int!) {
  course(databaseId: $id) {
    modules { questions { databaseId isMarked } }
    resources { nodes { databaseId isMarked } }
  }
}`;

const no = (message: string) => ({ code: "NOT_FOUND", message });
const notEnrolled = no(enrolmentMessages.notEnrolled);

/** A learner in a course with one question and one resource. */
async function seated(organizationId?: number) {
  const given = organizationId === undefined ? {} : { organizationId };
  const { user, caller, course } = await room.enrolled(given);
  const { question } = await room.factory.module(course);
  const resource = await room.factory.resource({ courseId: course.id, ...given });
  return { user, caller, course, question, resource };
}

interface Marked {
  databaseId: number;
  isMarked: boolean;
}

type Seat = Awaited<ReturnType<typeof seated>>;

describe.each([
  {
    kind: "question",
    document: questionMark,
    idOf: ({ question }: Seat) => question.id,
    rows: (id: number) => room.prisma.questionMark.findMany({ where: { questionId: id } }),
    unknown: enrolmentMessages.questionNotFound,
  },
  {
    kind: "resource",
    document: resourceMark,
    idOf: ({ resource }: Seat) => resource.id,
    rows: (id: number) => room.prisma.resourceMark.findMany({ where: { resourceId: id } }),
    unknown: enrolmentMessages.resourceNotFound,
  },
])("a mark on a $kind", ({ kind, document, idOf, rows, unknown }) => {
  const mark = (caller: Caller, id: number, isMarked = true) => command(caller, document, { id, isMarked });

  it("is kept, and dropped again; twice is once", async () => {
    const seat = await seated();
    const id = idOf(seat);
    for (const isMarked of [true, true, false, false, true]) {
      expect(await mark(seat.caller, id, isMarked)).toEqual({ [kind]: { databaseId: id, isMarked } });
      expect(await rows(id)).toHaveLength(isMarked ? 1 : 0);
    }
    expect(await rows(id)).toMatchObject([{ userId: seat.user.id, organizationId: 1 }]);
  });

  it("is kept once when it comes four times at once", async () => {
    const seat = await seated();
    await Promise.all(Array.from({ length: 4 }, () => mark(seat.caller, idOf(seat))));
    expect(await rows(idOf(seat))).toHaveLength(1);
  });

  it("is shown to the one who made it, and is no mark for others", async () => {
    const seat = await seated();
    const id = idOf(seat);
    await mark(seat.caller, id);
    const other = await room.learner();
    await room.factory.enrolment(other.user.id, seat.course.id);
    const marked = async (caller: Caller) => {
      const { course } = await ask(caller, ofCourse, { id: seat.course.id });
      const questions: Marked[] = course.modules.flatMap(
        (module: { questions: Marked[] }) => module.questions,
      );
      const resources: Marked[] = course.resources.nodes;
      const shown = kind === "question" ? questions : resources;
      return shown.find(({ databaseId }) => databaseId === id)?.isMarked;
    };
    expect(await marked(seat.caller)).toBe(true);
    expect(await marked(other.caller)).toBe(false);
    expect(await marked(await room.test.as("coordinator"))).toBe(false);
    await mark(other.caller, id, false);
    expect(await marked(seat.caller)).toBe(true);
  });

  it("is refused to visitors and to who is not enrolled, staff too", async () => {
    const seat = await seated();
    const id = idOf(seat);
    expect(await mark(room.test.visitor, id)).toEqual({ error: "UNAUTHENTICATED" });
    expect(await mark((await room.learner()).caller, id)).toEqual(notEnrolled);
    expect(await mark(await room.test.as("coordinator"), id)).toEqual(notEnrolled);
    expect(await rows(id)).toEqual([]);
  });

  it("is refused across tenants, and where there is nothing to mark", async () => {
    const own = await seated();
    const foreign = await seated(otherId);
    for (const id of [idOf(foreign), 999_999_999]) expect(await mark(own.caller, id)).toEqual(no(unknown));
    expect(await mark(foreign.caller, idOf(own))).toEqual(no(unknown));
    expect(await rows(idOf(own))).toEqual([]);
    expect(await rows(idOf(foreign))).toEqual([]);
  });

  it("is refused when the course was unpublished", async () => {
    const seat = await seated();
    await room.unpublish(seat.course.id);
    expect(await mark(seat.caller, idOf(seat))).toMatchObject({
      code: "NOT_FOUND",
      message: "This course is not available now",
    });
    expect(await rows(idOf(seat))).toEqual([]);
  });
});

describe("a resource can be marked", () => {
  const mark = (caller: Caller, id: number) => command(caller, resourceMark, { id, isMarked: true });

  it.each([
    ["PUBLIC", "PUBLISHED", true],
    ["PROTECTED", "PUBLISHED", true],
    ["PRIVATE", "PUBLISHED", false],
    ["PUBLIC", "DRAFT", false],
    ["PROTECTED", "DRAFT", false],
  ] as const)("by the enrolled when it is %s and %s: %j", async (visibility, status, allowed) => {
    const { caller, course } = await room.enrolled();
    const { id } = await room.factory.resource({ courseId: course.id, visibility, status });
    const answer = allowed
      ? { resource: { databaseId: id, isMarked: true } }
      : no(enrolmentMessages.resourceNotFound);
    expect(await mark(caller, id)).toEqual(answer);
    expect(await room.prisma.resourceMark.count({ where: { resourceId: id } })).toBe(allowed ? 1 : 0);
  });
});
