import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { ask, openClassroom } from "./classroom";

const room = await openClassroom();
afterAll(() => room.test.close());

const document = `{ currentEnrolment { percentage course { databaseId title } nextTopic { topicName } } }`;
const read = async (caller: Caller) => (await ask(caller, document)).currentEnrolment;

describe("the enrolment to continue", () => {
  it("is the one worked on last that has a topic left, else the newest, and none without one", async () => {
    const { user, caller } = await room.learner();
    expect(await read(caller)).toBeNull();
    const courses = [
      await room.course(),
      await room.course(),
      await room.course({}, [1]),
      await room.course({}, [0]),
    ];
    for (const { id } of courses) await room.factory.enrolment(user.id, id);
    const [first, , third] = courses;
    expect((await read(caller)).course.databaseId).toBe(third?.id);
    const complete = async (course: typeof first, minute: number) => {
      const completedDate = new Date(Date.UTC(2036, 1, 1, 9, minute));
      await room.prisma.topicProgress.create({
        data: {
          organizationId: demoId,
          userId: user.id,
          courseId: course?.id ?? 0,
          topicId: course?.topics[0]?.id ?? 0,
          status: "COMPLETED",
          completedDate,
          updatedAt: completedDate,
        },
      });
    };
    await complete(first, 1);
    // The third course is completed by its only topic.
    await complete(third, 2);
    expect(await read(caller)).toEqual({
      percentage: 33,
      course: { databaseId: first?.id, title: first?.title },
      nextTopic: { topicName: "Topic 1.2" },
    });
    await room.unpublish(first?.id ?? 0);
    expect((await read(caller)).course.databaseId).toBe(courses[1]?.id);
  });

  it("is the viewer's own, in a few statements", async () => {
    const [left, two] = [await room.enrolled(), await room.enrolled()];
    expect((await read(left.caller)).course.databaseId).toBe(left.course.id);
    expect((await read(two.caller)).course.databaseId).toBe(two.course.id);
    const statements = await room.test.statementsOf(() => read(left.caller));
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});
