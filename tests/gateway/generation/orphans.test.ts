import { describe, expect, it } from "vitest";
import { startRecurringTasks } from "#gateway/recurringTasks";
import { openTestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [trainer, admin] = [await test.as("coordinator"), await test.as("admin")];

/** A run whose process has been silent for so many seconds. */
async function silentRun(seconds: number, organizationId = 1, userId = trainer.userId ?? 0) {
  const then = new Date(Date.now() - seconds * 1_000);
  const run = await factory.generationRun({
    organizationId,
    userId,
    status: "RUNNING",
    curriculumId: 1,
    startedAt: then,
    aliveAt: then,
  });
  const { id } = await test.database.prisma.generationAttempt.create({
    data: { organizationId, userId, runId: run.id, startedAt: then },
  });
  return { runId: run.id, attemptId: id };
}

const statusOf = async (id: number) =>
  (await test.database.prisma.generationRun.findUniqueOrThrow({ where: { id } })).status;

describe("a run whose process is gone", () => {
  it("is left as it is by whatever only reads", async () => {
    const { runId } = await silentRun(60);
    const heard: number[] = [];
    const stop = test.gateway.bus.subscribe("generationChanged", (event) => void heard.push(event.runId));
    const statements = await test.statementsOf(async () => {
      await trainer.graphql("{ openGeneration(kind: TOPICS, curriculumId: 1) { status } }");
      await admin.graphql("{ generationRuns { nodes { status } } }");
    });
    stop();
    expect(statements.filter((sql) => /GenerationRun/.test(sql) && !/^SELECT/.test(sql))).toEqual([]);
    expect([await statusOf(runId), heard]).toEqual(["RUNNING", []]);
  });

  it("is ended by each gateway's own job, in every tenant, and told to those who follow it", async () => {
    const [own, other, alive] = [await silentRun(13), await silentRun(60, 2, 1), await silentRun(5)];
    const heard: unknown[] = [];
    const stop = test.gateway.bus.subscribe("generationChanged", (event) => void heard.push(event));
    startRecurringTasks(test.gateway);
    await expect.poll(() => statusOf(own.runId)).toBe("INTERRUPTED");
    expect([await statusOf(other.runId), await statusOf(alive.runId)]).toEqual(["INTERRUPTED", "RUNNING"]);
    stop();
    expect(heard).toEqual(
      expect.arrayContaining([
        { organizationId: 1, runId: own.runId },
        { organizationId: 2, runId: other.runId },
      ]),
    );
    const attempts = await test.database.prisma.generationAttempt.findMany({
      where: { id: { in: [own.attemptId, alive.attemptId] } },
      orderBy: { id: "asc" },
    });
    expect(attempts.map(({ endedAt, failed }) => [endedAt !== null, failed])).toEqual([
      [true, null],
      [false, null],
    ]);
  });
});

describe("a job that repeats", () => {
  it("goes on after a round that failed, and ends with the process", async () => {
    const own = await openTestGateway({ database: test.database });
    let rounds = 0;
    const over = own.gateway.tasks.repeat("orphans", 1, async () => {
      rounds += 1;
      if (rounds === 1) throw new Error("a broken round");
    });
    await expect.poll(() => rounds).toBeGreaterThan(2);
    expect(own.logged.filter((line) => line.includes("a broken round"))).toHaveLength(1);
    await own.close();
    await over;
    const after = rounds;
    await new Promise((resolve) => setImmediate(resolve));
    expect(rounds).toBe(after);
  });
});
