import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber, otherId } from "#tests/support/factory";
import { ask, type Classroom, openClassroom } from "../enrolments/classroom";

let room: Classroom;
let trainer: Caller;
let other: Caller;

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const monday = "2026-11-23";
/** In Kolkata it is half past six on Monday morning. */
const early = new Date("2026-11-23T01:00:00Z");
/** In Kolkata it is Monday; in Greenwich still Sunday. */
const justMonday = new Date("2026-11-22T20:00:00Z");

beforeAll(async () => {
  room = await openClassroom();
  // Sessions begin on the day that the tests are about.
  room.test.setNow(justMonday);
  [trainer, other] = [await room.test.as("coordinator"), await room.test.as("otherAdmin")];
});
afterAll(() => room.test.close());

type Data = Partial<Prisma.BatchUncheckedCreateInput>;

function batch(data: Data = {}) {
  const dates = { startDate: day("2026-11-01"), endDate: day("2026-12-31") };
  const texts = { name: `Made batch ${nextNumber()}`, description: "Made" };
  return room.prisma.batch.create({ data: { ...texts, ...dates, organizationId: demoId, ...data } });
}

async function meetToday(caller = trainer) {
  const { batchesToday } = await ask(
    caller,
    "{ batchesToday(first: 100) { totalCount nodes { databaseId startTime } } }",
  );
  expect(batchesToday.totalCount).toBe(batchesToday.nodes.length);
  return batchesToday.nodes.map(({ databaseId }: { databaseId: number }) => databaseId) as number[];
}

describe("the batches of today", () => {
  it("are those that run, inside their dates, on their days, the earliest first", async () => {
    const time = (text: string) => new Date(`1970-01-01T${text}:00Z`);
    const untimed = await batch({ status: "IN_PROGRESS" });
    const late = await batch({ startTime: time("18:00") });
    const soon = await batch({ startTime: time("07:30"), startDate: day(monday), endDate: day(monday) });
    const out = await Promise.all([
      batch({ batchType: "SATURDAY" }),
      batch({ status: "HOLD" }),
      batch({ status: "COMPLETED" }),
      batch({ endDate: day("2026-11-22") }),
      batch({ startDate: day("2026-11-24") }),
      batch({ organizationId: otherId }),
    ]);
    room.test.setNow(early);
    const found = await meetToday();
    const made = new Set([untimed, late, soon, ...out].map(({ id }) => id));
    expect(found.filter((id) => made.has(id))).toEqual([soon.id, late.id, untimed.id]);
  });

  it("are those of a weekend's day by their own days as by their preset", async () => {
    const chosen = await batch({ classDays: ["WEDNESDAY", "SUNDAY"] });
    const preset = await batch({ batchType: "SUNDAY" });
    const other = await batch({ batchType: "SUNDAY", classDays: ["SATURDAY"] });
    room.test.setNow(new Date("2026-11-22T06:00:00Z"));
    const found = await meetToday();
    expect(found).toEqual(expect.arrayContaining([chosen.id, preset.id]));
    expect(found).not.toContain(other.id);
  });

  it("are those of the organization's own day", async () => {
    const { id } = await batch({ batchType: "WEEKDAY" });
    room.test.setNow(justMonday);
    expect(await meetToday()).toContain(id);
    room.test.setNow(new Date("2026-11-22T18:00:00Z"));
    expect(await meetToday()).not.toContain(id);
  });
});

/** A batch with a course of which so many topics were planned for the Friday before. */
async function behind(topics: number, data: Data = {}) {
  const made = await batch(data);
  const { organizationId } = made;
  const course = await room.course({ organizationId }, [topics + 2]);
  const scope = { organizationId, batchId: made.id, courseId: course.id };
  const dates = { startDate: made.startDate, endDate: made.endDate };
  await room.prisma.batchCourse.create({ data: { ...scope, ...dates, status: "IN_PROGRESS" } });
  const rows = course.topics.map(({ id }, index) => ({
    ...scope,
    topicId: id,
    plannedDate: day(index === 1 ? monday : "2026-11-20"),
    status: index === 0 ? ("COMPLETED" as const) : ("PENDING" as const),
  }));
  await room.prisma.batchCourseTopic.createMany({ data: rows });
  return made;
}

interface LateRow {
  batchName: string;
  batchId: number;
  topicName: string;
  daysLate: number;
  trainerNames: string[];
}

async function late(args: string, caller = trainer) {
  const { lateTopics } = await ask(
    caller,
    `{ lateTopics(${args}) {
      totalCount pageInfo { endCursor hasNextPage }
      nodes { id batchId courseId batchName courseTitle topicName trainerNames plannedDate daysLate }
    } }`,
  );
  return lateTopics as {
    totalCount: number;
    pageInfo: { endCursor: string; hasNextPage: boolean };
    nodes: LateRow[];
  };
}

