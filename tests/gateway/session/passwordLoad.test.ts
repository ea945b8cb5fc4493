import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChildGateway, makeFolder, startChild } from "../../support/childGateway";
import { type Answer, beginFlood, signInForReal } from "../../support/signInFlood";

// In a process of its own: four hundred callers in the gateway's own thread would wait for themselves.
let gateway: ChildGateway;
let origin: string;
const { folder, remove } = makeFolder();

beforeAll(async () => {
  gateway = startChild({ DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "error" });
  origin = await gateway.origin;
}, 120_000);
afterAll(async () => {
  gateway.process.kill("SIGTERM");
  await gateway.ended;
  remove();
}, 60_000);

/** Those whose password was checked, which takes most of the time. */
const checked = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 400);

describe("four hundred made-up sign-ins at once from one address", () => {
  // How long that is in seconds depends on the machine: `npm run proof:sign-in` tells it.
  it("keep a real one from another address waiting for a few of them only", async () => {
    await signInForReal(origin);
    const flood = beginFlood(origin, "127.0.0.1");
    await flood.first;
    const before = checked(flood.answers).length;
    await signInForReal(origin);
    expect(checked(flood.answers).length - before).toBeLessThan(10);
    await flood.all;
    expect(checked(flood.answers).length).toBeGreaterThan(40);
  }, 120_000);

  it("are told when to come back, where they do not fit", async () => {
    const { answers, all } = beginFlood(origin, "127.0.0.3");
    await all;
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(200);
    for (const { retryAfter } of refused) expect(retryAfter).toBe("2");
    expect(answers.every(({ status }) => [400, 429, 503].includes(status))).toBe(true);
  }, 120_000);
});
