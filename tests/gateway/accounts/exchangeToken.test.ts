import { afterEach, describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const minute = 60_000;
const start = new Date("2026-11-18T06:00:00Z");
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

const { test, factory } = await openSuite();
afterEach(() => test.setNow());

const document = `mutation ($token: String!) {
  result: exchangeToken(token: $token) { ... on SessionPayload { accessToken user { databaseId username } } }
}`;

const byCode = `mutation ($token: String!) {
  result: signInByCode(code: $token) {
    ... on SessionPayload { accessToken user { databaseId username } }
    ... on Refusal { code message }
  }
}`;

const owner = "query ($code: String!) { owner: signInCodeOwner(code: $code) { databaseId name } }";

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

  it("returns the user with token and tenant over REST, and sets the cookie", async () => {
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

describe("a link of the browser, which holds a sign-in code", () => {
  const signIn = (token: string, tenantId = "1") =>
    test.visitor.graphql(byCode, { token }, { "Tenant-Id": tenantId });

  it("signs in once, and verifies the address of its account", async () => {
    test.setNow(start);
    const { user, code } = await makeCode();
    const find = () => test.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    const before = await find();
    expect(before.emailVerified).toBe(false);
    const { data } = await signIn(code);
    expect(data.result.user.databaseId).toBe(user.id);
    const after = await find();
    expect(after.emailVerified).toBe(true);
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect((await signIn(code)).errors?.[0]).toMatchObject(unknown);
  });

  it("does not accept a session's token, which is no code", async () => {
    const learner = await test.as("learner");
    expect((await signIn(learner.token ?? "")).errors?.[0]).toMatchObject(unknown);
    expect((await learner.rest("GET", "users/me")).status).toBe(200);
  });

  it("tells whom it signs in, as often as it is asked, to those who hold it", async () => {
    test.setNow(start);
    const { user, code } = await makeCode();
    const ask = async (tenantId: string) =>
      (await test.visitor.graphql(owner, { code }, { "Tenant-Id": tenantId })).data.owner;
    const { name } = await test.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect([await ask("1"), await ask("1")]).toEqual(Array(2).fill({ databaseId: user.id, name }));
    expect(await ask("2")).toBeNull();
    expect((await signIn(code)).errors).toBeUndefined();
    expect(await ask("1")).toBeNull();
  });

  it("tells nothing once it is over, nor of a session's token", async () => {
    test.setNow(start);
    const { code } = await makeCode();
    test.setNow(later(10 * minute));
    const learner = await test.as("learner");
    for (const token of [code, learner.token ?? ""])
      expect((await test.visitor.graphql(owner, { code: token })).data.owner).toBeNull();
  });

  it("is refused with 403 over REST while login is disabled, and stays good", async () => {
    test.setNow(start);
    const { code } = await makeCode();
    const setLogin = (disableLogin: boolean) =>
      test.database.prisma.organization.update({ where: { id: 1 }, data: { disableLogin } });
    await setLogin(true);
    const refused = "Login is disabled for this organization";
    expect((await signIn(code)).data.result).toEqual({ code: "FORBIDDEN", message: refused });
    const { status, json } = await test.visitor.rest("POST", "auth/token", { token: code });
    await setLogin(false);
    expect([status, json.message]).toEqual([403, refused]);
    expect((await test.visitor.rest("POST", "auth/token", { token: code })).status).toBe(200);
  });
});
