import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "#gateway/schema/routes";
import { accounts } from "#tests/support/accounts";
import { createCookieJar } from "#tests/support/cookieJar";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const { email, password } = accounts.learner;
const logout = { method: "POST", body: { query: "mutation { logout { __typename } }" } };

async function signedInJar() {
  const jar = createCookieJar(test.origin);
  const answer = await jar.signIn(email, password);
  const user = (await answer.json()) as { access_token: string };
  return { jar, user };
}

const lineOf = (jar: ReturnType<typeof createCookieJar>, name: string) =>
  jar.received().find((line) => line.startsWith(`${name}=`));

describe("the session cookie", () => {
  it("is HttpOnly, stays on the site, lasts thirty days and is the bearer token", async () => {
    const { jar, user } = await signedInJar();
    expect(lineOf(jar, "lectern_session")).toBe(
      `lectern_session=${user.access_token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  it("signs in a browser that sends no bearer token", async () => {
    const { jar } = await signedInJar();
    const answer = await jar.send("/api/users/me");
    expect(((await answer.json()) as { email: string }).email).toBe(email);
  });

  it("is removed at logout", async () => {
    const { jar } = await signedInJar();
    const answer = await jar.send("/api/auth/logout", { method: "POST", headers: jar.proof() });
    expect(answer.status).toBe(204);
    expect(jar.cookies.has("lectern_session")).toBe(false);
    expect((await jar.send("/api/users/me")).status).toBe(401);
  });

  it("the session cookie that came first counts, of two with one name", async () => {
    const { jar, user } = await signedInJar();
    const { token: other } = await test.as("secondLearner");
    const me = async (Cookie: string) =>
      (await (await fetch(`${test.origin}/api/users/me`, { headers: { Cookie } })).json()).email;
    const [own, planted] = [`lectern_session=${user.access_token}`, `lectern_session=${other}`];
    expect([await me(`${own}; ${planted}`), await me(`${planted}; ${own}`)]).toEqual([
      email,
      accounts.secondLearner.email,
    ]);
    expect([...jar.cookies.keys()].sort()).toEqual(["XSRF-TOKEN", "lectern_browser", "lectern_session"]);
  });
});

describe("behind TLS", () => {
  const https = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.1" };
  let trusting: TestGateway;
  beforeAll(async () => {
    trusting = await openTestGateway({ environment: { TRUST_PROXY: "1" }, database: test.database });
  });
  afterAll(() => trusting.close());

  async function signedInOverTls() {
    const jar = createCookieJar(trusting.origin, https);
    await jar.signIn(email, password);
    return jar;
  }

  it("the session cookie is Secure, of this host alone and for every path, as its prefix has browsers hold", async () => {
    const jar = await signedInOverTls();
    const line = lineOf(jar, "__Host-lectern_session") ?? "";
    expect(line.split("; ").slice(1).sort()).toEqual(
      ["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"].sort(),
    );
    expect(lineOf(jar, "XSRF-TOKEN")).toMatch(/; Secure/);
    expect((await jar.send("/api/users/me")).status).toBe(200);
    await jar.send("/api/auth/logout", { method: "POST", headers: jar.proof() });
    expect(jar.cookies.has("__Host-lectern_session")).toBe(false);
  });

  it("a cookie without the prefix is ignored, so that a neighbouring host plants no session", async () => {
    const { token } = await test.as("secondLearner");
    const planted = { headers: { ...https, Cookie: `lectern_session=${token}` } };
    expect((await fetch(`${trusting.origin}/api/users/me`, planted)).status).toBe(401);
    const jar = await signedInOverTls();
    jar.cookies.set("lectern_session", token ?? "");
    expect((await (await jar.send("/api/users/me")).json()).email).toBe(email);
  });

  it("over plain HTTP the prefix of the session cookie is neither given nor read", async () => {
    const { jar, user } = await signedInJar();
    expect(jar.received().join()).not.toMatch(/Secure|__Host-/);
    const headers = { Cookie: `__Host-lectern_session=${user.access_token}` };
    expect((await fetch(`${test.origin}/api/users/me`, { headers })).status).toBe(401);
  });
});

describe("the anti-forgery token", () => {
  const write = (jar: ReturnType<typeof createCookieJar>, header: string) =>
    jar.send("/graphql", {
      method: "POST",
      body: { query: "{ me { name } }" },
      headers: { "X-XSRF-TOKEN": header },
    });

  it("belongs to its session: a pair that another host has planted proves nothing", async () => {
    const { jar } = await signedInJar();
    jar.cookies.set("XSRF-TOKEN", "planted");
    expect((await write(jar, "planted")).status).toBe(403);
    const { jar: other } = await signedInJar();
    const others = other.cookies.get("XSRF-TOKEN") ?? "";
    jar.cookies.set("XSRF-TOKEN", others);
    expect((await write(jar, others)).status).toBe(403);
  });

  it("is given anew to a browser that holds another one", async () => {
    const { jar } = await signedInJar();
    const own = jar.cookies.get("XSRF-TOKEN") ?? "";
    jar.cookies.set("XSRF-TOKEN", "of-an-earlier-release");
    await jar.send("/graphql?query=%7B__typename%7D");
    expect(jar.cookies.get("XSRF-TOKEN")).toBe(own);
    expect((await write(jar, own)).status).toBe(200);
  });

  it("is not given to a caller with a token of its own, which never has to show it", async () => {
    const { token } = await test.as("learner");
    const ask = (headers: Record<string, string>) =>
      fetch(`${test.origin}/graphql?query=%7B__typename%7D`, { headers });
    expect((await ask({ Authorization: `Bearer ${token}` })).headers.getSetCookie()).toEqual([]);
    expect((await ask({ Authorization: "Bearer unknown" })).headers.getSetCookie().join()).toContain(
      "XSRF-TOKEN=",
    );
  });

  it("changes with every sign-in, and at logout", async () => {
    const { jar } = await signedInJar();
    const seen = [jar.cookies.get("XSRF-TOKEN")];
    await jar.send("/api/auth/logout", { method: "POST", headers: jar.proof() });
    seen.push(jar.cookies.get("XSRF-TOKEN"));
    await jar.signIn(email, password);
    seen.push(jar.cookies.get("XSRF-TOKEN"));
    expect(new Set(seen).size).toBe(3);
  });

  it("is asked of every call that writes: none, a wrong one and another session's are 403", async () => {
    const { jar } = await signedInJar();
    const { jar: other } = await signedInJar();
    const calls = routes.filter(({ method }) => method !== "GET");
    expect(calls.length).toBeGreaterThan(40);
    const proofs = [{}, { "X-XSRF-TOKEN": "wrong" }, other.proof()];
    for (const { method, path } of calls) {
      const address = `/api/${path.replace(/\{\w+\}/g, "1")}`;
      const statuses = await Promise.all(
        proofs.map(async (headers) => (await jar.send(address, { method, body: {}, headers })).status),
      );
      expect([method, path, ...statuses]).toEqual([method, path, 403, 403, 403]);
    }
    expect((await jar.send("/api/users/me")).status).toBe(200);
  });
});

describe("a write that is authenticated by cookie", () => {
  it("needs the anti-forgery header at REST", async () => {
    const { jar } = await signedInJar();
    const refused = await jar.send("/api/auth/logout", { method: "POST" });
    expect(refused.status).toBe(403);
    const wrong = { "X-XSRF-TOKEN": "another" };
    expect((await jar.send("/api/auth/logout", { method: "POST", headers: wrong })).status).toBe(403);
    expect((await jar.send("/api/users/me")).status).toBe(200);
    const proven = await jar.send("/api/auth/logout", { method: "POST", headers: jar.proof() });
    expect(proven.status).toBe(204);
  });

  it("needs the anti-forgery header at GraphQL, where every post counts as a write", async () => {
    const { jar } = await signedInJar();
    expect((await jar.send("/graphql", logout)).status).toBe(403);
    const reading = { method: "POST", body: { query: "{ me { name } }" } };
    expect((await jar.send("/graphql", reading)).status).toBe(403);
    expect((await jar.send("/graphql", { ...reading, headers: jar.proof() })).status).toBe(200);
    expect((await jar.send("/graphql", { ...logout, headers: jar.proof() })).status).toBe(200);
  });

  it("cannot be proven by the header alone, without the cookie", async () => {
    const { jar } = await signedInJar();
    const headers = jar.proof();
    jar.cookies.delete("XSRF-TOKEN");
    expect((await jar.send("/api/auth/logout", { method: "POST", headers })).status).toBe(403);
  });
});

describe("no anti-forgery header is needed", () => {
  it("no anti-forgery header is needed to read", async () => {
    const { jar } = await signedInJar();
    expect((await jar.send("/api/users/me")).status).toBe(200);
    expect((await jar.send("/api/users/me", { method: "HEAD" })).status).toBe(200);
    const query = encodeURIComponent("{ me { name } }");
    expect((await jar.send(`/graphql?query=${query}`)).status).toBe(200);
  });

  it("no anti-forgery header is needed with a bearer token, which another site cannot send", async () => {
    const learner = await test.as("learner");
    expect((await learner.rest("POST", "auth/logout")).status).toBe(204);
  });

  it("no anti-forgery header is needed to sign in, even with the cookies of an ended session", async () => {
    const { jar } = await signedInJar();
    await test.database.prisma.session.deleteMany({});
    test.gateway.bus.publish("sessionsEnded", { organizationId: 1, userId: 0 });
    expect((await jar.signIn(email, password)).status).toBe(200);
  });
});

describe("a mutation", () => {
  it("is not run by a GET, with or without cookies", async () => {
    const { jar } = await signedInJar();
    const query = encodeURIComponent("mutation { logout { __typename } }");
    expect((await jar.send(`/graphql?query=${query}`)).status).toBe(405);
    expect((await jar.send("/api/users/me")).status).toBe(200);
  });

  it("is not run by a form of another site", async () => {
    const { jar } = await signedInJar();
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await fetch(`${test.origin}/graphql`, {
        method: "POST",
        headers: { "Content-Type": type, Authorization: `Bearer ${jar.cookies.get("lectern_session")}` },
        body: "query=mutation{logout{__typename}}",
      });
      expect(answer.status, type).toBe(415);
    }
  });
});
