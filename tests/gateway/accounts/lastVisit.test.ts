import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const start = new Date("2036-11-18T06:00:00.000Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const { test, factory } = await openSuite();
afterEach(() => test.setNow());

const visits = "query ($id: Int!) { user(databaseId: $id) { lastSignInAt lastSeenAt updatedAt } }";

describe("when a person was here last", () => {
  it("is never before a first sign-in, follows use, outlives logout, and changes no version", async () => {
    const admin = await test.as("admin");
    const user = await factory.user();
    const read = async () => (await admin.graphql(visits, { id: user.id })).data.user;
    const before = await read();
    expect(before).toMatchObject({ lastSignInAt: null, lastSeenAt: null });
    test.setNow(start);
    const person = await test.visitor.signIn(user.signIn);
    const signedIn = { lastSignInAt: start.toISOString(), updatedAt: before.updatedAt };
    test.setNow();
    expect(await read()).toEqual({ ...signedIn, lastSeenAt: start.toISOString() });
    test.setNow(later(90));
    expect((await person.rest("GET", "users/me")).status).toBe(200);
    expect((await person.graphql("mutation { logout { __typename } }")).errors).toBeUndefined();
    test.setNow();
    expect(await test.database.prisma.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await read()).toEqual({ ...signedIn, lastSeenAt: later(90).toISOString() });
  });
});

describe("a person's page", () => {
  const documents: Record<string, string> = JSON.parse(
    readFileSync("client/__generated__/persisted.json", "utf8"),
  );
  const page = Object.values(documents).find((text) => text.startsWith("query UserScreenQuery")) ?? "";

  it("shows finished tests with their results and the sums of payments, in as many statements for many rows as for one", async () => {
    const admin = await test.as("admin");
    const user = await factory.user();
    const course = await factory.course();
    const scope = { organizationId: demoId };
    const { prisma } = test.database;
    const assessment = await prisma.assessment.create({
      data: { ...scope, courseId: course.id, title: "Made test", duration: 10 },
    });
    const sit = async (submittedAt: Date | null) => {
      const times = { dueAt: new Date(Date.now() + 600_000), submittedAt };
      const attempt = { ...scope, assessmentId: assessment.id, userId: user.id, passingScore: 0, ...times };
      const { id: attemptId } = await prisma.attempt.create({ data: attempt });
      const question = { ...scope, attemptId, title: "Why?", type: "SINGLE" as const, displayOrder: 1 };
      await prisma.attemptQuestion.create({ data: question });
    };
    const fill = async () => {
      await sit(new Date());
      await factory.payment({ userId: user.id, amount: 700, status: "PAID" });
      await factory.payment({ userId: user.id, amount: 50, status: "PENDING" });
      await factory.enrolment(user.id, (await factory.course()).id);
    };
    await fill();
    await sit(null);
    const seen = { managesUsers: true, seesResults: true, seesBatches: true, seesPayments: true };
    const read = async () => (await admin.graphql(page, { userId: user.id, ...seen })).data;
    const { user: shown } = await read();
    expect(shown.finishedAttempts).toMatchObject({
      totalCount: 1,
      nodes: [{ assessment: { title: "Made test" }, result: { score: 0, passed: true } }],
    });
    expect(shown.paymentTotals).toEqual({ paid: 700, due: 50 });
    const baseline = await test.statementsOf(read);
    await fill();
    await fill();
    expect(await test.statementsOf(read)).toHaveLength(baseline.length);
    expect((await read()).user.paymentTotals).toEqual({ paid: 2100, due: 150 });
  });
});
