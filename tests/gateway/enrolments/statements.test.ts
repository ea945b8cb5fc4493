import { afterAll, describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { ask, getCounter, openClassroom } from "./classroom";

const room = await openClassroom();
afterAll(() => room.test.close());

const countStatements = getCounter(room.test);

const myCourses = `{
  enrolments(first: 24) {
    totalCount
    nodes {
      percentage topicCount completedTopicCount createdAt
      nextTopic { topicId topicName moduleName }
      course {
        databaseId code title imageUrl description duration level rating reviewCount trainerName authorName
        category { name } moduleCount
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

async function learnerIn(courses: number) {
  const { user, caller } = await room.learner();
  for (let number = 0; number < courses; number += 1) {
    const { id } = await room.course({ trainerId: 1 }, [1, 1]);
    await room.factory.enrolment(user.id, id);
    const review = { organizationId: demoId, courseId: id, userId: user.id, rating: 4, text: "Good" };
    await room.prisma.review.create({ data: review });
  }
  return caller;
}

/** A learner's course with as many modules, and in each as many topics, questions and resources, all marked. */
async function courseOf(modules: number, perModule: number) {
  const { user, caller, course } = await room.enrolled({}, Array(modules).fill(perModule));
  const scope = { organizationId: demoId, courseId: course.id };
  const own = { organizationId: demoId, userId: user.id };
  const parts = await room.prisma.module.findMany({ where: scope, select: { id: true } });
  for (const { id: moduleId } of parts) {
    for (let displayOrder = 1; displayOrder <= perModule; displayOrder += 1) {
      const data = { ...scope, moduleId, title: "Why?", displayOrder };
      const { id: questionId } = await room.prisma.question.create({ data });
      await room.prisma.questionMark.create({ data: { ...own, questionId } });
      const { id: resourceId } = await room.factory.resource({ courseId: course.id });
      await room.prisma.resourceMark.create({ data: { ...own, resourceId } });
    }
  }
  const done = { status: "COMPLETED" as const, completedDate: new Date() };
  const rows = course.topics
    .slice(1)
    .map(({ id: topicId }) => ({ ...own, courseId: course.id, topicId, ...done }));
  await room.prisma.topicProgress.createMany({ data: rows });
  return { caller, id: course.id };
}

type Given = Awaited<ReturnType<typeof courseOf>>;

describe("the statements of a screen do not grow with its rows", () => {
  it("the learner's courses take as many statements for many as for few, with cover, percentage and next topic", async () => {
    const few = await countStatements(await learnerIn(2), myCourses);
    const many = await learnerIn(24);
    expect((await ask(many, myCourses)).enrolments.nodes).toHaveLength(24);
    expect(await countStatements(many, myCourses)).toBe(few);
    expect(few).toBeLessThanOrEqual(8);
  });

  it.each([
    [
      "a course with modules, topics and their status",
      `query ($id: Int!) {
        course(databaseId: $id) {
          title viewerEnrolment { percentage nextTopic { topicName } }
          modules { name topics { name status completedDate } }
        }
      }`,
    ],
    [
      "its questions with marks",
      "query ($id: Int!) { course(databaseId: $id) { title modules { name questions { title type isMarked } } } }",
    ],
    [
      "its resources with marks",
      `query ($id: Int!) {
        course(databaseId: $id) {
          title resources(first: 100) { totalCount nodes { name url type isMarked course { title } } }
        }
      }`,
    ],
    [
      "an enrolment with all topics",
      "query ($id: Int!) { enrolment(courseId: $id) { percentage topics { topicName status completedDate } } }",
    ],
  ])("for %s", async (_what, document) => {
    const small: Given = await courseOf(1, 2);
    const large: Given = await courseOf(6, 5);
    const few = await countStatements(small.caller, document, { id: small.id });
    const many = await countStatements(large.caller, document, { id: large.id });
    expect(many).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});
