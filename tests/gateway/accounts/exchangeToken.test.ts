import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createFactory, type Factory } from "../../support/factory";
import { openTestGateway, type TestGateway } from "../../support/gateway";

const minute = 60_000;
const start = new Date("2026-11-18T06:00:00Z");
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let test: TestGateway;
let factory: Factory;

beforeAll(async () => {
  test = await openTestGateway();
  factory = createFactory(test.database.prisma);
});
afterEach(() => test.setNow());
afterAll(() => test.close());

const document = `mutation ($token: String!) {
  result: exchangeToken(token: $token) { ... on SessionPayload { accessToken user { databaseId username } } }
}`;

const exchange = (token: string, tenantId = "1") =>
  test.visitor.graphql(document, { token }, { "Tenant-Id": tenantId });

const unknown = { message: "Invalid token or no token provided", extensions: { code: "UNAUTHENTICATED" } };

async function makeCode(life = 10 * minute) {
  const user = await factory.user();
  const code = await factory.signInCode(user.id, 1, later(life));
  return { user, code };
}

describe("exchanging a live session's token", () => {
  it("keeps that session", async () => {
    const learner = await test.as("learner");
    const { data } = await exchange(learner.token ?? "");
    expect(data.result.accessToken).toBe(learner.token);
    expect(data.result.user.username).toBe("learner");
  });

  it("answers the user with token and tenant at REST, and sets the cookie", async () => {
    const learner = await test.as("learner");
    const { status, json, headers } = await test.visitor.rest("POST", "auth/token", { token: learner.token });
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: learner.userId, access_token: learner.token, tenantId: 1 });
    expect(headers.getSetCookie().join()).toContain(`lectern_session=${learner.token}`);
  });

  it("is refused once the session is over", async () => {
    test.setNow(start);
    const learner = await test.as("learner");
    test.setNow(later(12 * 60 * minute));
    expect((await exchange(learner.token ?? "")).errors?.[0]).toMatchObject(unknown);
  });

  it("is refused when the account was deactivated", async () => {
    const user = await factory.user();
    const caller = await test.visitor.signIn(user.signIn);
    await test.database.prisma.user.update({ where: { id: user.id }, data: { active: false } });
    expect((await exchange(caller.token ?? "")).errors?.[0]).toMatchObject(unknown);
  });

  it("is refused in another tenant", async () => {
    const learner = await test.as("learner");
    expect((await exchange(learner.token ?? "", "2")).errors?.[0]).toMatchObject(unknown);
  });
});

describe("exchanging a sign-in code", () => {
  it("starts a session of its own, once", async () => {
    test.setNow(start);
    const { user, code } = await makeCode();
    const { data } = await exchange(code);
    expect(data.result.user.databaseId).toBe(user.id);
    expect(data.result.accessToken).not.toBe(code);
    expect((await exchange(code)).errors?.[0]).toMatchObject(unknown);
  });

  it("starts one session of two tries at once", async () => {
    test.setNow(start);
    const { user, code } = await makeCode();
    const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await test.database.prisma.session.count({ where: { userId: user.id } })).toBe(1);
  });

  it("is refused from the moment on that it expires", async () => {
    test.setNow(start);
    const { code } = await makeCode();
    test.setNow(later(10 * minute));
    expect((await exchange(code)).errors?.[0]).toMatchObject(unknown);
    test.setNow(later(10 * minute - 1));
    expect((await exchange(code)).errors).toBeUndefined();
  });

  it("is refused for an inactive account, and in another tenant", async () => {
    test.setNow(start);
    const { user, code } = await makeCode();
    expect((await exchange(code, "2")).errors?.[0]).toMatchObject(unknown);
    await test.database.prisma.user.update({ where: { id: user.id }, data: { active: false } });
    expect((await exchange(code)).errors?.[0]).toMatchObject(unknown);
  });
});

describe("exchanging anything else", () => {
  it.each(["", "x", "A".repeat(43)])("is UNAUTHENTICATED: '%s'", async (token) => {
    expect((await exchange(token)).errors?.[0]).toMatchObject(unknown);
    const { status, json } = await test.visitor.rest("POST", "auth/token", { token });
    expect([status, json.message]).toEqual([401, unknown.message]);
  });
});
