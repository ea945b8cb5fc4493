import { describe, expect, it } from "vitest";
import { batchInput, courseInput } from "../gateway/batches/batchroom";
import { findWrongFields, openRestRoom } from "./restRoom";

const room = await openRestRoom();
const { rest, made, newCourse, newPayment, learnerId } = room;

describe("a field with two names", () => {
  it("is taken under either", async () => {
    const { user, ...payment } = await made("payments", {
      ...newPayment(),
      userId: undefined,
      user: { id: learnerId },
    });
    expect(user.id).toBe(learnerId);
    const other = await room.factory.user();
    const path = `payments/${payment.id}`;
    expect((await rest("PUT", path, { ...payment, user: { id: other.id } })).json.user.id).toBe(other.id);
    const course = await made("courses", await newCourse());
    const module = await made(`courses/${course.id}/modules`, { module_name: "M" });
    expect(module.name).toBe("M");
    const topics = `courses/${course.id}/modules/${module.id}/topics`;
    expect((await made(topics, { title: "T" })).name).toBe("T");
    expect((await made(topics, { topic_name: "U" })).name).toBe("U");
    const category = await room.factory.category();
    const moved = await rest("PUT", `courses/${course.id}`, { category: { id: category.id } });
    expect(moved.json.categoryId).toBe(category.id);
  });

  it("says what was changed, when only one of the two was", async () => {
    const course = await made("courses", await newCourse());
    const resource = await made(`courses/${course.id}/resources`, { name: "A", url: "https://example.test" });
    const path = `courses/${course.id}/resources/${resource.id}`;
    expect((await rest("PUT", path, { ...resource, title: "B" })).json.name).toBe("B");
    const batch = await made("batches", batchInput);
    const userBody = { user: { id: learnerId } };
    expect((await made(`batches/${batch.id}/users`, userBody)).user.id).toBe(learnerId);
  });

  it("that is malformed is named, and nothing is written", async () => {
    const payment = await made("payments", newPayment());
    const path = `payments/${payment.id}`;
    for (const body of [{ user: "me" }, { userId: [1] }, { userId: true }]) {
      const { status, json } = await rest("PUT", path, body);
      expect([body, status, findWrongFields(json)]).toEqual([body, 400, ["userId"]]);
    }
    expect((await rest("GET", path)).json).toEqual(payment);
  });

  it("takes words for yes and no, and roles as names or objects", async () => {
    const user = await room.factory.user({}, ["LEARNER"]);
    const path = `users/${user.id}`;
    expect((await rest("PUT", path, { active: "false" })).json.active).toBe(false);
    expect((await rest("PUT", path, { active: "true", roles: [{ name: "LEARNER" }] })).json).toMatchObject({
      active: true,
      roles: [{ name: "LEARNER" }],
    });
    for (const [body, field] of [
      [{ active: "perhaps" }, "active"],
      [{ roles: [5] }, "roles.0"],
    ] as const) {
      const { status, json } = await rest("PUT", path, body);
      expect([status, findWrongFields(json)]).toEqual([400, [field]]);
    }
  });
});

describe("tags", () => {
  it("are taken as the list that GET returns, or as a text, and nothing else", async () => {
    const course = await made("courses", await newCourse());
    const body = { name: "A", url: "https://example.test", tags: ["web", "css"] };
    const resource = await made(`courses/${course.id}/resources`, body);
    expect(resource.tags).toEqual(["web", "css"]);
    const path = `courses/${course.id}/resources/${resource.id}`;
    expect((await rest("PUT", path, resource)).json.tags).toEqual(["web", "css"]);
    expect((await rest("PUT", path, { tags: "html, sql" })).json.tags).toEqual(["html", "sql"]);
    for (const tags of [5, [null], { a: 1 }, ["a", 5], true]) {
      const { status, json } = await rest("PUT", path, { tags });
      expect([tags, status, findWrongFields(json)]).toEqual([tags, 400, ["tags"]]);
    }
    expect((await rest("PUT", path, { tags: [] })).json.tags).toEqual([]);
  });
});

describe("a moment given for a day", () => {
  it("means the day in the organization's time zone", async () => {
    const evening = "2026-02-03T18:30:00.000Z";
    const payment = await made("payments", { ...newPayment(), transactionDate: evening });
    expect(payment.transactionDate).toBe("2026-02-04");
    const path = `payments/${payment.id}`;
    expect(
      (await rest("PUT", path, { transactionDate: "2026-02-05T00:00:00+05:30" })).json.transactionDate,
    ).toBe("2026-02-05");
    expect((await rest("PUT", path, { transactionDate: null })).json.transactionDate).toBeNull();
    const wrong = await rest("PUT", path, { transactionDate: "2026-02-31" });
    expect([wrong.status, findWrongFields(wrong.json)]).toEqual([400, ["transactionDate"]]);
    const batch = await made("batches", { ...batchInput, startDate: "2026-08-31T18:30:00Z" });
    expect(batch.startDate).toBe("2026-09-01");
    const { id: courseId } = await room.course({}, [1]);
    const coursesPath = `batches/${batch.id}/courses`;
    await made(coursesPath, { ...courseInput, courseId, startDate: "2026-09-09T20:00:00Z" });
    expect((await rest("GET", `${coursesPath}/${courseId}`)).json.startDate).toBe("2026-09-10");
    const [topic] = (await rest("GET", `batchcoursetopics/batches/${batch.id}/topics`)).json;
    const plan = { ...topic, plannedDate: "2026-09-10T19:00:00Z" };
    expect((await made("batchcoursetopics", plan)).plannedDate).toBe("2026-09-11");
  });
});

describe("times of a course of a batch", () => {
  it("go on following the batch's when what GET shows is put back", async () => {
    const batch = await made("batches", { ...batchInput, startTime: "18:00", endTime: "20:00" });
    const { id: courseId } = await room.course({}, [1]);
    const path = `batches/${batch.id}/courses/${courseId}`;
    await made(`batches/${batch.id}/courses`, { ...courseInput, courseId });
    const { json } = await rest("GET", path);
    expect(json.startTime).toBe("18:00:00");
    await rest("PUT", path, { ...json, duration: 90 });
    await rest("PUT", `batches/${batch.id}`, { startTime: "07:00", endTime: "08:00" });
    expect((await rest("GET", path)).json).toMatchObject({ startTime: "07:00:00", duration: 90 });
  });
});
