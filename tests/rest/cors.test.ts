import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isOwnPage } from "#gateway/http/cors";
import { antiForgeryToken } from "#gateway/session/antiForgery";
import { accounts } from "../support/accounts";
import { rawRequest } from "../support/rawRequest";
import { openSuite } from "../support/suite";

const friend = "https://friend.example";
const ownSite = "https://own.example";

const { test } = await openSuite();
const { organization } = test.database.prisma;
await organization.update({ where: { id: 1 }, data: { allowedOrigins: ownSite, domain: null } });
const data = { allowedOrigins: `${friend}/, https://second.example`, domain: "learn.second.example" };
await organization.update({ where: { id: 2 }, data });
for (const organizationId of [1, 2]) test.gateway.bus.publish("organizationChanged", { organizationId });

interface Preflight {
  path?: string;
  /** The headers that the request itself will have. */
  names?: string;
  host?: string;
}

/** A preflight's answer by header, and its status; fetch would not send the host. */
async function preflight(origin: string, { path = "/api/courses", names = "", host = "x.test" }: Preflight) {
  const text = await rawRequest(
    test.origin,
    `OPTIONS ${path} HTTP/1.1\nHost: ${host}\nConnection: close\nOrigin: ${origin}\nAccess-Control-Request-Method: PUT\nAccess-Control-Request-Headers: ${names}\n\n`,
  );
  const [status = "", ...lines] = text.split("\r\n");
  const headers = lines
    .map((line) => line.split(": ", 2) as [string, string])
    .filter(([name]) => name !== "");
  return { status: Number(status.split(" ")[1]), headers: new Headers(headers) };
}

const cors = ({ headers }: { headers: Headers }) => headers.get("access-control-allow-origin");
const byBearer = "authorization,content-type,tenant-id,x-client-host";

const signIn = async (name: "admin" | "otherAdmin") => {
  const { token } = await test.as(name);
  return token ?? "";
};

