import { afterAll, describe, expect, it } from "vitest";
import { openBatchroom } from "./batchroom";

const room = await openBatchroom();
afterAll(() => room.test.close());

const { assignTrainer } = room;

describe("what can be chosen for a batch", () => {
  const choices = `query ($id: Int!, $courseId: Int!, $search: String) {
    batch(databaseId: $id) {
      assignableUsers(first: 100, search: $search) { totalCount nodes { databaseId } }
      assignableCourses(search: $search) { databaseId }
    }
    batchCourse(batchId: $id, courseId: $courseId) {
      assignableTrainers(search: $search) { databaseId }
    }
  }`;

  it("are active users, courses and employees that it does not have yet, searched", async () => {
    const { batchId, courseId, course } = await room.batchWithCourse();
    const word = `Zz${course.code}`;
    const named = (name: string, data = {}) => room.factory.user({ name: `${word} ${name}`, ...data });
    const [free, inside] = [await named("Free"), await named("Inside")];
    await named("Inactive", { active: false });
    await room.putInto(batchId, inside.id);
    const [trainer, teaching] = [await named("T", { userType: "E" }), await named("U", { userType: "E" })];
    await assignTrainer(batchId, courseId, teaching.id);
    const other = await room.course({ title: `${word} course` });
    await room.prisma.course.update({ where: { id: courseId }, data: { title: `${word} there` } });
    const { data } = await room.admin.graphql(choices, { id: batchId, courseId, search: word });
    const only = (id: number) => ({ totalCount: 1, nodes: [{ databaseId: id }] });
    expect(data).toEqual({
      batch: { assignableUsers: only(free.id), assignableCourses: [{ databaseId: other.id }] },
      batchCourse: { assignableTrainers: [{ databaseId: trainer.id }] },
    });
  });
});
