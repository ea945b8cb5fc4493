import { afterAll, afterEach, describe, expect, it } from "vitest";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import { openClassroom } from "../gateway/enrolments/classroom";
import type { Caller } from "../support/caller";
import { demoId } from "../support/factory";
import { resourceKeys } from "./restRoom";

const room = await openClassroom();
const [trainer, otherAdmin] = [await room.test.as("coordinator"), await room.test.as("otherAdmin")];
afterEach(() => room.test.setNow());
afterAll(() => room.test.close());

// The fields of the answers that the conformance table asks for, of list items and single objects alike.
const batchKeys = ["id", "name", "status", "startDate", "endDate", "batchType", "noOfParticipants"];
const courseKeys = ["id", "code", "title", "imageUrl", "duration", "level", "trainer", "authorName"];

const get = (caller: Caller, path: string) => caller.rest("GET", path);

async function expectRefused(answer: ReturnType<typeof get>, status: number, message?: string) {
  const { status: given, json } = await answer;
  expect([given, json.message]).toEqual([status, message ?? json.message]);
  expect(json.message).toBeTypeOf("string");
  expect(json.errorMessage).toBe(json.message);
}

const noToken = "Invalid token or no token provided";

describe("GET usercourses/users/{userId}", () => {
  it("lists the learner's own courses with their percentage", async () => {
    const { user, caller, course } = await room.enrolled();
    const { status, json } = await get(caller, `usercourses/users/${user.id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject([
      { percentage: 0, source: "STAFF", course: { id: course.id, title: course.title } },
    ]);
    for (const key of courseKeys) expect(json[0].course).toHaveProperty(key);
  });

  it("is for the learner and staff: 401, 403, and nothing for another tenant", async () => {
    const { user, caller } = await room.enrolled();
    const path = `usercourses/users/${user.id}`;
    await expectRefused(get(room.test.visitor, path), 401, noToken);
    await expectRefused(get((await room.learner()).caller, path), 403, "Unauthorized");
    expect((await get(trainer, path)).json).toEqual((await get(caller, path)).json);
    const { status, json } = await get(otherAdmin, path);
    expect([status, json]).toEqual([200, []]);
    await expectRefused(get(caller, "usercourses/users/me"), 400, "userId must be a number");
  });

  it("pages to the end of a hundred and more, and leaves unpublished courses out", async () => {
    const { user, caller } = await room.learner();
    const { categoryId } = await room.course({ status: "DRAFT" }, []);
    const scope = { organizationId: demoId, categoryId, description: "", status: "PUBLISHED" as const };
    const rows = Array.from({ length: 105 }, (_, index) => ({
      ...scope,
      code: `REST${index}`,
      title: `Rest ${index}`,
    }));
    const courses = await room.prisma.course.createManyAndReturn({ data: rows, select: { id: true } });
    const enrolled = courses.map(({ id }) => ({
      organizationId: demoId,
      userId: user.id,
      courseId: id,
      source: "STAFF" as const,
    }));
    await room.prisma.enrolment.createMany({ data: enrolled });
    await room.unpublish(courses[0]?.id ?? 0);
    const { json } = await get(caller, `usercourses/users/${user.id}`);
    expect(new Set(json.map(({ id }: { id: number }) => id)).size).toBe(104);
    expect(json).toHaveLength(104);
  });
});

describe("POST usercoursetopics", () => {
  const post = (caller: Caller, body: unknown) => caller.rest("POST", "usercoursetopics", body);

  it("completes and undoes at the server's time, with numbers given as digits too", async () => {
    const { caller, course } = await room.enrolled();
    const topic = course.topics[0];
    const now = new Date(Date.now() + 60_000);
    room.test.setNow(now);
    const ticked = await post(caller, {
      topicId: topic?.id,
      courseId: course.id,
      status: "COMPLETED",
      completedDate: "2001-01-01T00:00:00Z",
    });
    const names = { courseId: course.id, topicId: topic?.id, topicName: topic?.name };
    expect(ticked.status).toBe(200);
    expect(ticked.json).toEqual({ ...names, status: "COMPLETED", completedDate: now.toISOString() });
    const digits = { topicId: String(topic?.id), courseId: String(course.id), status: "PENDING" };
    const { json } = await post(caller, digits);
    expect(json).toEqual({ ...names, status: "PENDING", completedDate: null });
  });

  it("is refused: 401 without signing in, 404 where the learner is not enrolled or there is no such topic", async () => {
    const { caller, course } = await room.enrolled();
    const second = await room.course();
    const body = { topicId: second.topics[0]?.id, courseId: second.id, status: "COMPLETED" };
    await expectRefused(post(room.test.visitor, body), 401, noToken);
    for (const viewer of [caller, trainer, otherAdmin]) {
      await expectRefused(post(viewer, body), 404, enrolmentMessages.notEnrolled);
    }
    const strange = { ...body, courseId: course.id };
    await expectRefused(post(caller, strange), 404, enrolmentMessages.topicNotFound);
  });

  it.each([
    ["a status that is none", { status: "DONE" }],
    ["no status", { status: undefined }],
    ["a topic that is no number", { topicId: "one" }],
    ["no course", { courseId: undefined }],
  ])("is refused as a bad request with %s", async (_what, change) => {
    const { caller, course } = await room.enrolled();
    const body = { topicId: course.topics[0]?.id, courseId: course.id, status: "COMPLETED", ...change };
    await expectRefused(post(caller, body), 400);
    expect(await room.prisma.topicProgress.count({ where: { courseId: course.id } })).toBe(0);
  });
});

describe("GET usercoursetopics/users/{userId}/courses/{courseId}/topics", () => {
  it("lists all topics in order, with what is done", async () => {
    const { user, caller, course } = await room.enrolled();
    const [first, ...others] = course.topics;
    await caller.rest("POST", "usercoursetopics", {
      topicId: first?.id,
      courseId: course.id,
      status: "COMPLETED",
    });
    const path = `usercoursetopics/users/${user.id}/courses/${course.id}/topics`;
    const { status, json } = await get(caller, path);
    const pending = others.map(({ id, name }) => ({
      topicId: id,
      topicName: name,
      courseId: course.id,
      status: "PENDING",
      completedDate: null,
    }));
    const done = { topicId: first?.id, topicName: first?.name, courseId: course.id, status: "COMPLETED" };
    expect(status).toBe(200);
    expect(json).toEqual([
      { ...done, completedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      ...pending,
    ]);
    expect((await get(trainer, path)).json).toEqual(json);
  });

  it("is for the learner and staff, and 404 without an enrolment", async () => {
    const { user, caller, course } = await room.enrolled();
    const path = (courseId: number) => `usercoursetopics/users/${user.id}/courses/${courseId}/topics`;
    await expectRefused(get(room.test.visitor, path(course.id)), 401, noToken);
    await expectRefused(get((await room.learner()).caller, path(course.id)), 403, "Unauthorized");
    const none = "Enrolment not found";
    await expectRefused(get(otherAdmin, path(course.id)), 404, none);
    await expectRefused(get(caller, path((await room.course()).id)), 404, none);
  });
});

describe("the resources of a course", () => {
  it("are listed for the signed-in, as far as each may see them", async () => {
    const { caller, course } = await room.enrolled();
    for (const visibility of ["PUBLIC", "PROTECTED", "PRIVATE"] as const) {
      await room.factory.resource({ courseId: course.id, visibility, tags: ["one", "two"] });
    }
    const path = `resources/course/${course.id}`;
    await expectRefused(get(room.test.visitor, path), 401, noToken);
    const viewers: [Caller, number][] = [
      [caller, 2],
      [(await room.learner()).caller, 1],
      [trainer, 3],
    ];
    for (const [viewer, count] of viewers) {
      const { status, json } = await get(viewer, path);
      expect([status, json.length]).toEqual([200, count]);
      for (const key of resourceKeys) expect(json[0]).toHaveProperty(key);
      expect(json[0]).toMatchObject({ tags: ["one", "two"], course: { id: course.id, title: course.title } });
      expect((await get(viewer, `courses/${course.id}/resources`)).json).toEqual(json);
    }
    await expectRefused(get(otherAdmin, path), 404, "Course not found");
    await expectRefused(get(caller, "resources/course/999999999"), 404, "Course not found");
  });

  it("are found one by one, under their own course only", async () => {
    const { caller, course } = await room.enrolled();
    const second = await room.course();
    const made = await room.factory.resource({ courseId: course.id, visibility: "PROTECTED" });
    const path = `resources/course/${course.id}/${made.id}`;
    const { status, json } = await get(caller, path);
    expect([status, json.id, json.name, json.title, json.url]).toEqual([
      200,
      made.id,
      made.name,
      made.name,
      made.url,
    ]);
    for (const key of resourceKeys) expect(json).toHaveProperty(key);
    await expectRefused(get(room.test.visitor, path), 401, noToken);
    for (const viewer of [(await room.learner()).caller, otherAdmin]) {
      await expectRefused(get(viewer, path), 404, "Resource not found");
    }
    await expectRefused(get(caller, `resources/course/${second.id}/${made.id}`), 404, "Resource not found");
    await expectRefused(get(caller, `resources/course/${course.id}/x`), 400, "resourceId must be a number");
  });
});

describe("GET courses/{title}/questions", () => {
  it("lists the questions by module, the course named by its title, code or number", async () => {
    const title = "C++ & 100% / déjà vu?";
    const course = await room.factory.course({ title });
    const { module, question } = await room.factory.module(course);
    const { user, caller } = await room.learner();
    await room.factory.enrolment(user.id, course.id);
    const questions = [{ id: question.id, title: question.title, type: "SINGLE" }];
    for (const address of [title, title.toUpperCase(), course.code, String(course.id)]) {
      const { status, json } = await get(caller, `courses/${encodeURIComponent(address)}/questions`);
      expect([status, json]).toEqual([200, [{ id: module.id, name: module.name, questions }]]);
    }
  });

  it("lists modules without questions to learners of other courses", async () => {
    const course = await room.factory.course();
    const { module, question } = await room.factory.module(course);
    const path = `courses/${course.code}/questions`;
    const { json } = await get((await room.learner()).caller, path);
    expect(json).toEqual([{ id: module.id, name: module.name, questions: [] }]);
    const staff = await get(trainer, path);
    expect(staff.json).toMatchObject([{ id: module.id, questions: [{ id: question.id }] }]);
  });

  it("is for the signed-in, of courses that they may see", async () => {
    const course = await room.factory.course();
    await room.factory.module(course);
    const { caller } = await room.learner();
    const path = `courses/${course.code}/questions`;
    await expectRefused(get(room.test.visitor, path), 401, noToken);
    await expectRefused(get(otherAdmin, path), 404, "Course not found");
    await room.unpublish(course.id);
    await expectRefused(get(caller, path), 404, "Course not found");
    expect((await get(trainer, path)).status).toBe(200);
  });
});

describe("GET v1/batches", () => {
  it("lists the viewer's own batches", async () => {
    const { status, json } = await get(await room.test.as("learner"), "v1/batches");
    expect(status).toBe(200);
    expect(json.length).toBeGreaterThan(0);
    for (const key of batchKeys) expect(json[0]).toHaveProperty(key);
    expect(json[0].startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await get((await room.learner()).caller, "v1/batches")).json).toEqual([]);
    await expectRefused(get(room.test.visitor, "v1/batches"), 401, noToken);
  });
});
