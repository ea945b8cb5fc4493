import { beforeEach, describe, expect, it } from "vitest";
import { createCookieJar } from "#tests/support/cookieJar";
import { madePassword } from "#tests/support/factory";
import { openLiveSocket } from "#tests/support/liveSocket";
import { openSuite } from "#tests/support/suite";
import { readMails } from "./mailLinks";

const { test, factory } = await openSuite({ environment: { TRUST_PROXY: "1" } });
const { prisma } = test.database;
const start = new Date("2026-11-18T06:00:00Z");
const day = 24 * 3_600_000;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";

beforeEach(() => test.setNow(start));

const from = (userAgent: string, address = "198.51.100.7") => ({
  "User-Agent": userAgent,
  "X-Forwarded-For": address,
});

/** A browser with its cookies that has signed in. */
async function signInBy(email: string, headers: Record<string, string>) {
  const jar = createCookieJar(test.origin, headers);
  expect((await jar.signIn(email, madePassword)).status).toBe(200);
  const graphql = async (query: string) => {
    const answer = await jar.send("/graphql", { method: "POST", body: { query }, headers: jar.proof() });
    return answer.json();
  };
  return { jar, graphql };
}

const list = "{ viewerSessions { databaseId browser system address createdAt lastUsedAt isCurrent } }";
const endOne = (id: number) => `mutation { result: endSession(sessionId: ${id}) {
  ... on EndSessionPayload { deletedId } ... on Refusal { code message } } }`;
const endOthers = "mutation { endOtherSessions { ... on EndOtherSessionsPayload { ended } } }";

describe("the own sessions", () => {
  it("are listed with browser, system, address and last use, the one used last first", async () => {
    const user = await factory.user();
    await signInBy(user.email, from(firefox));
    test.setNow(new Date(start.getTime() + 3_600_000));
    const phone = await signInBy(user.email, from(safari, "2001:db8:1:2:3::4"));
    const { data } = await phone.graphql(list);
    expect(data.viewerSessions).toMatchObject([
      { browser: "Safari", system: "iPhone", address: "2001:db8:1:2::/64", isCurrent: true },
      { browser: "Firefox", system: "Windows", address: "198.51.100.7", isCurrent: false },
    ]);
    expect(data.viewerSessions[1].lastUsedAt).toBe(start.toISOString());
  });

  it("leave when they have expired", async () => {
    const user = await factory.user();
    await signInBy(user.email, from(firefox));
    test.setNow(new Date(start.getTime() + day));
    const later = await signInBy(user.email, from(firefox));
    expect((await later.graphql(list)).data.viewerSessions).toHaveLength(1);
  });

  it("end one by one, with their sockets, and not a second time", async () => {
    const user = await factory.user();
    const [here, elsewhere] = [
      await test.visitor.signIn(user.signIn),
      await test.visitor.signIn(user.signIn),
    ];
    const socket = await openLiveSocket(test.origin, { token: elsewhere.token });
    const { data } = await here.graphql(list);
    const other = data.viewerSessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const ended = await here.graphql(endOne(other.databaseId));
    expect(ended.data.result).toEqual({ deletedId: other.databaseId });
    expect((await socket.closed).code).toBe(4401);
    expect((await elsewhere.rest("GET", "users/me")).status).toBe(401);
    expect((await here.graphql(list)).data.viewerSessions).toHaveLength(1);
    const again = await here.graphql(endOne(other.databaseId));
    expect(again.data.result).toEqual({ code: "NOT_FOUND", message: "This session has ended already" });
  });

  it("end all at once but the one that asks", async () => {
    const user = await factory.user();
    const [here, elsewhere] = [
      await test.visitor.signIn(user.signIn),
      await test.visitor.signIn(user.signIn),
    ];
    const stranger = await test.visitor.signIn((await factory.user()).signIn);
    expect((await here.graphql(endOthers)).data.endOtherSessions).toEqual({ ended: true });
    const statuses = await Promise.all(
      [here, elsewhere, stranger].map((caller) => caller.rest("GET", "users/me")),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200]);
    const entry = await prisma.history.findFirstOrThrow({
      where: { actorId: user.id },
      orderBy: { id: "desc" },
      include: { lines: true },
    });
    expect(entry.action).toBe("session.ended");
    expect(JSON.stringify(entry.lines[0]?.before)).toContain('"tokenHash":{"hidden":true}');
  });

  it("cannot be ended by others, staff included", async () => {
    const user = await factory.user();
    const own = await test.visitor.signIn(user.signIn);
    const { id } = await prisma.session.findFirstOrThrow({ where: { userId: user.id } });
    for (const name of ["admin", "otherAdmin"] as const)
      expect((await (await test.as(name)).graphql(endOne(id))).data.result.code).toBe("NOT_FOUND");
    expect((await own.rest("GET", "users/me")).status).toBe(200);
  });

  it("end with their cookie when the one that asks is meant", async () => {
    const user = await factory.user();
    const { jar, graphql } = await signInBy(user.email, from(firefox));
    const { data } = await graphql(list);
    await graphql(endOne(data.viewerSessions[0].databaseId));
    expect(jar.cookies.has("lectern_session")).toBe(false);
  });
});

describe("a sign-in from a new browser", () => {
  const told = async (email: string) => (await readMails(test, email)).map(({ text }) => text);

  it("is told at once, but not the first one of an account", async () => {
    const user = await factory.user();
    const { jar } = await signInBy(user.email, from(firefox));
    expect(await told(user.email)).toEqual([]);
    await signInBy(user.email, from(safari, "203.0.113.5"));
    const [text, ...more] = await told(user.email);
    expect(more).toEqual([]);
    expect(text).toContain("A new browser signed in to your account from 203.0.113.5.");
    expect(text).toContain("Safari on iPhone");
    expect(text).toContain(`/users/${user.username}/security`);
    expect(jar.cookies.get("lectern_browser")).toMatch(/^[\w-]{43}$/);
  });

  it("is not told again: a browser is known by its cookie, a program by its network", async () => {
    const user = await factory.user();
    const { jar } = await signInBy(user.email, from(firefox));
    const elsewhere = createCookieJar(test.origin, from(firefox, "203.0.113.9"));
    elsewhere.cookies.set("lectern_browser", jar.cookies.get("lectern_browser") ?? "");
    await elsewhere.signIn(user.email, madePassword);
    await signInBy(user.email, from(firefox, "203.0.113.9"));
    expect(await told(user.email)).toEqual([]);
    await signInBy(user.email, from(firefox, "203.0.113.10"));
    expect(await told(user.email)).toHaveLength(1);
  });

  it("is known for each account by itself", async () => {
    const [first, second] = [await factory.user(), await factory.user()];
    const { jar } = await signInBy(first.email, from(firefox));
    await signInBy(second.email, from(safari));
    jar.cookies.delete("lectern_session");
    await jar.signIn(second.email, madePassword);
    expect(await told(second.email)).toHaveLength(1);
  });

  it("is new again after half a year", async () => {
    const user = await factory.user();
    await signInBy(user.email, from(safari));
    test.setNow(new Date(start.getTime() + 100 * day));
    await signInBy(user.email, from(safari));
    await prisma.knownBrowser.updateMany({ where: { userId: user.id }, data: { lastUsedAt: start } });
    const { jar } = await signInBy(user.email, from(firefox, "203.0.113.11"));
    test.setNow(new Date(start.getTime() + 181 * day));
    await jar.signIn(user.email, madePassword);
    expect(await prisma.knownBrowser.count({ where: { userId: user.id } })).toBe(1);
  });
});
