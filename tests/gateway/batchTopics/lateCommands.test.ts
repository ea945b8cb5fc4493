import { afterAll, describe, expect, it } from "vitest";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { demoId } from "#tests/support/factory";
import { command } from "../enrolments/classroom";
import { day, openPlanRoom } from "./planRoom";

// Today is Wednesday, 18 November 2026; made batch courses run from the 9th to the 27th, Monday to Friday.

const room = await openPlanRoom();
afterAll(() => room.test.close());

const result =
  "__typename ... on ChangedLateTopicsPayload { changedIds refused { rowId message } } ... on Refusal { code }";
const complete = `mutation ($ids: [Int!]!, $day: String) { result: completeLateTopics(ids: $ids, completedDate: $day) { ${result} } }`;
const replan = `mutation ($ids: [Int!]!, $day: String) { result: replanLateTopics(ids: $ids, plannedDate: $day) { ${result} } }`;

/** A batch course whose topics were all planned for the same past day; returns the rows' ids in their order. */
async function late(course: object = {}, topics: readonly number[] = [2, 1]) {
  const made = await room.batchCourse({ topics, course });
  const ids: number[] = [];
  for (const topicId of made.topicIds) {
    const data = { ...made.place, organizationId: demoId, topicId, plannedDate: day("2026-11-10") };
    ids.push((await room.prisma.batchCourseTopic.create({ data })).id);
  }
  return { ...made, ids };
}

async function read(ids: number[]) {
  const rows = await room.prisma.batchCourseTopic.findMany({
    where: { id: { in: ids } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ status, plannedDate, completedDate }) => ({
    status,
    planned: plannedDate?.toISOString().slice(0, 10),
    completed: completedDate?.toISOString().slice(0, 10),
  }));
}

describe("late topics of several batches", () => {
  it("are completed today, each course told once, and those that are not late any more are told apart", async () => {
    const [first, second] = [await late(), await late()];
    const events: unknown[] = [];
    const stop = room.test.gateway.bus.subscribe("batchTopicsChanged", (event) => void events.push(event));
    const ids = [...first.ids, ...second.ids];
    const answer = await command(room.trainer, complete, { ids });
    stop();
    expect(answer.refused).toEqual([]);
    expect([...answer.changedIds].sort()).toEqual([...ids].sort());
    expect(events).toHaveLength(2);
    expect(await read(first.ids)).toEqual(
      first.ids.map(() => ({ status: "COMPLETED", planned: "2026-11-10", completed: "2026-11-18" })),
    );
    expect(await command(room.trainer, complete, { ids: first.ids })).toMatchObject({
      changedIds: [],
      refused: first.ids.map((rowId) => ({ rowId, message: batchTopicMessages.notLate })),
    });
  });

  it("keep the dates of their own courses: a day before the start is refused for that course alone", async () => {
    const [early, later] = [await late(), await late({ startDate: day("2026-11-16") })];
    const ids = [...early.ids, ...later.ids];
    const answer = await command(room.admin, complete, { ids, day: "2026-11-12" });
    expect(answer.changedIds).toEqual(early.ids);
    expect(answer.refused.map(({ rowId }: { rowId: number }) => rowId)).toEqual(later.ids);
    const future = await command(room.admin, complete, { ids: later.ids, day: "2026-11-19" });
    expect(future.refused[0]).toEqual({ rowId: later.ids[0], message: batchTopicMessages.notInFuture });
  });

  it("move to the next class days in the order of the course", async () => {
    const { ids } = await late();
    expect((await command(room.trainer, replan, { ids })).changedIds).toEqual(ids);
    expect((await read(ids)).map(({ planned }) => planned)).toEqual([
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
    ]);
  });

  it("share the class days that are left when there are too few, and none without any", async () => {
    const few = await late({ endDate: day("2026-11-19") });
    await command(room.trainer, replan, { ids: few.ids });
    const days = (await read(few.ids)).map(({ planned }) => planned);
    expect(days).toEqual([...days].sort());
    expect(new Set(days)).toEqual(new Set(["2026-11-18", "2026-11-19"]));
    const none = await late({ endDate: day("2026-11-17") });
    expect((await command(room.trainer, replan, { ids: none.ids })).refused[0]?.message).toBe(
      batchTopicMessages.noClassDaysLeft,
    );
  });

  it("are planned for one day inside the dates, and not where the plan is locked", async () => {
    const [open, locked] = [await late(), await late({ locked: true })];
    const ids = [...open.ids, ...locked.ids];
    const answer = await command(room.trainer, replan, { ids, day: "2026-11-25" });
    expect(answer.changedIds).toEqual(open.ids);
    expect(new Set(answer.refused.map(({ message }: { message: string }) => message))).toEqual(
      new Set([batchTopicMessages.locked]),
    );
    const outside = await late();
    const refused = await command(room.trainer, replan, { ids: outside.ids, day: "2026-12-01" });
    expect(refused.changedIds).toEqual([]);
    expect(await command(room.trainer, replan, { ids: [], day: null })).toEqual({
      __typename: "Refusal",
      code: "INVALID",
    });
    expect((await command(room.other, complete, { ids: outside.ids })).changedIds).toEqual([]);
  });
});
