import { describe, expect, it } from "vitest";
import { batchInput, courseInput } from "../gateway/batches/batchroom";
import { demoId } from "../support/factory";
import { findWrongFields, newCurriculum, openRestRoom } from "./restRoom";

const room = await openRestRoom();
const { rest, made, newCourse, newPayment } = room;

describe("what a POST leaves out", () => {
  it("what a POST leaves out of a course, a curriculum, a payment and a resource has the documented default", async () => {
    const course = await made("courses", await newCourse());
    expect(course).toMatchObject({ status: "DRAFT", level: "BEGINNER", price: null, trainerId: null });
    expect(await made("curriculum", newCurriculum())).toMatchObject({
      status: "DRAFT",
      level: "BEGINNER",
      duration: 60,
      objectives: [],
    });
    expect(await made("payments", newPayment())).toMatchObject({ status: "PENDING", paymentMethod: null });
    const resource = { name: "R", url: "https://example.test", course: { id: course.id } };
    expect(await made("resources", resource)).toMatchObject({
      type: "EMBED",
      visibility: "PUBLIC",
      status: "PUBLISHED",
      duration: 0,
      course: { id: course.id },
    });
  });

  it("what a POST leaves out of a batch and of its course has the documented default", async () => {
    const { batchType, status, ...fields } = batchInput;
    const batch = await made("batches", fields);
    expect(batch).toMatchObject({ batchType: "WEEKDAY", status: "SCHEDULED", noOfDays: 88 });
    const { id: courseId } = await room.course({}, [1]);
    const { startDate, endDate } = courseInput;
    expect(
      await made(`batches/${batch.id}/courses`, { course: { id: courseId }, startDate, endDate }),
    ).toMatchObject({
      courseId,
      courseType: "LIVE_ONLINE",
      planEnabled: true,
      locked: true,
      status: "SCHEDULED",
    });
  });
});

describe("what is 0, null or empty", () => {
  it("is refused by its name where a value is needed, and never taken as left out", async () => {
    const course = await made("courses", { ...(await newCourse()), duration: 45 });
    const curriculum = await made("curriculum", newCurriculum());
    const row = { name: "R", url: "https://example.test", course: { id: course.id } };
    for (const value of [0, null, ""]) {
      const refused = [
        await rest("POST", "curriculum", { ...newCurriculum(), duration: value }),
        await rest("PUT", `curriculum/${curriculum.id}`, { duration: value }),
        await rest("POST", "curriculum", { ...newCurriculum(), level: value }),
        await rest("POST", "courses", { ...(await newCourse()), status: value }),
        await rest("PUT", `courses/${course.id}`, { level: value }),
        await rest("POST", "resources", { ...row, type: value }),
      ];
      const found = refused.map(({ status, json }) => [status, findWrongFields(json)]);
      expect(found).toEqual([
        [400, ["duration"]],
        [400, ["duration"]],
        [400, ["level"]],
        [400, ["status"]],
        [400, ["level"]],
        [400, ["type"]],
      ]);
      // A course without a duration has 0, and a message to no one must not go to everyone.
      const none = await rest("PUT", `courses/${course.id}`, { duration: value });
      expect([none.status, none.json.duration]).toEqual([200, 0]);
      await rest("PUT", `courses/${course.id}`, { duration: 45 });
    }
    expect((await rest("POST", "messages", { messageText: "Hi", userId: 0 })).status).toBe(400);
  });
});

describe("what a PUT leaves out", () => {
  it("stays as it is", async () => {
    const course = await made("courses", {
      ...(await newCourse()),
      price: 900,
      duration: 45,
      level: "ADVANCED",
    });
    const changed = await rest("PUT", `courses/${course.id}`, { title: "Other" });
    expect(changed.json).toEqual({ ...course, title: "Other", updatedAt: expect.any(String) });
    const payment = await made("payments", { ...newPayment(), comments: "first", paymentMethod: "UPI" });
    const paid = await rest("PUT", `payments/${payment.id}`, { status: "PAID" });
    // A payment that is paid has a date: today's where none is given.
    const transactionDate = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    const paidNow = { status: "PAID", transactionDate, updatedAt: expect.any(String) };
    expect(paid.json).toEqual({ ...payment, ...paidNow });
  });

  it("is cleared by null as well as by the 0 minutes of a course without a duration", async () => {
    const course = await made("courses", await newCourse());
    expect(course.duration).toBe(0);
    const put = await rest("PUT", `courses/${course.id}`, { ...course, title: "Named" });
    expect([put.status, put.json.duration]).toEqual([200, 0]);
    await rest("PUT", `courses/${course.id}`, { duration: 30 });
    expect((await rest("PUT", `courses/${course.id}`, { duration: null })).json.duration).toBe(0);
  });

  it("is cleared by null where there may be nothing", async () => {
    const course = await made("courses", { ...(await newCourse()), price: 900 });
    expect((await rest("PUT", `courses/${course.id}`, { price: null })).json.price).toBeNull();
  });

  it("is not written over when someone else changes the row at the same time", async () => {
    const course = await made("courses", await newCourse());
    const path = `courses/${course.id}`;
    const bodies = [{ title: "By one" }, { description: "By another" }, { price: 7 }];
    const puts = await Promise.all(bodies.map((body) => rest("PUT", path, body)));
    expect(puts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rest("GET", path)).json).toMatchObject({
      title: "By one",
      description: "By another",
      price: 7,
    });
  });
});

