import { afterAll, describe, expect, it } from "vitest";
import { demoId, nextNumber, otherId } from "#tests/support/factory";
import { ask, openClassroom, readErrorCode } from "../enrolments/classroom";

const room = await openClassroom();
const admin = await room.test.as("admin");
afterAll(() => room.test.close());

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const time = (text: string) => new Date(`1970-01-01T${text}Z`);
const dates = { startDate: day("2026-09-01"), endDate: day("2026-12-31") };

const makeBatch = (data: Record<string, unknown> = {}) =>
  room.prisma.batch.create({
    data: {
      name: `Read batch ${nextNumber()}`,
      description: "Read",
      ...dates,
      organizationId: demoId,
      ...data,
    },
  });

/** A batch with courses of so many topics each, of which the first are completed. */
async function batchWithCourses(courses: readonly { topics: number; completed: number }[], data = {}) {
  const batch = await makeBatch(data);
  const made: number[] = [];
  for (const { topics, completed } of courses) {
    const course = await room.course({}, [topics]);
    const scope = { organizationId: demoId, batchId: batch.id, courseId: course.id };
    await room.prisma.batchCourse.create({ data: { ...scope, ...dates } });
    await room.prisma.batchTrainer.create({ data: { ...scope, trainerId: 1, role: "CO_TRAINER" } });
    const done = { status: "COMPLETED" as const, completedDate: day("2026-09-02") };
    const rows = course.topics.slice(0, completed).map(({ id: topicId }) => ({ ...scope, topicId, ...done }));
    await room.prisma.batchCourseTopic.createMany({ data: rows });
    made.push(course.id);
  }
  return { batch, courseIds: made };
}

async function putInto(batchId: number, count: number, status: "ACTIVE" | "DROPPED" = "ACTIVE") {
  for (let number = 0; number < count; number += 1) {
    const user = await room.factory.user();
    await room.prisma.batchUser.create({
      data: { organizationId: demoId, batchId, userId: user.id, status },
    });
  }
}