describe("late topics", () => {
  it("are those that running batches have not done by the day they were planned for", async () => {
    const behindOne = await behind(2);
    const others = [
      await behind(1, { status: "COMPLETED" }),
      await behind(1, { status: "CANCELLED" }),
      await behind(1, { organizationId: otherId }),
    ];
    room.test.setNow(early);
    const { nodes } = await late("first: 100");
    const listTopics = (id: number) => nodes.filter(({ batchId }) => batchId === id);
    expect(listTopics(behindOne.id)).toMatchObject(
      ["Topic 1.3", "Topic 1.4"].map((topicName) => ({ batchName: behindOne.name, topicName, daysLate: 3 })),
    );
    expect(others.flatMap(({ id }) => listTopics(id))).toEqual([]);
  });

  it("are listed of the own tenant alone", async () => {
    const foreign = await behind(2, { organizationId: otherId });
    room.test.setNow(early);
    const ofOther = await late("first: 100", other);
    expect(ofOther.nodes.map(({ batchId }) => batchId)).toContain(foreign.id);
    expect((await late(`first: 5, batchId: ${foreign.id}`)).totalCount).toBe(0);
  });

  it("are counted in all, with their batches, however few are asked for", async () => {
    await behind(3);
    room.test.setNow(early);
    const [all, few] = [await late("first: 100"), await late("first: 1")];
    expect([few.totalCount, few.nodes.length]).toEqual([all.totalCount, 1]);
    const open = { notIn: ["COMPLETED" as const, "CANCELLED" as const] };
    const batches = await room.prisma.batchCourseTopic.groupBy({
      by: ["batchId"],
      where: {
        organizationId: demoId,
        status: "PENDING",
        plannedDate: { lt: day(monday) },
        batchCourse: { status: open, batch: { status: open } },
      },
    });
    const { lateBatchCount } = await ask(trainer, "{ lateBatchCount }");
    expect(lateBatchCount).toBe(batches.length);
  });
});

describe("the list of late topics", () => {
  it("is narrowed to a batch and to a trainer, and says what there is to choose", async () => {
    const made = await behind(3);
    const { courseId } = await room.prisma.batchCourse.findFirstOrThrow({ where: { batchId: made.id } });
    const teacher = await room.factory.user({ name: "Late Trainer", userType: "E" });
    await room.prisma.batchTrainer.create({
      data: {
        organizationId: made.organizationId,
        batchId: made.id,
        courseId,
        trainerId: teacher.id,
        role: "TRAINER",
      },
    });
    room.test.setNow(early);
    const batchPage = await late(`first: 5, batchId: ${made.id}`);
    expect(batchPage.totalCount).toBe(3);
    expect(batchPage.nodes[0]).toMatchObject({
      batchName: made.name,
      daysLate: 3,
      trainerNames: ["Late Trainer"],
      plannedDate: "2026-11-20",
    });
    expect(await late(`first: 5, trainerId: ${teacher.id}`)).toEqual(batchPage);
    const { lateTopicChoices } = await ask(
      trainer,
      "{ lateTopicChoices { batches { databaseId } trainers { databaseId name } } }",
    );
    expect(lateTopicChoices.batches).toContainEqual({ databaseId: made.id });
    expect(lateTopicChoices.trainers).toContainEqual({ databaseId: teacher.id, name: "Late Trainer" });
  });

  it("pages every order without doubles, in as many statements for many as for few", async () => {
    await behind(6);
    room.test.setNow(early);
    const { totalCount } = await late("first: 1");
    for (const order of ["sort: LATE", "sort: LATE, reversed: true", "sort: BATCH", "sort: COURSE"]) {
      const seen: LateRow[] = [];
      for (let after = ""; ; ) {
        const page = await late(`first: 7, ${order}${after && `, after: "${after}"`}`);
        seen.push(...page.nodes);
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect([order, new Set(seen.map((row) => JSON.stringify(row))).size]).toEqual([order, totalCount]);
      const lateness = seen.map(({ daysLate }) => daysLate);
      const sorted = [...lateness].sort((a, b) => (order.includes("reversed") ? a - b : b - a));
      if (order.startsWith("sort: LATE")) expect(lateness).toEqual(sorted);
    }
    const few = await room.test.statementsOf(() => late("first: 2"));
    const many = await room.test.statementsOf(() => late("first: 100"));
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThanOrEqual(10);
  });
});
