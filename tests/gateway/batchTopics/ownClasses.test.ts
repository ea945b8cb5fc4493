import { afterAll, describe, expect, it } from "vitest";
import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, openClassroom } from "../enrolments/classroom";

const room = await openClassroom();
afterAll(() => room.test.close());

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const time = (text: string) => new Date(`1970-01-01T${text}Z`);
/** In Kolkata it is Monday, the 5th; in Greenwich still Sunday. */
const monday = new Date("2037-01-04T20:00:00Z");

const document = `query ($days: Int!) { myClasses(days: $days) {
  uid day isToday startTime endTime batchId batchName courseId courseTitle isTrainer topics { name isDone }
} }`;
interface OwnClass {
  day: string;
  startTime: string | null;
  courseId: number | null;
  isTrainer: boolean;
  topics: { name: string; isDone: boolean }[];
}
async function read(caller: Caller, days = 7): Promise<OwnClass[]> {
  return (await ask(caller, document, { days })).myClasses;
}

/** A weekday batch with a course, a learner and a trainer, all of January. */
async function openBatch(data: Partial<Prisma.BatchUncheckedCreateInput> = {}) {
  room.test.setNow(monday);
  const dates = { startDate: day("2037-01-01"), endDate: day("2037-01-31") };
  const batch = await room.prisma.batch.create({
    data: {
      organizationId: demoId,
      name: `Made batch ${nextNumber()}`,
      description: "Made",
      ...dates,
      status: "IN_PROGRESS",
      startTime: time("07:30:00"),
      endTime: time("09:00:00"),
      ...data,
    },
  });
  const course = await room.course({}, [3]);
  const scope = { organizationId: demoId, batchId: batch.id, courseId: course.id };
  await room.prisma.batchCourse.create({ data: { ...scope, ...dates, status: "IN_PROGRESS" } });
  const learner = await room.learner();
  const trainer = await room.learner({ userType: "E" });
  const { organizationId, batchId } = scope;
  await room.prisma.batchUser.create({ data: { organizationId, batchId, userId: learner.user.id } });
  await room.prisma.batchTrainer.create({ data: { ...scope, trainerId: trainer.user.id, role: "TRAINER" } });
  const plan = (place: number, date: string, status: "PENDING" | "COMPLETED" = "PENDING") =>
    room.prisma.batchCourseTopic.create({
      data: { ...scope, topicId: course.topics[place]?.id ?? 0, plannedDate: day(date), status },
    });
  return { batch, course, of: scope, learner, trainer, plan };
}

describe("the classes of a person", () => {
  it("are the planned ones of the days, with topics in order, and class days without a plan", async () => {
    const { batch, course, learner, trainer, plan } = await openBatch();
    await plan(1, "2037-01-05");
    await plan(0, "2037-01-05", "COMPLETED");
    const classes = await read(learner.caller, 2);
    expect(classes).toEqual([
      {
        uid: `${batch.id}-${course.id}-2037-01-05`,
        day: "2037-01-05",
        isToday: true,
        startTime: "07:30:00",
        endTime: "09:00:00",
        batchId: batch.id,
        batchName: batch.name,
        courseId: course.id,
        courseTitle: course.title,
        isTrainer: false,
        topics: [
          { name: "Topic 1.1", isDone: true },
          { name: "Topic 1.2", isDone: false },
        ],
      },
      expect.objectContaining({ day: "2037-01-06", isToday: false, courseId: null, topics: [] }),
    ]);
    const taught = await read(trainer.caller, 2);
    expect(taught).toEqual(classes.map((ownClass) => ({ ...ownClass, isTrainer: true })));
  });

  it("leave out weekends, holidays, and topics planned outside the days", async () => {
    const { learner, plan } = await openBatch();
    await plan(0, "2037-01-12");
    const holiday = { organizationId: demoId, day: day("2037-01-07"), endDay: day("2037-01-08") };
    const { id } = await room.prisma.holiday.create({ data: { ...holiday, name: "Made holiday" } });
    expect((await read(learner.caller)).map((ownClass) => ownClass.day.slice(-2))).toEqual([
      "05",
      "06",
      "09",
    ]);
    await room.prisma.holiday.delete({ where: { id } });
    expect((await read(learner.caller)).map((ownClass) => ownClass.day.slice(-2))).toEqual([
      "05",
      "06",
      "07",
      "08",
      "09",
    ]);
  });

  it("are none of a batch that one has left, or that is over", async () => {
    const { of: scope, learner } = await openBatch();
    const over = await openBatch({ status: "COMPLETED" });
    expect(await read(over.learner.caller)).toEqual([]);
    expect(await read(over.trainer.caller)).toEqual([]);
    const { batchId } = scope;
    await room.prisma.batchUser.updateMany({ where: { batchId }, data: { status: "DROPPED" } });
    expect(await read(learner.caller)).toEqual([]);
  });

  it("show a draft's topics to its trainer alone", async () => {
    const { course, learner, trainer, plan } = await openBatch();
    await plan(0, "2037-01-05");
    await room.unpublish(course.id);
    expect(await read(learner.caller, 1)).toEqual([]);
    expect((await read(trainer.caller, 1))[0]?.courseId).toBe(course.id);
  });

  it("are the own ones alone, and come in one statement", async () => {
    const { learner } = await openBatch();
    const stranger = await room.learner();
    expect(await read(stranger.caller)).toEqual([]);
    const statements = await room.test.statementsOf(() => read(learner.caller, 31));
    expect(statements.filter((text) => text.includes("BatchCourse"))).toHaveLength(1);
  });
});
