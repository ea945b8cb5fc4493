import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChildGateway, startChild } from "#tests/support/childGateway";
import { beginFlood, signInForReal } from "#tests/support/signInFlood";
import { makeTemplateFolder } from "#tests/support/templateFolder";

// In a process of its own: four hundred callers in the gateway's own thread would wait for themselves.
let gateway: ChildGateway;
let origin: string;
const { folder, remove } = makeTemplateFolder("demo");

beforeAll(async () => {
  gateway = startChild({ DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "error" });
  origin = await gateway.origin;
}, 120_000);
afterAll(async () => {
  gateway.process.kill("SIGTERM");
  await gateway.ended;
  remove();
}, 60_000);

describe("four hundred made-up sign-ins at once from one address", () => {
  // How long it waits depends on the machine: `npm run proof -- signIn` measures it.
  it("let a real one from another address in, and are told when to come back where they do not fit", async () => {
    await signInForReal(origin);
    const flood = beginFlood(origin, "127.0.0.1");
    await flood.first;
    await signInForReal(origin);
    await flood.all;
    const refused = flood.answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused) expect(retryAfter).toBe("2");
    expect(flood.answers.every(({ status }) => [400, 429, 503].includes(status))).toBe(true);
  }, 120_000);
});
