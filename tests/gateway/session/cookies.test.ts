import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts } from "../../support/accounts";
import { createCookieJar } from "../../support/cookieJar";
import { openTestGateway, type TestGateway } from "../../support/gateway";

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

const { email, password } = accounts.learner;
const logout = { method: "POST", body: { query: "mutation { logout { __typename } }" } };

async function signedInJar() {
  const jar = createCookieJar(test.origin);
  const answer = await jar.signIn(email, password);
  const user = (await answer.json()) as { access_token: string };
  return { jar, user };
}

describe("the session cookie", () => {
  it("is HttpOnly, stays on the site, lasts thirty days and is the bearer token", async () => {
    const { jar, user } = await signedInJar();
    const line = jar.received().find((one) => one.startsWith("lectern_session="));
    expect(line).toBe(
      `lectern_session=${user.access_token}; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly`,
    );
  });

  it("signs in a browser that sends no bearer token", async () => {
    const { jar } = await signedInJar();
    const answer = await jar.send("/api/users/me");
    expect(((await answer.json()) as { email: string }).email).toBe(email);
  });

  it("is Secure behind a trusted proxy that speaks https, and only there", async () => {
    const trusting = await openTestGateway({ environment: { TRUST_PROXY: "1" } });
    const line = async (origin: string) => {
      const jar = createCookieJar(origin);
      const headers = { "X-Forwarded-Proto": "https" };
      await jar.send("/api/auth/login", { method: "POST", body: { email, password }, headers });
      return jar.received().join();
    };
    expect(await line(trusting.origin)).toContain("; Secure");
    expect(await line(test.origin)).not.toContain("Secure");
    await trusting.close();
  });

  it("is removed at logout", async () => {
    const { jar } = await signedInJar();
    const answer = await jar.send("/api/auth/logout", { method: "POST", headers: jar.proof() });
    expect(answer.status).toBe(204);
    expect(jar.cookies.has("lectern_session")).toBe(false);
    expect((await jar.send("/api/users/me")).status).toBe(401);
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
  it("to read", async () => {
    const { jar } = await signedInJar();
    expect((await jar.send("/api/users/me")).status).toBe(200);
    expect((await jar.send("/api/users/me", { method: "HEAD" })).status).toBe(200);
    const query = encodeURIComponent("{ me { name } }");
    expect((await jar.send(`/graphql?query=${query}`)).status).toBe(200);
  });

  it("with a bearer token, which another site cannot send", async () => {
    const learner = await test.as("learner");
    expect((await learner.rest("POST", "auth/logout")).status).toBe(204);
  });

  it("to sign in, even with the cookies of an ended session", async () => {
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
