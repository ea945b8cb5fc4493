import { describe, expect, it } from "vitest";
import { join } from "#gateway/domains/joining/commands";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const { bus } = test.gateway;
const db = test.gateway.tenantClient(demoId);

/** Lets a new learner join a place, and returns the topics that are announced before and after. */
async function joinPlace(place: { batchId: number | null; courseId: number | null }) {
  const { id: userId } = await factory.user();
  const heard: string[] = [];
  for (const topic of ["batchChanged", "enrolmentsChanged"] as const)
    bus.subscribe(topic, () => heard.push(topic));
  const now = new Date(Date.UTC(2030, 0, 7));
  const announce = await db.$transaction((tx) => join(tx, { organizationId: demoId, userId, now, ...place }));
  const before = [...heard];
  announce(bus);
  return { userId, before, after: heard.sort() };
}

describe("join", () => {
  it("adds a learner to a batch and its courses", async () => {
    const { batchId, courseId } = await prisma.batchCourse.findFirstOrThrow({
      where: { organizationId: demoId, course: { status: "PUBLISHED" } },
    });
    const { userId, before, after } = await joinPlace({ batchId, courseId: null });
    expect(await prisma.batchUser.count({ where: { batchId, userId } })).toBe(1);
    expect(await prisma.enrolment.count({ where: { courseId, userId } })).toBe(1);
    expect(before).toEqual([]);
    expect(after).toEqual(["batchChanged", "enrolmentsChanged"]);
  });

  it("adds a learner to a course alone", async () => {
    const { id: courseId } = await factory.course();
    const { userId, after } = await joinPlace({ batchId: null, courseId });
    expect(await prisma.enrolment.count({ where: { courseId, userId } })).toBe(1);
    expect(await prisma.batchUser.count({ where: { userId } })).toBe(0);
    expect(after).toEqual(["enrolmentsChanged"]);
  });

  it("announces nothing for an account without a place", async () => {
    const { after } = await joinPlace({ batchId: null, courseId: null });
    expect(after).toEqual([]);
  });
});
