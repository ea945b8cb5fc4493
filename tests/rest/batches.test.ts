import { afterAll, describe, expect, it } from "vitest";
import { dayMeant } from "#gateway/domains/rules";
import { batchInput, courseInput, openBatchroom } from "../gateway/batches/batchroom";

const room = await openBatchroom();
afterAll(() => room.test.close());

const rest = (method: string, path: string, body?: unknown) => room.admin.rest(method, path, body);

describe("the documented calls of a batch", () => {
  it("make, read, change, fill, empty and delete one", async () => {
    const times = { startTime: "18:00", endTime: "20:00:00" };
    const body = { ...batchInput, ...times, duration: "120", totalHours: "48.5" };
    const made = await rest("POST", "batches", { ...body, startDate: "2026-08-31T18:30:00.000Z" });
    expect(made.json).toMatchObject({
      startDate: "2026-09-01",
      startTime: "18:00:00",
      duration: 120,
      totalHours: 48.5,
      noOfParticipants: 0,
    });
    const path = `batches/${made.json.id}`;
    expect((await rest("PUT", path, { ...body, name: "Changed" })).json.name).toBe("Changed");
    const user = await room.factory.user();
    const course = await room.course({}, [4]);
    expect((await rest("POST", `${path}/users`, { userId: String(user.id) })).json).toMatchObject({
      status: "ACTIVE",
      user: { id: user.id, name: user.name, email: user.email },
    });
    const put = await rest("POST", `${path}/courses`, { ...courseInput, courseId: course.id });
    expect(put.json).toMatchObject({ courseId: course.id, startTime: "18:00:00", noOfTopics: 4 });
    const ofCourse = `${path}/courses/${course.id}`;
    const own = { ...courseInput, startTime: "07:00:00", endTime: "00:00:00" };
    const changed = await rest("PUT", ofCourse, own);
    expect(changed.json).toMatchObject({ startTime: "07:00:00", endTime: "20:00:00" });
    const trainer = await rest("POST", `${ofCourse}/trainers`, { trainerId: 1, role: "CO-TRAINER" });
    expect(trainer.json).toMatchObject({
      role: "CO-TRAINER",
      trainer: { id: 1 },
      batchCourse: { courseId: course.id },
    });
    for (const list of [`${path}/trainers`, `${ofCourse}/trainers`]) {
      expect((await rest("GET", list)).json).toEqual([trainer.json]);
    }
    expect((await rest("DELETE", path)).status).toBe(409);
    const gone = [`${ofCourse}/trainers/1`, ofCourse, `${path}/users/${user.id}`, path];
    for (const address of gone) expect((await rest("DELETE", address)).status, address).toBe(204);
  });

  it.each([
    [{ startDate: "soon" }, "Please enter a valid Start date."],
    [{ startTime: "half past six" }, "Please enter a valid Start time."],
    [{ batchType: "IN_PERSON" }, "Please enter a valid Batch type."],
    [{ totalHours: "many" }, "Please enter a valid Total hours."],
    [{ noOfDays: "many" }, "Please enter a valid Number of days."],
  ])("answer 400 to %j, with its field", async (wrong, message) => {
    const { status, json } = await rest("POST", "batches", { ...batchInput, ...wrong });
    expect([status, json.message]).toEqual([400, message]);
    expect(json.fieldErrors).toEqual([{ field: Object.keys(wrong)[0], message }]);
  });

  it("take a completion date that is a moment as its day in the organization's zone", async () => {
    const { batchId, courseId, course } = await room.batchWithCourse([1]);
    const complete = (completedDate: string) =>
      rest("POST", "batchcoursetopics", {
        batchId,
        courseId,
        topicId: course.topics[0]?.id,
        status: "COMPLETED",
        completedDate,
      });
    room.test.setNow(new Date("2026-11-18T10:00:00Z"));
    for (const [sent, meant] of [
      ["2026-11-10", "2026-11-10"],
      ["2026-11-10T20:00:00.000Z", "2026-11-11"],
      ["2026-11-10T00:00:00.000Z", "2026-11-10"],
      ["2026-11-12T01:00+09:00", "2026-11-11"],
    ] as const) {
      const { status, json } = await complete(sent);
      expect([sent, status, json.completedDate]).toEqual([sent, 200, meant]);
    }
    for (const sent of [
      "2026-11-10T20:00:00",
      "2026-11-10 20:00",
      "2026-13-40T20:00:00Z",
      "2026-11-18T18:30:00Z",
    ])
      expect([sent, (await complete(sent)).status]).toEqual([sent, 400]);
    room.test.setNow();
    // Midnight in UTC may be a plain day in disguise, which it is not west of Greenwich.
    const west = "America/New_York";
    expect(dayMeant("2026-11-10T00:00:00.000Z", west)).toBe("2026-11-10T00:00:00.000Z");
    expect(dayMeant("2026-11-10T03:00:00Z", west)).toBe("2026-11-09");
  });

  it("answer 409 to deleting a locked course, and 400 to a lock that is neither on nor off", async () => {
    const { batchId, courseId } = await room.batchWithCourse([1], { locked: true });
    const path = `batches/${batchId}/courses/${courseId}`;
    expect((await rest("DELETE", path)).status).toBe(409);
    expect((await rest("PUT", path, { ...courseInput, locked: "perhaps" })).status).toBe(400);
  });
});