describe("the page of another site", () => {
  it.each(["/api/courses", "/graphql"])("that a tenant names may ask %s", async (path) => {
    const answer = await preflight(friend, { path, names: byBearer });
    expect([answer.status, cors(answer)]).toEqual([204, friend]);
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
    expect(answer.headers.get("access-control-allow-methods")).toContain("PUT");
    for (const name of [
      "Authorization",
      "Content-Type",
      "Tenant-Id",
      "tenantId",
      "X-XSRF-TOKEN",
      "X-Client-Host",
    ]) {
      expect(answer.headers.get("access-control-allow-headers")).toContain(name);
    }
  });

  it("is asked by its preflight for the tenant that the address names, by parameter, host or default", async () => {
    const allowed = async (origin: string, options: Preflight) => cors(await preflight(origin, options));
    const host = "learn.second.example";
    for (const names of ["content-type,x-xsrf-token", byBearer]) {
      expect(await allowed(friend, { names, path: "/api/courses?tenantId=2" })).toBe(friend);
      expect(await allowed(friend, { names, path: "/api/courses?tenantId=1" })).toBeNull();
      expect(await allowed(ownSite, { names, path: "/api/courses?tenantId=2", host: "x.test" })).toBeNull();
      expect(await allowed(friend, { names, path: "/api/courses?tenantId=99" })).toBeNull();
      expect(await allowed(friend, { names, host })).toBe(friend);
      expect(await allowed(ownSite, { names, host })).toBeNull();
    }
    expect(await allowed(ownSite, { names: "content-type,x-xsrf-token" })).toBe(ownSite);
    expect(await allowed(friend, { names: "content-type,x-xsrf-token" })).toBeNull();
    expect(await allowed(friend, { names: "Tenant-Id" })).toBe(friend);
  });

  it("may read responses of its own tenant, errors included", async () => {
    const token = await signIn("otherAdmin");
    for (const [path, headers, status] of [
      ["/api/courses?tenantId=2", {}, 200],
      ["/api/courses", { "Tenant-Id": "2" }, 200],
      ["/api/courses", { tenantId: "2" }, 200],
      ["/api/users/me", { "Tenant-Id": "2" }, 401],
      ["/api/courses/x", { "Tenant-Id": "2" }, 400],
      ["/api/users/me", { Authorization: `Bearer ${token}` }, 200],
      ["/api/users/me", { Authorization: `Bearer ${token}`, "Tenant-Id": "1" }, 403],
      ["/api/users/me", { Authorization: `Bearer ${token}`, tenantId: "1" }, 403],
    ] as const) {
      const answer = await fetch(test.origin + path, {
        headers: { Origin: "https://second.example", ...headers },
      });
      expect([path, answer.status, cors(answer)]).toEqual([path, status, "https://second.example"]);
      expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
      expect(answer.headers.get("vary")).toContain("Origin");
    }
  });

  it("may not read responses of another tenant, for any caller and whatever it names", async () => {
    const token = await signIn("admin");
    for (const [path, headers] of [
      ["/api/courses", {}],
      ["/api/courses", { "Tenant-Id": "1" }],
      ["/api/courses?tenantId=99", {}],
      ["/api/users/me", { Authorization: `Bearer ${token}` }],
      ["/api/users/me", { Cookie: `lectern_session=${token}` }],
      ["/api/users/me", { Cookie: `lectern_session=${token}`, "Tenant-Id": "2" }],
      ["/api/users/me?tenantId=2", { Cookie: `lectern_session=${token}` }],
    ] as const) {
      const answer = await fetch(test.origin + path, { headers: { Origin: friend, ...headers } });
      expect([path, cors(answer), answer.headers.get("access-control-allow-credentials")]).toEqual([
        path,
        null,
        null,
      ]);
    }
  });

  it("may not change anything by the cookie of another tenant, even with the anti-forgery header", async () => {
    const token = await signIn("admin");
    const change = (origin: string, headers: Record<string, string>) =>
      fetch(`${test.origin}/api/categories`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin, ...headers },
        body: JSON.stringify({ name: `From ${origin} ${Object.keys(headers).length}` }),
      });
    const proof = antiForgeryToken(token);
    const cookie = { Cookie: `lectern_session=${token}; XSRF-TOKEN=${proof}`, "X-XSRF-TOKEN": proof };
    for (const origin of [friend, "https://stranger.example", "null", `${test.origin}0`]) {
      const answer = await change(origin, cookie);
      expect([origin, answer.status]).toEqual([origin, 403]);
      expect((await answer.json()).message).toBe("This site may not call on behalf of the organization");
    }
    expect((await change(ownSite, cookie)).status).toBe(200);
    expect((await change(test.origin, cookie)).status).toBe(200);
    // A token that a page holds is no forgery; the page may not read the answer all the same.
    const byToken = await change(friend, { Authorization: `Bearer ${token}` });
    expect([byToken.status, cors(byToken)]).toEqual([200, null]);
  });

  it("may not sign a visitor in to a tenant that does not name it", async () => {
    const signInFrom = (origin: string) =>
      fetch(`${test.origin}/api/auth/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin },
        body: JSON.stringify({ email: accounts.admin.email, password: accounts.admin.password }),
      });
    const answer = await signInFrom(friend);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie().join()).not.toContain("lectern_session");
    expect((await signInFrom(ownSite)).status).toBe(200);
  });

  it.each([
    "https://stranger.example",
    "https://friend.example.evil.example",
    "http://friend.example",
    "null",
    "https://Friend.example:444",
  ])("that none names may do nothing: %s", async (origin) => {
    expect(cors(await preflight(origin, { names: byBearer }))).toBeNull();
    expect(cors(await preflight(origin, { path: "/api/courses?tenantId=2" }))).toBeNull();
    const answer = await fetch(`${test.origin}/api/courses?tenantId=2`, { headers: { Origin: origin } });
    expect([cors(answer), answer.headers.get("access-control-allow-credentials")]).toEqual([null, null]);
  });
});

const asked = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;

describe("a page of one's own host", () => {
  it.each([
    ["without an origin", {}, true],
    ["of the host", { origin: "https://a.test", host: "a.test" }, true],
    ["of the host, with its usual port", { origin: "https://a.test", host: "a.test:443" }, true],
    ["of another port", { origin: "http://a.test:1", host: "a.test:2" }, false],
    ["of a host below", { origin: "https://evil.a.test", host: "a.test" }, false],
    ["of nowhere", { origin: "null", host: "null" }, false],
    [
      "that the browser vouches for",
      { origin: "https://a.test", host: "b", "sec-fetch-site": "same-origin" },
      true,
    ],
    ["of a neighbour", { origin: "https://a.test", host: "b.test", "sec-fetch-site": "same-site" }, false],
  ])("is one %s", (_name, headers, isOwn) => {
    expect(isOwnPage(asked(headers), 0)).toBe(isOwn);
  });

  it("is one of the host that a trusted proxy was asked for", () => {
    const request = asked({ origin: "https://a.test", host: "inner:4000", "x-forwarded-host": "a.test" });
    expect([isOwnPage(request, 1), isOwnPage(request, 0)]).toEqual([true, false]);
  });
});
