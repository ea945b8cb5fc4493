import { describe, expect, it } from "vitest";
import { askCommand, refusal } from "#tests/support/askCommand";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");
const ask = (field: string) => askCommand(trainer, field);

describe("a specialization", () => {
  it("is ordered whole, or it has changed", async () => {
    const [a, b, c] = [await factory.course(), await factory.course(), await factory.course()];
    const { id } = await factory.specialization([a.id, b.id]);
    const order = (ids: number[]) =>
      ask(`orderSpecializationCourses(specializationId: ${id}, courseIds: [${ids.join(", ")}])`);
    const changed = "Someone else changed this specialization. You now see the latest version.";
    for (const ids of [[a.id], [a.id, a.id], [a.id, c.id], [a.id, b.id, c.id]]) {
      expect(await order(ids)).toEqual(refusal("STALE", changed));
    }
    expect(await order([b.id, a.id])).toEqual({ __typename: "SpecializationPayload" });
    const entries = await test.database.prisma.specializationCourse.findMany({
      where: { organizationId: demoId, specializationId: id },
      orderBy: { displayOrder: "asc" },
    });
    expect(entries.map(({ courseId }) => courseId)).toEqual([b.id, a.id]);
  });
});
