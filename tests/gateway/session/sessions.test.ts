import { afterEach, describe, expect, it } from "vitest";
import { accounts } from "#tests/support/accounts";
import { createCaller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const hour = 3_600_000;
const start = new Date("2026-11-18T06:00:00Z");
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

const { test, factory } = await openSuite();
afterEach(() => test.setNow());

const withToken = (token: string) => createCaller(test.origin, { token, userId: 0 });
const unknown = "Invalid token or no token provided";

describe("a session", () => {
  it("is new at every sign-in, and the older one goes on", async () => {
    const [first, second] = [await test.as("learner"), await test.as("learner")];
    expect(first.token).not.toBe(second.token);
    expect((await first.rest("GET", "users/me")).status).toBe(200);
    expect((await second.rest("GET", "users/me")).status).toBe(200);
  });

  it("is stored as a hash only", async () => {
    const { token = "" } = await test.as("learner");
    const rows = await test.database.prisma.session.findMany({ select: { tokenHash: true } });
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  it.each([
    ["no token", undefined],
    ["an unknown token", "A".repeat(43)],
    ["a token that is none", "x"],
  ])("is not there with %s: 401", async (_name, token) => {
    const caller = token === undefined ? test.visitor : withToken(token);
    const { status, json } = await caller.rest("GET", "users/me");
    expect(status).toBe(401);
    expect(json).toMatchObject({ message: unknown, errorMessage: unknown, code: "UNAUTHENTICATED" });
  });

  it("ends after twelve hours without use: 'Token Expired'", async () => {
    test.setNow(start);
    const learner = await test.as("learner");
    test.setNow(later(12 * hour - 1));
    expect((await learner.rest("GET", "users/me")).status).toBe(200);
    test.setNow(later(24 * hour - 2));
    expect((await learner.rest("GET", "users/me")).status).toBe(200);
    test.setNow(later(36 * hour));
    const { status, json } = await learner.rest("GET", "users/me");
    expect([status, json.message]).toEqual([401, "Token Expired"]);
    const { errors } = await learner.graphql("{ me { name } }");
    expect(errors?.[0]).toMatchObject({ message: "Token Expired", extensions: { code: "UNAUTHENTICATED" } });
  });

  it("ends after thirty days however much it is used", async () => {
    test.setNow(start);
    const learner = await test.as("learner");
    for (let time = 11 * hour; time < 30 * 24 * hour; time += 11 * hour) {
      test.setNow(later(time));
      const { status } = await learner.rest("GET", "users/me");
      if (status !== 200) throw new Error(`it ended after ${time / hour} hours`);
    }
    test.setNow(later(30 * 24 * hour));
    expect((await learner.rest("GET", "users/me")).json.message).toBe("Token Expired");
  });

  it("leaves its holder a visitor who can still read what visitors read", async () => {
    test.setNow(start);
    const learner = await test.as("learner");
    test.setNow(later(13 * hour));
    const { status, data } = await learner.graphql("{ viewer { name } courses(first: 1) { totalCount } }");
    expect(status).toBe(200);
    expect(data.viewer).toBeNull();
    expect(data.courses.totalCount).toBeGreaterThan(0);
  });
});

describe("a session ends within a second", () => {
  it("a session ends within a second when its account is deactivated", async () => {
    const user = await factory.user();
    const caller = await test.visitor.signIn(user.signIn);
    expect((await caller.rest("GET", "users/me")).status).toBe(200);
    await test.database.prisma.user.update({ where: { id: user.id }, data: { active: false } });
    test.gateway.bus.publish("userChanged", { organizationId: 1, userId: user.id });
    const { status, json } = await caller.rest("GET", "users/me");
    expect([status, json.message]).toEqual([401, unknown]);
  });

  it("a session ends within a second when its row is deleted", async () => {
    const user = await factory.user();
    const caller = await test.visitor.signIn(user.signIn);
    expect((await caller.rest("GET", "users/me")).status).toBe(200);
    await test.database.prisma.session.deleteMany({ where: { userId: user.id } });
    test.gateway.bus.publish("sessionsEnded", { organizationId: 1, userId: user.id });
    expect((await caller.rest("GET", "users/me")).json.message).toBe(unknown);
  });

  it("the roles of a session are read again when they change", async () => {
    const user = await factory.user({ userType: "U" });
    const caller = await test.visitor.signIn(user.signIn);
    expect((await caller.rest("GET", "organizations/1")).status).toBe(403);
    await test.database.prisma.user.update({ where: { id: user.id }, data: { userType: "E" } });
    test.gateway.bus.publish("userChanged", { organizationId: 1, userId: user.id });
    expect((await caller.rest("GET", "organizations/1")).status).toBe(200);
  });
});

describe("the tenant of a session", () => {
  it("is the session's alone: another Tenant-Id is refused with 403", async () => {
    const learner = await test.as("learner");
    for (const path of ["users/me", "courses"]) {
      const { status, json } = await learner.rest("GET", path, undefined, { "Tenant-Id": "2" });
      expect([status, json.message]).toEqual([403, "Unauthorized"]);
    }
    const { status } = await learner.graphql("{ me { name } }", {}, { "Tenant-Id": "2" });
    expect(status).toBe(403);
    expect((await learner.rest("GET", "users/me?tenantId=2")).status).toBe(403);
  });

  it("may be named by the caller who knows it", async () => {
    const learner = await test.as("learner");
    const { status } = await learner.rest("GET", "users/me?tenantId=1", undefined, { "Tenant-Id": "1" });
    expect(status).toBe(200);
  });

  it("is found without any header, for an account of a tenant that is not the default one", async () => {
    const { json } = await (await test.as("otherAdmin")).rest("GET", "users/me");
    expect(json).toMatchObject({ email: accounts.otherAdmin.email, tenantId: 2 });
  });

  it("the tenant of a visitor is asked for by parameter, header, host; an unknown one is not found", async () => {
    const codeAt = async (path: string, headers = {}) =>
      (await test.visitor.rest("GET", path, undefined, headers)).json.code;
    expect(await codeAt("assets/settings")).toBe("DEMO");
    expect(await codeAt("assets/settings", { "Tenant-Id": "2" })).toBe("OTHER");
    expect(await codeAt("assets/settings?tenantId=1", { "Tenant-Id": "2" })).toBe("DEMO");
    const missing = await test.visitor.rest("GET", "assets/settings", undefined, { "Tenant-Id": "77" });
    expect([missing.status, missing.json.message]).toEqual([404, "Organization not found"]);
  });
});