describe("a version", () => {
  it("is optional, and checked when given, as `version` or as the `updatedAt` that came with the row", async () => {
    for (const path of [
      `courses/${(await made("courses", await newCourse())).id}`,
      `curriculum/${(await made("curriculum", newCurriculum())).id}`,
      `batches/${(await made("batches", batchInput)).id}`,
      `users/${(await room.factory.user()).id}`,
    ]) {
      const old = (await rest("GET", path)).json;
      expect([path, (await rest("PUT", path, old)).status]).toEqual([path, 200]);
      const now = (await rest("GET", path)).json;
      for (const stale of [old, { version: old.updatedAt }]) {
        const { status, json } = await rest("PUT", path, stale);
        expect([path, status, findWrongFields(json)]).toEqual([path, 409, []]);
      }
      expect((await rest("PUT", path, { version: now.updatedAt })).status).toBe(200);
      const wrong = await rest("PUT", path, { version: "yesterday" });
      expect([wrong.status, findWrongFields(wrong.json)]).toEqual([400, ["version"]]);
    }
  });

  it("does not make up for the id of another row", async () => {
    const course = await made("courses", await newCourse());
    const { status, json } = await rest("PUT", `courses/${course.id}`, { ...course, id: course.id + 1 });
    expect([status, findWrongFields(json)]).toEqual([400, ["id"]]);
  });
});

describe("keys that an entry does not know", () => {
  it("are never written", async () => {
    const user = await room.factory.user();
    const before = await room.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    const keys = {
      tenantId: 2,
      organizationId: 2,
      passwordHash: "x",
      createdAt: "2000-01-01T00:00:00Z",
    };
    expect((await rest("PUT", `users/${user.id}`, keys)).status).toBe(200);
    const { updatedAt, ...after } = await room.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect({ ...after, updatedAt: before.updatedAt }).toEqual(before);
    const course = await made("courses", {
      ...(await newCourse()),
      id: 5,
      organizationId: 2,
      publishedAt: "2000-01-01",
    });
    const row = await room.prisma.course.findUniqueOrThrow({ where: { id: course.id } });
    expect([row.id === 5, row.organizationId, row.publishedAt]).toEqual([false, demoId, null]);
  });
});

describe("who may not call an entry", () => {
  it("hears that, and nothing of what is wrong with the body", async () => {
    const learner = await room.test.as("learner");
    for (const [method, path] of [
      ["POST", "payments"],
      ["POST", "courses"],
      ["PUT", "courses/999999"],
      ["POST", "batches"],
    ] as const) {
      expect((await room.test.visitor.rest(method, path, { amount: [] })).status).toBe(401);
      expect((await learner.rest(method, path, { amount: [] })).status).toBe(403);
    }
  });
});

describe("the assessments of a course", () => {
  it("stand in its answers for who may see them, with its assignments", async () => {
    const assessment = await room.prisma.assessment.findFirstOrThrow({
      where: { organizationId: demoId, course: { status: "PUBLISHED" } },
      include: { course: true, _count: { select: { questions: true } } },
    });
    const { course, _count: count } = assessment;
    const shown = {
      id: assessment.id,
      title: assessment.title,
      kind: assessment.kind,
      duration: assessment.duration,
      passingScore: assessment.passingScore,
      questions: count.questions,
    };
    for (const path of [`courses/${course.id}`, `courses/code/${course.code}`]) {
      const { json } = await rest("GET", path);
      expect(json.assessments).toContainEqual(shown);
      expect(Array.isArray(json.assignments)).toBe(true);
      expect((await room.test.visitor.rest("GET", path)).json).toMatchObject({
        assessments: [],
        assignments: [],
      });
    }
    const inList = (rows: { id: number }[]) => rows.find(({ id }) => id === course.id);
    expect(inList((await rest("GET", "courses")).json)).toMatchObject({
      assessments: expect.arrayContaining([shown]),
    });
    const stranger = await room.learner();
    expect((await stranger.caller.rest("GET", `courses/${course.id}`)).json.assessments).toEqual([]);
  });
});
