import { describe, expect, it } from "vitest";
import { conflict, type ModuleInput, openOutlines } from "./outlineRoom";

const { test, factory, readOutline, save, makeCourse } = await openOutlines();
const other = await test.as("otherAdmin");

const topicsOf = (count: number) =>
  Array.from({ length: count }, (_all, index) => ({ name: `topic ${index}` }));

describe("saving an outline", () => {
  it("reorders, moves across modules, renames, adds and deletes in one go", async () => {
    const { id, updatedAt, first, second, a, c } = await makeCourse();
    const { code } = await save(id, updatedAt, [
      { id: second.id, name: "Second", topics: [{ name: "new" }, { id: a.id, name: "A" }] },
      { name: "Third", topics: [{ id: c.id, name: "c" }] },
      { id: first.id, name: "One", topics: [] },
    ]);
    expect(code).toBeUndefined();
    const after = await readOutline(id);
    const fresh = expect.any(Number);
    expect(after.modules).toEqual([
      {
        id: second.id,
        name: "Second",
        topics: [
          { id: fresh, name: "new" },
          { id: a.id, name: "A" },
        ],
      },
      { id: fresh, name: "Third", topics: [{ id: c.id, name: "c" }] },
      { id: first.id, name: "One", topics: [] },
    ]);
  });

  it("keeps a topic that leaves a module that goes", async () => {
    const { id, updatedAt, second, a, b } = await makeCourse();
    await save(id, updatedAt, [{ ...second, topics: [b, a] }]);
    expect((await readOutline(id)).modules).toEqual([{ ...second, topics: [b, a] }]);
  });

  it("saving an outline with an old version is a conflict, and changes nothing", async () => {
    const { id, updatedAt, modules, first } = await makeCourse();
    await save(id, updatedAt, modules.toReversed());
    expect(await save(id, updatedAt, [{ ...first, name: "Late" }])).toEqual(conflict);
    expect((await readOutline(id)).modules).toEqual(modules.toReversed());
  });

  it("saving an outline with an old version is a conflict even when the clock stands still", async () => {
    test.setNow(new Date("2020-01-01T00:00:00.000Z"));
    const { id, updatedAt, modules } = await makeCourse();
    expect((await save(id, updatedAt, modules)).code).toBeUndefined();
    expect(await save(id, updatedAt, modules)).toEqual(conflict);
  });

  it("twice at once: one wins, one is told", async () => {
    const { id, updatedAt, modules } = await makeCourse();
    const named = (name: string) => modules.map((module) => ({ ...module, name }));
    const answers = await Promise.all([save(id, updatedAt, named("X")), save(id, updatedAt, named("Y"))]);
    const won = answers.findIndex(({ code }) => code === undefined);
    expect(answers.filter(({ code }) => code === "STALE")).toEqual([conflict]);
    expect((await readOutline(id)).modules[0]?.name).toBe(["X", "Y"][won]);
  });

  it("saving an outline with a row of another course, or one twice, is a conflict that changes nothing", async () => {
    const [course, foreign] = [await makeCourse(), await makeCourse()];
    const { id, updatedAt, modules, first, a } = course;
    const wrongs: ModuleInput[][] = [
      [{ ...first, topics: [{ id: foreign.a.id, name: "mine" }] }],
      [{ id: foreign.first.id, name: "mine", topics: [] }],
      [{ ...first, topics: [a, a] }],
      [first, first],
    ];
    for (const wrong of wrongs) expect(await save(id, updatedAt, wrong)).toEqual(conflict);
    expect(await readOutline(id)).toEqual({ updatedAt, modules });
    expect((await readOutline(foreign.id)).modules).toEqual(foreign.modules);
  });

  it("saving an outline of another organization's course finds none", async () => {
    const { id, modules } = await makeCourse();
    expect(await save(id, null, [], other)).toEqual({ code: "NOT_FOUND", message: "Course not found" });
    expect((await readOutline(id)).modules).toEqual(modules);
  });

  it("saving an outline with a wrong name is invalid, and changes nothing", async () => {
    const { id, updatedAt, modules, first } = await makeCourse();
    const wrong = await save(id, updatedAt, [{ ...first, topics: [{ name: " " }] }]);
    expect(wrong.code).toBe("INVALID");
    expect(wrong.message).toBe("Topic Name is required");
    expect(await readOutline(id)).toEqual({ updatedAt, modules });
  });

  describe("that leaves out what was completed", () => {
    const refused = (name: string) => ({
      code: "CONFLICT",
      message: `“${name}” has been completed by learners or batches. Keep it, or delete it on its own on the course's Curriculum page.`,
    });
    const status = "COMPLETED" as const;

    it("an outline that leaves out what a learner completed is refused, also with its whole module; moving and renaming it is not", async () => {
      const { id, updatedAt, modules, first, second, a, c } = await makeCourse();
      const userId = (await test.as("learner")).userId ?? 0;
      await factory.enrolment(userId, id);
      await test.database.prisma.topicProgress.create({
        data: { organizationId: 1, userId, courseId: id, topicId: a.id, status, completedDate: new Date() },
      });
      expect(await save(id, updatedAt, [{ ...first, topics: [] }])).toEqual(refused("a"));
      expect(await save(id, updatedAt, [second])).toEqual(refused("a"));
      expect(await readOutline(id)).toEqual({ updatedAt, modules });
      expect(
        (await save(id, updatedAt, [{ ...second, topics: [c, { ...a, name: "A" }] }])).code,
      ).toBeUndefined();
    });

    it("an outline that leaves out what a batch completed is refused; what is only planned is not", async () => {
      const { id, updatedAt, first, second, a, b } = await makeCourse();
      const { prisma } = test.database;
      const [startDate, endDate] = [new Date("2026-01-01"), new Date("2026-02-01")];
      const dates = { startDate, endDate };
      const batch = await prisma.batch.create({
        data: { organizationId: 1, name: "Made batch", description: "Made", ...dates },
      });
      const scope = { organizationId: 1, batchId: batch.id, courseId: id };
      await prisma.batchCourse.create({ data: { ...scope, ...dates } });
      await prisma.batchCourseTopic.createMany({
        data: [
          { ...scope, topicId: a.id, plannedDate: startDate },
          { ...scope, topicId: b.id, status, completedDate: startDate },
        ],
      });
      expect(await save(id, updatedAt, [second])).toEqual(refused("b"));
      expect((await save(id, updatedAt, [{ ...first, topics: [b] }, second])).code).toBeUndefined();
    });
  });

  it("takes no more statements for more topics", async () => {
    const statements = async (count: number) => {
      const { id } = await factory.course({ status: "DRAFT" });
      await save(id, null, [{ name: "One", topics: topicsOf(count) }]);
      const { updatedAt, modules } = await readOutline(id);
      const next = modules.map((module) => ({ ...module, topics: [...module.topics, ...topicsOf(count)] }));
      return (await test.statementsOf(() => save(id, updatedAt, next))).length;
    };
    expect(await statements(80)).toBe(await statements(2));
  });
});
