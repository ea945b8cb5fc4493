import { beforeEach, describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ engine: "embedded" });
const [admin, trainer, otherAdmin] = [
  await test.as("admin"),
  await test.as("coordinator"),
  await test.as("otherAdmin"),
];
const prisma = test.database.prisma;
const now = new Date("2026-03-02T10:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const kind = "files.deleteUnused";
const add = (key: string, data: object = {}) =>
  prisma.job.create({ data: { organizationId: 1, kind, key, runAt: now, ...data } });

const failed = { failedAt: now, attempts: 6, lastError: "The disk is full" };
const running = { lockedUntil: minutes(1), attempts: 1, turn: 1 };

beforeEach(async () => {
  test.setNow(now);
  await prisma.job.deleteMany();
});

const list = async (args = "") => {
  const { data } = await admin.graphql(
    `{ jobs${args} { totalCount nodes { key state attempts lastError } } }`,
  );
  return data.jobs;
};

describe("the list of jobs", () => {
  it("has failed jobs first and then those that come next, with their state", async () => {
    await add("later", { runAt: minutes(5) });
    await add("running", running);
    await add("failed", failed);
    expect((await list()).nodes).toEqual([
      { key: "failed", state: "FAILED", attempts: 6, lastError: "The disk is full" },
      { key: "running", state: "RUNNING", attempts: 1, lastError: null },
      { key: "later", state: "WAITING", attempts: 0, lastError: null },
    ]);
  });

  it.each(["WAITING", "RUNNING", "FAILED"])(
    "has the %s jobs alone where it is asked for them",
    async (state) => {
      await add("waiting");
      await add("its worker is gone", { ...running, lockedUntil: minutes(-1) });
      await add("running", running);
      await add("failed", failed);
      const { nodes, totalCount } = await list(`(state: ${state})`);
      expect(nodes).toHaveLength(totalCount);
      expect(new Set(nodes.map((job: { state: string }) => job.state))).toEqual(new Set([state]));
      expect(totalCount).toBe(state === "WAITING" ? 2 : 1);
    },
  );

  it("is of the own organization alone, and for its ADMINs", async () => {
    await add("asha");
    const other = await otherAdmin.graphql("{ jobs { totalCount } }");
    expect(other.data.jobs.totalCount).toBe(0);
    const refused = await trainer.graphql("{ jobs { totalCount } }");
    expect(refused.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

const retry = (id: number) =>
  admin.graphql(
    `mutation { result: retryJob(jobId: ${id}) { ... on JobPayload { job { state attempts lastError } } ... on Refusal { code message } } }`,
  );
const drop = (id: number) =>
  admin.graphql(
    `mutation { result: dropJob(jobId: ${id}) { ... on DeletedJobPayload { deletedId } ... on Refusal { code message } } }`,
  );

describe("a failed job", () => {
  it("is tried again at once, with all its retries, and workers are told", async () => {
    const { id } = await add("asha", failed);
    const told: unknown[] = [];
    const stop = test.gateway.bus.subscribe("jobsChanged", (event) => void told.push(event));
    const { data } = await retry(id);
    stop();
    expect(data.result).toEqual({
      job: { state: "WAITING", attempts: 0, lastError: "The disk is full" },
    });
    expect(told).toEqual([{ organizationId: 1 }]);
  });

  it("is dropped for good", async () => {
    const { id } = await add("asha", failed);
    expect((await drop(id)).data.result).toEqual({ deletedId: id });
    expect((await retry(id)).data.result).toEqual({
      code: "NOT_FOUND",
      message: "This job is done or dropped",
    });
  });
});

describe("a running job", () => {
  it.each([
    ["retried", retry],
    ["dropped", drop],
  ])("is not %s", async (_what, change) => {
    const { id } = await add("asha", running);
    expect((await change(id)).data.result).toEqual({
      code: "CONFLICT",
      message: "This job is running. Wait until it ends.",
    });
  });
});