const table = `query ($search: String, $status: BatchStatus, $sort: BatchSort, $reversed: Boolean, $first: Int, $after: String) {
  batches(search: $search, status: $status, sort: $sort, reversed: $reversed, first: $first, after: $after) {
    totalCount
    nodes {
      databaseId name status noOfParticipants courseCount completionPercentage canDelete startTime meetingLink
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

describe("the table of batches", () => {
  it("is searched by every word, narrowed by status and paged in each order", async () => {
    const word = `Zebra${nextNumber()}`;
    const names = [`${word} Beta`, `${word} Alpha`, `${word} Gamma`];
    const statuses = ["HOLD", "HOLD", "COMPLETED"] as const;
    for (const [index, name] of names.entries()) await makeBatch({ name, status: statuses[index] });
    await makeBatch({ name: word, organizationId: otherId });
    const namesOf = async (variables: object) =>
      (await ask(admin, table, { search: word.toLowerCase(), ...variables })).batches.nodes.map(
        ({ name }: { name: string }) => name.slice(word.length + 1),
      );
    expect(await namesOf({ sort: "NAME" })).toEqual(["Alpha", "Beta", "Gamma"]);
    expect(await namesOf({ sort: "NAME", reversed: true })).toEqual(["Gamma", "Beta", "Alpha"]);
    expect(await namesOf({ sort: "NAME", search: `gamma ${word}` })).toEqual(["Gamma"]);
    expect(await namesOf({ sort: "NAME", status: "HOLD" })).toEqual(["Alpha", "Beta"]);
    expect(await namesOf({ search: "100%" })).toEqual([]);
    const { batches: first } = await ask(admin, table, { search: word, sort: "STATUS", first: 2 });
    const after = first.pageInfo.endCursor;
    const { batches: rest } = await ask(admin, table, { search: word, sort: "STATUS", first: 2, after });
    expect([first.nodes.length, rest.nodes.length, rest.totalCount]).toEqual([2, 1, 3]);
  });

  it("counts batches by status in its tiles", async () => {
    const counts = "{ batchCounts { total completed ongoing upcoming onHold } }";
    const { batchCounts: before } = await ask(admin, counts);
    for (const status of ["COMPLETED", "IN_PROGRESS", "SCHEDULED", "HOLD"]) await makeBatch({ status });
    const { total, completed, ongoing, upcoming, onHold } = before;
    expect((await ask(admin, counts)).batchCounts).toEqual({
      total: total + 4,
      completed: completed + 1,
      ongoing: ongoing + 1,
      upcoming: upcoming + 1,
      onHold: onHold + 1,
    });
  });
});

const courses = `query ($id: Int!) {
  batch(databaseId: $id) {
    name noOfTopics completedTopics completionPercentage
    courses(first: 100) {
      totalCount
      nodes {
        courseId course { title } startDate endDate startTime endTime ownStartTime courseType planEnabled locked
        status noOfTopics completedTopics completionPercentage canDelete
      }
    }
    trainers(first: 100) { totalCount nodes { role trainer { name } batchCourse { course { title } } } }
  }
}`;

const ownBatches = `{
  myBatches {
    nodes {
      databaseId
      courses { totalCount nodes { courseId canDelete } }
      trainers { totalCount nodes { role } }
    }
  }
}`;

describe("the courses of a batch", () => {
  it("tell how far they have come, from the topics of the course", async () => {
    const parts = [
      { topics: 3, completed: 1 },
      { topics: 0, completed: 0 },
      { topics: 2, completed: 2 },
    ];
    const { batch } = await batchWithCourses(parts);
    const answer = (await ask(admin, courses, { id: batch.id })).batch;
    const counts = answer.courses.nodes.map((row: Record<string, number>) => [
      row["noOfTopics"],
      row["completedTopics"],
      row["completionPercentage"],
    ]);
    expect(counts).toEqual([
      [3, 1, 33],
      [0, 0, 0],
      [2, 2, 100],
    ]);
    expect([answer.noOfTopics, answer.completedTopics, answer.completionPercentage]).toEqual([5, 3, 60]);
  });

  it("take the batch's time while their own is unset, and 00:00:00 is unset", async () => {
    const times = { startTime: time("18:00:00"), endTime: time("20:00:00") };
    const { batch, courseIds } = await batchWithCourses(
      Array.from({ length: 3 }, () => ({ topics: 1, completed: 0 })),
      times,
    );
    const own = [null, time("00:00:00"), time("07:30:00")];
    for (const [index, startTime] of own.entries()) {
      const where = { batchId: batch.id, courseId: courseIds[index] ?? 0 };
      await room.prisma.batchCourse.updateMany({ where, data: { startTime } });
    }
    const { nodes } = (await ask(admin, courses, { id: batch.id })).batch.courses;
    const shown = nodes.map((row: Record<string, unknown>) => [
      row["startTime"],
      row["ownStartTime"],
      row["endTime"],
    ]);
    expect(shown).toEqual([
      ["18:00:00", null, "20:00:00"],
      ["18:00:00", null, "20:00:00"],
      ["07:30:00", "07:30:00", "20:00:00"],
    ]);
  });

  it("are shown to learners of the batch once published, and to no other learner", async () => {
    const { batch, courseIds } = await batchWithCourses([
      { topics: 1, completed: 0 },
      { topics: 1, completed: 0 },
    ]);
    const [shown = 0, draft = 0] = courseIds;
    await room.unpublish(draft);
    const { user, caller } = await room.learner();
    const own = async () => (await ask(caller, ownBatches)).myBatches.nodes;
    expect(await own()).toEqual([]);
    const place = { organizationId: demoId, batchId: batch.id, userId: user.id };
    const { id } = await room.prisma.batchUser.create({ data: place });
    expect(await own()).toEqual([
      {
        databaseId: batch.id,
        courses: { totalCount: 1, nodes: [{ courseId: shown, canDelete: false }] },
        trainers: { totalCount: 1, nodes: [{ role: "CO_TRAINER" }] },
      },
    ]);
    await room.prisma.batchUser.update({ where: { id }, data: { status: "DROPPED" } });
    expect(await own()).toEqual([]);
  });
});

const users = `query ($id: Int!, $search: String, $status: BatchUserStatus) {
  batch(databaseId: $id) {
    name
    users(first: 100, search: $search, status: $status) { totalCount nodes { status user { databaseId name email } } }
  }
}`;

describe("the users of a batch", () => {
  it("are listed by name, searched and narrowed for staff, and counted without the dropped", async () => {
    const batch = await makeBatch();
    await putInto(batch.id, 2);
    await putInto(batch.id, 1, "DROPPED");
    const { users: all } = (await ask(admin, users, { id: batch.id })).batch;
    const names = all.nodes.map(({ user }: { user: { name: string } }) => user.name);
    expect([all.totalCount, names]).toEqual([3, [...names].sort()]);
    const { users: found } = (await ask(admin, users, { id: batch.id, search: names[1] })).batch;
    expect(found.nodes.map(({ user }: { user: { name: string } }) => user.name)).toContain(names[1]);
    const { users: dropped } = (await ask(admin, users, { id: batch.id, status: "DROPPED" })).batch;
    expect(dropped.totalCount).toBe(1);
    const { batches } = await ask(admin, table, { search: batch.name });
    expect(batches.nodes[0]).toMatchObject({ noOfParticipants: 2, canDelete: false });
    const { caller } = await room.learner();
    expect(await readErrorCode(caller, table)).toBe("FORBIDDEN");
  });
});

describe("the statements of a list do not grow with its rows", () => {
  const readCounts = async (document: string, variables: object) => {
    await ask(admin, document, { ...variables });
    return (await room.test.statementsOf(() => ask(admin, document, { ...variables }))).length;
  };

  it("of batches, and of a batch's courses, trainers and users", async () => {
    const word = `Quick${nextNumber()}`;
    const small = await batchWithCourses([{ topics: 1, completed: 0 }], { name: `${word} one` });
    await putInto(small.batch.id, 1);
    const ofSmall = {
      table: await readCounts(table, { search: word }),
      courses: await readCounts(courses, { id: small.batch.id }),
      users: await readCounts(users, { id: small.batch.id }),
    };
    const parts = Array.from({ length: 9 }, () => ({ topics: 2, completed: 1 }));
    const large = await batchWithCourses(parts, { name: `${word} two` });
    await putInto(large.batch.id, 12);
    for (let number = 0; number < 8; number += 1) await makeBatch({ name: `${word} ${number}` });
    expect({
      table: await readCounts(table, { search: word }),
      courses: await readCounts(courses, { id: large.batch.id }),
      users: await readCounts(users, { id: large.batch.id }),
    }).toEqual(ofSmall);
    expect(ofSmall.table).toBeLessThanOrEqual(6);
    expect(ofSmall.courses).toBeLessThanOrEqual(12);
    expect(ofSmall.users).toBeLessThanOrEqual(6);
  });
});
