import { afterAll, describe, expect, it } from "vitest";
import type { Batch, Prisma } from "#gateway/database/generated/prisma/client";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber, otherId } from "#tests/support/factory";
import { ask, globalId, nodeType, openClassroom, readErrorCode } from "../enrolments/classroom";

const room = await openClassroom();
afterAll(() => room.test.close());

const list = `query ($first: Int, $after: String) {
  myBatches(first: $first, after: $after) {
    totalCount
    nodes {
      databaseId name description startDate endDate startTime endTime duration totalHours completedHours
      noOfDays batchType meetingLink status noOfParticipants
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const day = (text: string) => new Date(`${text}T00:00:00Z`);

async function batch(userIds: readonly number[], data: Partial<Prisma.BatchUncheckedCreateInput> = {}) {
  const organizationId = data.organizationId ?? demoId;
  const texts = { name: `Made batch ${nextNumber()}`, description: "Made" };
  const dates = { startDate: day("2026-09-01"), endDate: day("2026-12-31") };
  const made = await room.prisma.batch.create({ data: { ...texts, ...dates, ...data, organizationId } });
  const rows = userIds.map((userId) => ({ organizationId, batchId: made.id, userId }));
  await room.prisma.batchUser.createMany({ data: rows });
  return made;
}

async function batchIds(caller: Caller): Promise<number[]> {
  const { myBatches } = await ask(caller, list);
  expect(myBatches.totalCount).toBe(myBatches.nodes.length);
  return myBatches.nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
}

async function staff() {
  const user = await room.factory.user({ userType: "E" }, ["TRAINER"]);
  return { user, caller: await room.test.visitor.signIn(user.signIn) };
}

/** Lets a trainer teach two courses of a batch. */
async function teach(trainerId: number, { id: batchId, startDate, endDate }: Batch): Promise<void> {
  for (const { id: courseId } of [await room.course(), await room.course()]) {
    const scope = { organizationId: demoId, batchId, courseId };
    await room.prisma.batchCourse.create({ data: { ...scope, startDate, endDate } });
    await room.prisma.batchTrainer.create({ data: { ...scope, trainerId, role: "TRAINER" } });
  }
}

describe("the own batches", () => {
  it("a learner's own batches are those that the learner is in, the latest first", async () => {
    const { user, caller } = await room.learner();
    const { user: other } = await room.learner();
    const early = await batch([user.id, other.id], { startDate: day("2026-01-05") });
    const late = await batch([user.id], { startDate: day("2026-10-05") });
    const sameDay = await batch([user.id], { startDate: day("2026-10-05") });
    await batch([other.id]);
    expect(await batchIds(caller)).toEqual([sameDay.id, late.id, early.id]);
    const { myBatches: first } = await ask(caller, list, { first: 2 });
    const { myBatches: rest } = await ask(caller, list, { first: 2, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ databaseId }: { databaseId: number }) => databaseId)).toEqual([early.id]);
  });

  it("are told with days, times of day and the number of their users", async () => {
    const { user, caller } = await room.learner();
    const { user: other } = await room.learner();
    const time = (text: string) => new Date(`1970-01-01T${text}Z`);
    const stored = {
      duration: 90,
      totalHours: 40.5,
      completedHours: 1.5,
      noOfDays: 27,
      batchType: "SATURDAY",
      status: "IN_PROGRESS",
    } as const;
    const made = await batch([user.id, other.id], {
      startTime: time("18:30:00"),
      endTime: time("20:00:00"),
      ...stored,
    });
    const { myBatches } = await ask(caller, list);
    expect(myBatches.nodes).toEqual([
      {
        databaseId: made.id,
        name: made.name,
        description: "Made",
        meetingLink: null,
        startDate: "2026-09-01",
        endDate: "2026-12-31",
        startTime: "18:30:00",
        endTime: "20:00:00",
        ...stored,
        noOfParticipants: 2,
      },
    ]);
  });

  it("a trainer's own batches are those that the trainer teaches in, each once", async () => {
    const { user, caller } = await staff();
    const made = await batch([]);
    await batch([]);
    expect(await batchIds(caller)).toEqual([]);
    await teach(user.id, made);
    expect(await batchIds(caller)).toEqual([made.id]);
  });

  it("are none for a learner without one, and asked for by no visitor", async () => {
    expect(await batchIds((await room.learner()).caller)).toEqual([]);
    expect(await readErrorCode(room.test.visitor, list)).toBe("UNAUTHENTICATED");
  });

  it("stay in their tenant", async () => {
    const foreign = await room.learner({ organizationId: otherId });
    const made = await batch([foreign.user.id], { organizationId: otherId });
    expect(await batchIds(foreign.caller)).toEqual([made.id]);
    const { caller } = await room.learner();
    for (const viewer of [caller, await room.test.as("admin")]) {
      expect(await nodeType(viewer, globalId("Batch", made.id))).toBeUndefined();
    }
  });

  it("take as many statements for twelve as for one", async () => {
    const statementsOf = async (count: number) => {
      const { user, caller } = await room.learner();
      for (let number = 0; number < count; number += 1) await batch([user.id]);
      await ask(caller, list);
      return (await room.test.statementsOf(() => ask(caller, list))).length;
    };
    const baseline = await statementsOf(1);
    expect(baseline).toBeGreaterThan(0);
    expect(await statementsOf(12)).toBe(baseline);
  });
});

describe("a batch as a node", () => {
  it("is found by its users, its trainers and coordinators, and by no one else", async () => {
    const { user, caller } = await room.learner();
    const made = await batch([user.id]);
    const id = globalId("Batch", made.id);
    const [trainer, coordinator] = [await staff(), await room.test.as("coordinator")];
    const strangers = [room.test.visitor, (await room.learner()).caller, await room.test.as("otherAdmin")];
    for (const stranger of [...strangers, trainer.caller])
      expect(await nodeType(stranger, id)).toBeUndefined();
    await teach(trainer.user.id, made);
    for (const viewer of [caller, trainer.caller, coordinator])
      expect(await nodeType(viewer, id)).toBe("Batch");
  });
});
