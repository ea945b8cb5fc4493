import type { BusEvents, BusTopic } from "#gateway/bus/events";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { openClassroom } from "../enrolments/classroom";

/** A day as the database knows it. */
export const day = (text: string) => new Date(`${text}T00:00:00Z`);
/** The dates of every made batch. */
export const dates = { startDate: day("2026-09-01"), endDate: day("2026-12-31") };

export const batchInput = {
  name: "Evening",
  description: "Made",
  startDate: "2026-09-01",
  endDate: "2026-12-31",
  batchType: "WEEKDAY",
  status: "SCHEDULED",
};
export const courseInput = {
  startDate: "2026-09-01",
  endDate: "2026-12-31",
  courseType: "LIVE_ONLINE",
  planEnabled: true,
  locked: false,
  status: "SCHEDULED",
};

/** A gateway without holidays, with quick ways to batches, and staff who change them. */
export async function openBatchroom() {
  const room = await openClassroom();
  const admin = await room.test.as("admin");
  // Schedules are counted here as if no day were special: the demo's holidays fall on other weekdays each year.
  await room.prisma.holiday.deleteMany({ where: { organizationId: demoId } });

  async function batch(data: { name?: string; organizationId?: number } = {}) {
    const texts = { name: `Made batch ${nextNumber()}`, description: "Made" };
    return room.prisma.batch.create({ data: { ...texts, ...dates, organizationId: demoId, ...data } });
  }

  /** A batch that follows a course with topics. */
  async function batchWithCourse(topicCounts: readonly number[] = [2, 1], data: { locked?: boolean } = {}) {
    const { id: batchId } = await batch();
    const course = await room.course({}, topicCounts);
    const scope = { organizationId: demoId, batchId, courseId: course.id };
    const row = await room.prisma.batchCourse.create({
      data: { ...scope, ...dates, locked: false, ...data },
    });
    return { batchId, courseId: course.id, course, row };
  }

  async function putInto(batchId: number, userId: number, status: "ACTIVE" | "DROPPED" = "ACTIVE") {
    return room.prisma.batchUser.create({ data: { organizationId: demoId, batchId, userId, status } });
  }

  const enrolled = async (courseId: number) =>
    (await room.prisma.enrolment.findMany({ where: { courseId }, orderBy: { userId: "asc" } })).map(
      ({ userId, source }) => ({ userId, source }),
    );

  /** The result of a command: the type of its payload with the selected fields, its refusal, or `{ error }`. */
  async function run(
    field: string,
    { types, ...variables }: { types: string; [name: string]: unknown },
    { select = "__typename", caller = admin }: { select?: string; caller?: Caller } = {},
  ) {
    const document = `mutation (${types}) {
      result: ${field} { ${select} ... on Refusal { code message fieldErrors { field message } } }
    }`;
    const { data, errors } = await caller.graphql(document, variables);
    return errors ? { error: errors[0]?.extensions?.code ?? errors[0]?.message } : data.result;
  }

  /** The events of a topic while something happens. */
  async function heard<Topic extends BusTopic>(topic: Topic, work: () => Promise<unknown>) {
    const events: BusEvents[Topic][] = [];
    const end = room.test.gateway.bus.subscribe(topic, (event) => void events.push(event));
    await work();
    end();
    return events;
  }

  const assignTrainer = (id: number, courseId: number, trainerId: number, role = "MENTOR") =>
    run("assignTrainer(batchId: $id, courseId: $courseId, input: $input)", {
      types: "$id: Int!, $courseId: Int!, $input: AssignTrainerInput!",
      id,
      courseId,
      input: { trainerId, role },
    });

  return { ...room, admin, batch, batchWithCourse, putInto, enrolled, run, heard, assignTrainer };
}

/** A refusal because of one field. */
export const refusedField = (code: string, field: string, message: string) => ({
  __typename: "Refusal",
  code,
  message,
  fieldErrors: [{ field, message }],
});
/** A refusal of the whole. */
export const refused = (code: string, message: string) => ({
  __typename: "Refusal",
  code,
  message,
  fieldErrors: [],
});
