import type { IncomingMessage } from "node:http";
import { afterAll, expect, it } from "vitest";
import { isSessionUnchanged } from "#gateway/http/authenticateRequest";
import { readCredentials } from "#gateway/http/credentials";
import { findIdentity } from "#gateway/http/identify";
import { openTestGateway } from "#tests/support/gateway";

const test = await openTestGateway();
afterAll(() => test.close());

/** A request of the demo's coordinator, as the gateway has identified it. */
async function identified() {
  const { token } = await test.as("coordinator");
  const request = { url: "/", headers: { authorization: `Bearer ${token}` }, socket: {} } as IncomingMessage;
  const identity = await findIdentity(test.gateway, request, readCredentials(request));
  return { request, identity: { ...identity, effects: {} as never } };
}

it("a long response goes on while its viewer may do the same as when it began", async () => {
  const { request, identity } = await identified();
  expect(await isSessionUnchanged(test.gateway, request, identity)).toBe(true);
});

it.each([
  ["a right was withdrawn", { rights: { "courses.read": "ALL" } }],
  ["a role was removed", { roles: [] }],
  ["a second factor is demanded", { lacksSecondFactor: true }],
  ["another account has signed in", { userId: -2 }],
] as const)("a long response ends when %s", async (_name, difference) => {
  const { request, identity } = await identified();
  const viewer = { ...identity.viewer, ...difference } as typeof identity.viewer;
  expect(await isSessionUnchanged(test.gateway, request, { ...identity, viewer })).toBe(false);
});
