import { afterAll, describe, expect, it } from "vitest";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask, command, openClassroom, refusal } from "./classroom";

const room = await openClassroom();
const trainer = await room.test.as("coordinator");
afterAll(() => room.test.close());

const document = `mutation ($courseId: Int!) {
  result: enrol(courseId: $courseId) {
    ... on CoursePayload { course { databaseId canEnrol viewerEnrolment { source percentage topicCount } } }
    ${refusal}
  }
}`;
const enrol = (caller: Caller, courseId: number) => command(caller, document, { courseId });
const rowsOf = (courseId: number) => room.prisma.enrolment.findMany({ where: { courseId } });
const notFound = { code: "NOT_FOUND", message: enrolmentMessages.courseNotFound };

describe("a learner enrols", () => {
  it.each([null, 0])("in a published course of the price %j", async (price) => {
    const { user, caller } = await room.learner();
    const { id } = await room.course({ price });
    expect(await enrol(caller, id)).toEqual({
      course: {
        databaseId: id,
        canEnrol: false,
        viewerEnrolment: { source: "SELF", percentage: 0, topicCount: 3 },
      },
    });
    expect(await rowsOf(id)).toMatchObject([{ userId: user.id, organizationId: 1, source: "SELF" }]);
  });

  it("once, however often", async () => {
    const { caller } = await room.learner();
    const { id } = await room.course();
    const first = await enrol(caller, id);
    const [row] = await rowsOf(id);
    expect(await enrol(caller, id)).toEqual(first);
    expect(await rowsOf(id)).toEqual([row]);
  });

  it("once when asking five times at once", async () => {
    const { caller } = await room.learner();
    const { id } = await room.course();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enrol(caller, id)));
    for (const answer of answers) expect(answer.course.viewerEnrolment.source).toBe("SELF");
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it("and stays what staff made of it in a course with a price", async () => {
    const { caller, course } = await room.enrolled({ price: 4999 });
    expect((await enrol(caller, course.id)).course.viewerEnrolment.source).toBe("STAFF");
    expect(await rowsOf(course.id)).toHaveLength(1);
  });

  it("and every gateway hears of it, once", async () => {
    const { user, caller } = await room.learner();
    const { id } = await room.course();
    const heard: unknown[] = [];
    const stop = room.test.gateway.bus.subscribe("enrolmentsChanged", (event) => void heard.push(event));
    await enrol(caller, id);
    await enrol(caller, id);
    stop();
    expect(heard).toEqual([{ organizationId: 1, userIds: [user.id], courseIds: [id] }]);
  });
});

describe("enrolling is refused", () => {
  it("without signing in", async () => {
    const { id } = await room.course();
    expect(await enrol(room.test.visitor, id)).toEqual({ error: "UNAUTHENTICATED" });
    expect(await rowsOf(id)).toEqual([]);
  });

  it("in a course with a price", async () => {
    const { caller } = await room.learner();
    const { id } = await room.course({ price: 1 });
    expect(await enrol(caller, id)).toEqual({ code: "CONFLICT", message: enrolmentMessages.notFree });
    expect(await rowsOf(id)).toEqual([]);
  });

  it("in a draft, in no course, or in a course of another tenant", async () => {
    const { caller } = await room.learner();
    const draft = await room.course({ status: "DRAFT" });
    const foreign = await room.course({ organizationId: otherId });
    for (const id of [draft.id, foreign.id, 999_999_999]) expect(await enrol(caller, id)).toEqual(notFound);
    expect(await rowsOf(draft.id)).toEqual([]);
    expect(await rowsOf(foreign.id)).toEqual([]);
  });

  it("from another tenant", async () => {
    const { id } = await room.course();
    const { caller } = await room.learner({ organizationId: otherId });
    expect(await enrol(caller, id)).toEqual(notFound);
    expect(await rowsOf(id)).toEqual([]);
  });

  it("as staff", async () => {
    const { id } = await room.course();
    const refused = { code: "CONFLICT", message: enrolmentMessages.learnersOnly };
    expect(await enrol(trainer, id)).toEqual(refused);
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe("a course says whether the viewer can enrol", () => {
  const canEnrol = async (caller: Caller, id: number) =>
    (await ask(caller, "query ($id: Int!) { course(databaseId: $id) { canEnrol } }", { id })).course.canEnrol;

  it("to a learner who is not in it yet, while it has no price", async () => {
    const { caller } = await room.learner();
    expect(await canEnrol(caller, (await room.course()).id)).toBe(true);
    expect(await canEnrol(caller, (await room.course({ price: 0 })).id)).toBe(true);
    expect(await canEnrol(caller, (await room.course({ price: 10 })).id)).toBe(false);
  });

  it("and denies it to visitors, staff and the enrolled", async () => {
    const { caller, course } = await room.enrolled();
    for (const viewer of [room.test.visitor, trainer, caller])
      expect(await canEnrol(viewer, course.id)).toBe(false);
  });
});
