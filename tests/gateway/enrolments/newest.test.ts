import { afterAll, describe, expect, it } from "vitest";
import { ask, openClassroom } from "./classroom";

const room = await openClassroom();
const trainer = await room.test.as("coordinator");
afterAll(() => room.test.close());

describe("the newest enrolments", () => {
  it("come with user and course in as many statements for many as for few", async () => {
    const course = await room.course();
    const learners = await Promise.all(Array.from({ length: 6 }, () => room.factory.user()));
    for (const { id } of learners) await room.factory.enrolment(id, course.id);
    const read = (first: number) =>
      ask(
        trainer,
        `{ newestEnrolments(first: ${first}) { nodes { createdAt course { title } user { databaseId name } } } }`,
      );
    const { newestEnrolments } = await read(6);
    expect(
      newestEnrolments.nodes.map(({ user }: { user: { databaseId: number } }) => user.databaseId),
    ).toEqual(learners.map(({ id }) => id).reverse());
    const [few, many] = [
      await room.test.statementsOf(() => read(2)),
      await room.test.statementsOf(() => read(6)),
    ];
    expect(many.length).toBe(few.length);
  });
});
