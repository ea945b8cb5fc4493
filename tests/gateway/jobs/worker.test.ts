import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { enqueue, type WantedJob } from "#gateway/jobs/enqueue";
import { defineJob, type JobContext, type JobHandler } from "#gateway/jobs/handler";
import { startWorker } from "#gateway/jobs/worker";
import { openTestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ engine: "embedded" });
const prisma = test.database.prisma;
const now = new Date("2026-03-02T10:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

/** Workers of their own process, which end with the test. */
const workers: Awaited<ReturnType<typeof openTestGateway>>[] = [];
async function work(...handlers: JobHandler[]) {
  const own = await openTestGateway({ database: test.database, bus: test.gateway.bus });
  own.setNow(now);
  workers.push(own);
  startWorker(own.gateway, handlers, { pollEvery: 20 });
  return own;
}
const stopWorkers = async () => {
  for (const own of workers.splice(0)) await own.gateway.tasks.close();
};
afterAll(stopWorkers);
beforeEach(async () => {
  await stopWorkers();
  await prisma.job.deleteMany();
});

const job = (key: string, wanted: Partial<WantedJob> = {}): WantedJob => ({
  kind: "greet",
  key,
  payload: { name: key },
  runAt: now,
  ...wanted,
});

const add = (jobs: WantedJob[], organizationId = 1) =>
  test.gateway.tenantClient(organizationId).$transaction((tx) => enqueue(tx, { organizationId, now, jobs }));

type Run = (context: JobContext, payload: { name: string }) => Promise<void>;
const greeting = (run: Run, kind = "greet") => defineJob(kind, { name: z.string() }, run);

const left = () => prisma.job.findMany({ orderBy: { key: "asc" } });

describe("a job", () => {
  it("is done once, by a handler that gets its payload and its tenant, and is gone then", async () => {
    const seen: unknown[] = [];
    await add([job("asha"), job("ravi")]);
    await add([job("asha")], 2);
    await work(
      greeting(
        async ({ organizationId, attempt }, { name }) => void seen.push([organizationId, name, attempt]),
      ),
    );
    await expect.poll(left).toEqual([]);
    expect(seen.sort()).toEqual([
      [1, "asha", 1],
      [1, "ravi", 1],
      [2, "asha", 1],
    ]);
  });

  it("exists exactly when the changes of its command do", async () => {
    const db = test.gateway.tenantClient(1);
    const command = db.$transaction(async (tx) => {
      await enqueue(tx, { organizationId: 1, now, jobs: [job("asha")] });
      throw new Error("the command fails");
    });
    await expect(command).rejects.toThrow("the command fails");
    expect(await left()).toEqual([]);
  });

  it("is not done before its time, and not by workers without its handler", async () => {
    const seen: string[] = [];
    await add([job("later", { runAt: minutes(5) }), job("other", { kind: "unknown" }), job("due")]);
    const own = await work(greeting(async (_job, { name }) => void seen.push(name)));
    await expect.poll(async () => (await left()).map(({ key }) => key)).toEqual(["later", "other"]);
    own.setNow(minutes(5));
    await expect.poll(() => seen).toEqual(["due", "later"]);
  });

  it("begins at once where its command tells of it", async () => {
    const seen: string[] = [];
    const own = await openTestGateway({ database: test.database, bus: test.gateway.bus });
    workers.push(own);
    own.setNow(now);
    startWorker(own.gateway, [greeting(async (_job, { name }) => void seen.push(name))], {
      pollEvery: 3_600_000,
    });
    await add([job("asha")]);
    test.gateway.bus.publish("jobsChanged", { organizationId: 1 });
    await expect.poll(() => seen).toEqual(["asha"]);
  });

  it("is replaced by another one of its kind and key", async () => {
    await add([job("asha", { payload: { name: "old" } })]);
    await add([job("asha", { payload: { name: "new" } })]);
    expect((await left()).map(({ payload }) => payload)).toEqual([{ name: "new" }]);
  });
});

describe("a job that fails", () => {
  it("is tried again after 1, 5, 30, 120 and 720 minutes, and then waits for a person", async () => {
    await add([job("asha")]);
    const own = await work(greeting(() => Promise.reject(new Error("the mail server is away"))));
    let at = now;
    for (const delay of [1, 5, 30, 120, 720]) {
      const next = new Date(at.getTime() + delay * 60_000);
      await expect.poll(async () => (await left())[0]?.runAt).toEqual(next);
      at = next;
      own.setNow(at);
    }
    await expect.poll(async () => (await left())[0]?.failedAt).toEqual(at);
    expect((await left())[0]).toMatchObject({ attempts: 6, lastError: "the mail server is away" });
  });

  it("fails the same way when its payload is not what the handler expects", async () => {
    await add([job("asha", { payload: { nom: "asha" } })]);
    await work(greeting(async () => undefined));
    await expect.poll(async () => (await left())[0]?.lastError).toContain("name");
  });
});

describe("workers", () => {
  it("share the jobs: each job is one worker's", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    const seen: string[] = [];
    await add(names.map((name) => job(name)));
    const handler = greeting(async (_job, { name }) => void seen.push(name));
    await work(handler);
    await work(handler);
    await work(handler);
    await expect.poll(left).toEqual([]);
    expect(seen.sort()).toEqual([...names].sort());
  });

  it("take over a job whose worker is gone, once its lease has ended", async () => {
    const seen: number[] = [];
    await add([job("asha")]);
    await prisma.job.updateMany({ data: { lockedUntil: minutes(1), attempts: 1, turn: 1 } });
    const own = await work(greeting(async ({ attempt }) => void seen.push(attempt)));
    expect(seen).toEqual([]);
    own.setNow(minutes(2));
    await expect.poll(() => seen).toEqual([2]);
  });

  it("undo an effect whose job was enqueued again before it was finished", async () => {
    await add([job("asha")]);
    let runs = 0;
    await work(
      greeting(async ({ db, finish }, { name }) => {
        runs += 1;
        if (runs === 1) await add([job("asha", { payload: { name: "again" } })]);
        await db.$transaction(async (tx) => {
          await tx.category.create({ data: { organizationId: 1, name: `Greeted ${name}` } });
          await finish(tx);
        });
      }),
    );
    await expect.poll(left).toEqual([]);
    const greeted = await prisma.category.findMany({ where: { name: { startsWith: "Greeted" } } });
    expect(greeted.map(({ name }) => name)).toEqual(["Greeted again"]);
  });

  it("workers that stop give back what they could not finish, untried", async () => {
    await add([job("asha")]);
    let isRunning = false;
    const own = await work(
      greeting(({ signal }) => {
        isRunning = true;
        return new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("stopped")));
        });
      }),
    );
    await expect.poll(() => isRunning).toBe(true);
    await own.gateway.tasks.close();
    expect(await left()).toMatchObject([{ attempts: 0, lockedUntil: null, lastError: null }]);
  });
});
