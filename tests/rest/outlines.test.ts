import { describe, expect, it } from "vitest";
import { demoId } from "../support/factory";
import { findWrongFields, newCurriculum, openRestRoom } from "./restRoom";

const room = await openRestRoom();
const { rest, made, newCourse } = room;
const learnerId = (await room.factory.user()).id;

const outlined = { modules: [{ name: "One", topics: [{ name: "a" }, "b"] }, { module_name: "Two" }] };
const namesIn = (json: { modules: { name: string; topics: { name: string }[] }[] }) =>
  json.modules.map(({ name, topics }) => [name, topics.map((topic) => topic.name)]);

describe.each([
  ["courses", newCourse],
  ["curriculum", async () => newCurriculum()],
] as const)("an outline of %s", (noun, body) => {
  it("is made, renamed, moved, extended and cut, with the ids of its rows kept", async () => {
    const { id } = await made(noun, { ...(await body()), ...outlined });
    const path = `${noun}/${id}`;
    const { json: before } = await rest("GET", path);
    expect(namesIn(before)).toEqual([
      ["One", ["a", "b"]],
      ["Two", []],
    ]);
    const [first, second] = before.modules;
    const [a, b] = first.topics;
    const modules = [
      { ...second, name: "Second", topics: [{ id: b.id }, { title: "c" }] },
      { ...first, topics: [{ ...a, title: "A" }] },
    ];
    expect((await rest("PUT", path, { modules })).status).toBe(200);
    const { json: after } = await rest("GET", path);
    expect(namesIn(after)).toEqual([
      ["Second", ["b", "c"]],
      ["One", ["A"]],
    ]);
    expect(after.modules.map((module: { id: number }) => module.id)).toEqual([second.id, first.id]);
    expect([after.modules[0].topics[0].id, after.modules[1].topics[0].id]).toEqual([b.id, a.id]);
    await rest("PUT", path, { title: "Only the title" });
    expect(namesIn((await rest("GET", path)).json)).toEqual(namesIn(after));
    await rest("PUT", path, { modules: [{ id: first.id }] });
    expect(namesIn((await rest("GET", path)).json)).toEqual([["One", ["A"]]]);
  });

  it("that is malformed is named, and nothing is written", async () => {
    const { id } = await made(noun, { ...(await body()), ...outlined });
    const path = `${noun}/${id}`;
    const { json: before } = await rest("GET", path);
    for (const [modules, field] of [
      ["One", "modules"],
      [[5], "modules.0"],
      [[{ name: "" }], "modules.0.name"],
      [[{ name: "M", topics: "t" }], "modules.0.topics"],
      [[{ name: "M", topics: [{ name: 5 }] }], "modules.0.topics.0.name"],
    ] as const) {
      const { status, json } = await rest("PUT", path, { modules });
      expect([field, status, findWrongFields(json)]).toEqual([field, 400, [field]]);
    }
    const foreign = await rest("PUT", path, { modules: [{ id: 999_999, name: "Foreign" }] });
    expect(foreign.status).toBe(409);
    expect((await rest("GET", path)).json).toEqual(before);
  });

  it("comes with trainer, author and objectives, read and written", async () => {
    const [trainer, other] = [
      await room.factory.user({ userType: "E" }),
      await room.factory.user({ userType: "E" }),
    ];
    const people = { trainerId: trainer.id, authorName: "An author", objectives: ["Read", "Write"] };
    const { id } = await made(noun, { ...(await body()), ...people });
    const path = `${noun}/${id}`;
    const { json } = await rest("GET", path);
    expect(json).toMatchObject({ ...people, trainer: trainer.name });
    const changed = await rest("PUT", path, { ...json, trainerId: other.id, objectives: ["Think"] });
    expect(changed.json).toMatchObject({
      trainer: other.name,
      authorName: "An author",
      objectives: ["Think"],
    });
    const named = await rest("PUT", path, { trainer: "Somebody" });
    expect([named.status, findWrongFields(named.json)]).toEqual([400, ["trainerId"]]);
    const learner = await rest("PUT", path, { trainerId: learnerId });
    expect([learner.status, findWrongFields(learner.json)]).toEqual([400, ["trainerId"]]);
    const wrong = await rest("PUT", path, { objectives: "Think" });
    expect([wrong.status, findWrongFields(wrong.json)]).toEqual([400, ["objectives"]]);
    expect((await rest("PUT", path, { trainer: { id: trainer.id } })).json.trainer).toBe(trainer.name);
    expect((await rest("PUT", path, { trainerId: null })).json.trainer).toBeNull();
  });
});

describe("an outline of a course", () => {
  it("does not lose a topic that a learner has completed", async () => {
    const { batchId, courseId, course } = await room.batchWithCourse([2]);
    const [kept, gone] = course.topics;
    const key = { organizationId: demoId, batchId, courseId, topicId: gone?.id ?? 0 };
    await room.prisma.batchCourseTopic.create({ data: { ...key, status: "COMPLETED" } });
    const { json } = await rest("GET", `courses/${courseId}`);
    const modules = [{ ...json.modules[0], topics: [{ id: kept?.id }] }];
    expect((await rest("PUT", `courses/${courseId}`, { modules })).status).toBe(409);
    expect((await rest("GET", `courses/${courseId}`)).json.modules).toEqual(json.modules);
  });
});
