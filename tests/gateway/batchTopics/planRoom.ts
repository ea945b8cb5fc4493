import { demoId, nextNumber } from "#tests/support/factory";
import { command, openClassroom } from "../enrolments/classroom";

/** A DATE as Prisma reads and writes it. */
export const day = (text: string) => new Date(`${text}T00:00:00Z`);
const november = { startDate: day("2026-11-09"), endDate: day("2026-11-27") };

interface Making {
  topics?: readonly number[];
  course?: Partial<{ locked: boolean; planEnabled: boolean; startDate: Date; endDate: Date }>;
}

const fields =
  "topicId: databaseId topicName courseName status plannedDate startDate completedDate delayed daysLate";

const update = `mutation ($input: BatchTopicInput!) {
  result: updateBatchTopic(input: $input) {
    __typename
    ... on BatchTopicsChange {
      topics { ${fields} }
      modules { name completionPercentage plannedPercentage completedTopics plannedTopics noOfTopics }
      batchCourse { completionPercentage completedTopics noOfTopics plannedPercentage delayedTopics }
      batch { completedTopics noOfTopics }
    }
    ... on Refusal { code message fieldErrors { field } }
  }
}`;

const save = `mutation ($batchId: Int!, $courseId: Int!, $changes: [PlanChangeInput!]!) {
  result: saveBatchPlan(batchId: $batchId, courseId: $courseId, changes: $changes) {
    __typename
    ... on BatchTopicsChange { topics { topicId: databaseId plannedDate } batchCourse { plannedPercentage } }
    ... on Refusal { code message fieldErrors { field } }
  }
}`;

export const plan = `query ($batchId: Int!, $courseId: Int!) {
  batchCourse: myBatchCourse(batchId: $batchId, courseId: $courseId) {
    today canPlan canComplete plannedTopics plannedPercentage delayedTopics
    modules { name completionPercentage plannedPercentage topics { ${fields} } }
  }
}`;

/** Half past ten in the evening of the 17th in London, and the 18th in India already. */
const now = new Date("2026-11-17T22:30:00Z");

/** A classroom with a quick way to batches that follow a course, and those who plan and complete topics in them. */
export async function openPlanRoom() {
  const room = await openClassroom();
  room.test.setNow(now);
  const [admin, trainer] = [await room.test.as("admin"), await room.test.as("coordinator")];
  const other = await room.test.as("otherAdmin");

  /** A batch with one course, and the place that arguments name. */
  async function batchCourse({ topics = [2, 1], course: data = {} }: Making = {}) {
    const course = await room.course({}, topics);
    const texts = { name: `Made batch ${nextNumber()}`, description: "Made" };
    const batch = await room.prisma.batch.create({
      data: {
        ...texts,
        ...november,
        organizationId: demoId,
        startTime: new Date("1970-01-01T19:00:00Z"),
        duration: 90,
      },
    });
    const place = { batchId: batch.id, courseId: course.id };
    const made = await room.prisma.batchCourse.create({
      data: { ...place, ...november, locked: false, ...data, organizationId: demoId },
    });
    return { place, topicIds: course.topics.map(({ id }) => id), batch, course, id: made.id };
  }

  const updateTopic = (input: Record<string, unknown>, caller = trainer) =>
    command(caller, update, { input });
  const savePlan = (place: object, changes: object[], caller = trainer) =>
    command(caller, save, { ...place, changes });

  return { ...room, batchCourse, admin, trainer, other, updateTopic, savePlan };
}
