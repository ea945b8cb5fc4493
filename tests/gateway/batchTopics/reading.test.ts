import { afterAll, describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { openLiveSocket } from "#tests/support/liveSocket";
import { ask } from "../enrolments/classroom";
import { day, openPlanRoom, plan } from "./planRoom";

const room = await openPlanRoom();
const { batchCourse, admin, trainer, other, updateTopic, savePlan } = room;
afterAll(() => room.test.close());

describe("who listens to a batch", () => {
  const listen = `subscription ($batchId: Int!) {
    batchTopicsChanged(batchId: $batchId) {
      topics { topicId: databaseId status plannedDate } modules { completionPercentage }
      batchCourse { completionPercentage } batch { completedTopics }
    }
  }`;

  it("receives each completion and plan of that batch with all totals, and nothing of another", async () => {
    const { place, topicIds } = await batchCourse();
    const elsewhere = await batchCourse();
    const socket = await openLiveSocket(room.test.origin, { token: trainer.token });
    await socket.listen("1", listen, { batchId: place.batchId });
    await updateTopic({ ...elsewhere.place, topicId: elsewhere.topicIds[0], status: "COMPLETED" }, admin);
    await updateTopic({ ...place, topicId: topicIds[0], status: "COMPLETED" }, admin);
    await savePlan(place, [{ topicId: topicIds[2], from: null, to: "2026-11-20" }], admin);
    expect((await socket.next()).payload.data.batchTopicsChanged).toEqual({
      topics: [{ topicId: topicIds[0], status: "COMPLETED", plannedDate: null }],
      modules: [{ completionPercentage: 50 }],
      batchCourse: { completionPercentage: 33 },
      batch: { completedTopics: 1 },
    });
    expect((await socket.next()).payload.data.batchTopicsChanged.topics).toEqual([
      { topicId: topicIds[2], status: "PENDING", plannedDate: "2026-11-20" },
    ]);
    await socket.close();
  });

  it("costs as many statements for four listeners as for one, learners among them", async () => {
    const { place, topicIds, batch } = await batchCourse();
    const { user, caller } = await room.learner();
    await room.prisma.batchUser.create({
      data: { organizationId: demoId, batchId: batch.id, userId: user.id },
    });
    const event = { organizationId: demoId, ...place, topicIds };
    const costOf = async (tokens: readonly (string | undefined)[]) => {
      const sockets = await Promise.all(tokens.map((token) => openLiveSocket(room.test.origin, { token })));
      for (const socket of sockets) await socket.listen("1", listen, { batchId: place.batchId });
      const statements = await room.test.statementsOf(async () => {
        room.test.gateway.bus.publish("batchTopicsChanged", event);
        for (const socket of sockets) expect((await socket.next()).payload.errors).toBeUndefined();
      });
      await Promise.all(sockets.map((socket) => socket.close()));
      return statements.length;
    };
    const [staff, learner] = [trainer.token, caller.token];
    const baseline = await costOf([staff]);
    expect(baseline).toBeLessThanOrEqual(6);
    expect(await costOf([staff, staff, staff, staff])).toBe(baseline);
    expect(await costOf([learner, learner])).toBe(await costOf([learner]));
  });

  it("hears no more once they have left it", async () => {
    const { place, topicIds, batch } = await batchCourse();
    const { user, caller } = await room.learner();
    const scope = { organizationId: demoId, batchId: batch.id };
    await room.prisma.batchUser.create({ data: { ...scope, userId: user.id } });
    const socket = await openLiveSocket(room.test.origin, { token: caller.token });
    await socket.listen("1", listen, { batchId: place.batchId });
    await room.prisma.batchUser.deleteMany({ where: { ...scope, userId: user.id } });
    room.test.gateway.bus.publish("batchChanged", scope);
    const end = await socket.next();
    expect(["complete", "error"]).toContain(end.type);
    await updateTopic({ ...place, topicId: topicIds[0], status: "COMPLETED" });
    await socket.settled();
    expect(socket.received).toEqual([]);
    await socket.close();
  });
});

describe("reading a batch's topics", () => {
  it("takes as many statements for many topics as for few", async () => {
    const counts = [];
    for (const topics of [[1], [20, 20, 20]]) {
      const { place } = await batchCourse({ topics });
      await ask(trainer, plan, place);
      counts.push((await room.test.statementsOf(() => ask(trainer, plan, place))).length);
    }
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeLessThanOrEqual(4);
  });

  it("takes as many statements for many batches as for few, the next topics included", async () => {
    const read = `query ($first: Int!) { batches(first: $first) { nodes {
      topics { databaseId } nextTopics { databaseId plannedDate } } } }`;
    const countStatements = async (first: number) => {
      await ask(trainer, read, { first });
      return (await room.test.statementsOf(() => ask(trainer, read, { first }))).length;
    };
    expect(await countStatements(10)).toBe(await countStatements(2));
  });

  it("begins for a learner on the day they joined, and names the course to continue", async () => {
    const { place, topicIds, batch, course } = await batchCourse();
    const plan = (topicId: number | undefined, to: string) =>
      savePlan(place, [{ topicId, from: null, to }], admin);
    await plan(topicIds[0], "2026-11-17");
    const { user, caller } = await room.learner();
    const own = { organizationId: demoId, userId: user.id };
    const elsewhere = await room.course();
    for (const { id } of [course, elsewhere]) await room.factory.enrolment(user.id, id);
    // 19:00 UTC is the next day in India.
    const joined = { ...own, batchId: batch.id, createdAt: new Date("2026-11-17T19:00:00Z") };
    await room.prisma.batchUser.create({ data: joined });
    const read = `{ myBatches(first: 5) { nodes { nextTopics { databaseId } } }
      currentEnrolment { course { databaseId } } }`;
    const before = await ask(caller, read);
    expect(before.myBatches.nodes).toEqual([{ nextTopics: [] }]);
    expect(before.currentEnrolment.course.databaseId).toBe(elsewhere.id);
    await plan(topicIds[1], "2026-11-18");
    await plan(topicIds[2], "2026-11-25");
    const after = await ask(caller, read);
    expect(after.myBatches.nodes).toEqual([
      { nextTopics: [{ databaseId: topicIds[1] }, { databaseId: topicIds[2] }] },
    ]);
    expect(after.currentEnrolment.course.databaseId).toBe(course.id);
  });

  it("gives those who see the batch and not its courses no topic of them", async () => {
    const { place, topicIds } = await batchCourse({ course: { startDate: day("2026-11-09") } });
    await savePlan(place, [{ topicId: topicIds[0], from: null, to: "2026-11-20" }], admin);
    const read = `query ($id: Int!) { batch(databaseId: $id) { topics { databaseId } nextTopics { databaseId } } }`;
    const { batch: seen } = await ask(admin, read, { id: place.batchId });
    expect(seen).toEqual({
      topics: topicIds.map((databaseId) => ({ databaseId })),
      nextTopics: [{ databaseId: topicIds[0] }],
    });
    const finance = await room.test.as("finance");
    expect((await ask(finance, read, { id: place.batchId })).batch).toEqual({ topics: [], nextTopics: [] });
  });

  it("counts as delayed the topics that say so themselves", async () => {
    const { place, topicIds } = await batchCourse({ topics: [8] });
    const days = [null, "2026-11-17", "2026-11-18", "2026-11-19"].map((text) => text && day(text));
    await room.prisma.batchCourseTopic.createMany({
      data: topicIds.map((topicId, index) => ({
        ...place,
        organizationId: demoId,
        topicId,
        plannedDate: days[index % 4] ?? null,
        status: index < 4 ? ("PENDING" as const) : ("COMPLETED" as const),
      })),
    });
    const { batchCourse: seen } = await ask(trainer, plan, place);
    const topics: { delayed: boolean; daysLate: number }[] = seen.modules[0].topics;
    expect(topics.map(({ delayed }) => delayed)).toEqual([false, true, ...Array(6).fill(false)]);
    expect(topics.map(({ daysLate }) => daysLate)).toEqual([0, 1, ...Array(6).fill(0)]);
    expect(seen.delayedTopics).toBe(1);
  });

  it("is for staff and the batch's users, and writing for staff only", async () => {
    const { place, topicIds, batch, id } = await batchCourse();
    const member = await room.learner();
    await room.prisma.batchUser.create({
      data: { organizationId: demoId, batchId: batch.id, userId: member.user.id },
    });
    const { batchCourse: seen } = await ask(member.caller, plan, place);
    expect(seen).toMatchObject({ today: "2026-11-18", canPlan: false, canComplete: false });
    expect(seen.modules.map(({ topics }: { topics: unknown[] }) => topics.length)).toEqual([2, 1]);
    expect(await updateTopic({ ...place, topicId: topicIds[0], status: "COMPLETED" }, member.caller)).toEqual(
      { error: "FORBIDDEN" },
    );
    const stranger = await room.learner();
    for (const caller of [stranger.caller, other]) {
      expect((await ask(caller, plan, place)).batchCourse).toBeNull();
      const node = await ask(
        caller,
        `{ node(id: "${btoa(`BatchCourseTopic:${id}-${topicIds[0]}`)}") { id } }`,
      );
      expect(node.node).toBeNull();
    }
  });
});

describe("the documented calls", () => {
  it("complete, plan and list in the documented shape", async () => {
    const { place, topicIds, course } = await batchCourse();
    const [topicId] = topicIds;
    const ticked = await trainer.rest("POST", "batchcoursetopics", {
      ...place,
      topicId,
      status: "COMPLETED",
      completedDate: "2026-11-10",
    });
    expect(ticked.json).toMatchObject({ topicId, status: "COMPLETED", completedDate: "2026-11-10" });
    const planned = await trainer.rest("POST", "batchcoursetopics", {
      ...place,
      topicId: topicIds[1],
      plannedDate: "2026-11-20",
    });
    expect(planned.status).toBe(200);
    const again = await trainer.rest("POST", "batchcoursetopics", {
      ...place,
      topicId: topicIds[1],
      plannedDate: "2026-11-23",
    });
    expect([again.status, again.json.message]).toEqual([409, "This topic has a planned date already"]);
    const { batchId, courseId } = place;
    const path = `batches/${batchId}/courses/${courseId}/topics/${topicId}`;
    expect((await trainer.rest("PUT", path, { status: "PENDING" })).json).toMatchObject({
      status: "PENDING",
      completedDate: null,
    });
    const list = await trainer.rest("GET", `batchcoursetopics/batches/${batchId}/courses/${courseId}/topics`);
    expect(list.json).toHaveLength(3);
    expect(list.json[1]).toEqual({
      topicId: topicIds[1],
      ...place,
      courseName: course.title,
      topicName: "Topic 1.2",
      status: "PENDING",
      plannedDate: "2026-11-20",
      startDate: null,
      completedDate: null,
      topic: { id: topicIds[1], name: "Topic 1.2", plannedDate: "2026-11-20" },
    });
    expect((await trainer.rest("GET", `batchcoursetopics/batches/${batchId}/topics`)).json).toEqual(
      list.json,
    );
    expect(
      (await trainer.rest("POST", "batchcoursetopics", { ...place, topicId, status: "DONE" })).status,
    ).toBe(400);
  });
});
