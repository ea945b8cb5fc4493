import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isOwnPage } from "#gateway/http/cors";
import { chooseEncoding } from "#gateway/http/send";
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

const kinds: [name: string, path: string, options?: RequestInit][] = [
  ["a REST answer", "/api/courses"],
  ["a REST error", "/api/nothing"],
  ["a refused session", "/api/users/me"],
  ["a static file", "/data/1.json"],
  ["a GraphQL answer", "/graphql?query={settings{code}}"],
  ["a GraphQL error", "/graphql?query={nothing}"],
  ["GraphiQL", "/graphql", { headers: { Accept: "text/html" } }],
  ["a health check", "/healthz"],
  ["a page of the client", "/courses", { headers: { Accept: "text/html" } }],
  ["a refused body", "/api/auth/login", { method: "POST", body: "x" }],
];

describe("every kind of answer carries the security headers", () => {
  it.each(kinds)("%s", async (_name, path, options) => {
    const { headers } = await fetch(test.origin + path, options);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy.split("; ").find((one) => one.startsWith("script-src"))).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("and those of the API are never cached", async () => {
    for (const path of ["/api/courses", "/api/users/me", "/graphql?query={settings{code}}"]) {
      expect((await fetch(test.origin + path)).headers.get("cache-control"), path).toBe("no-store");
    }
  });
});

describe("an answer", () => {
  const encodingOf = async (path: string, accepted: string) =>
    (await fetch(test.origin + path, { headers: { "Accept-Encoding": accepted } })).headers;

  it("is compressed as the caller takes it, when that pays", async () => {
    expect((await encodingOf("/api/courses", "gzip, br")).get("content-encoding")).toBe("br");
    expect((await encodingOf("/api/courses", "gzip")).get("content-encoding")).toBe("gzip");
    expect((await encodingOf("/api/courses", "identity")).get("content-encoding")).toBeNull();
    expect((await encodingOf("/api/assets/settings", "gzip, br")).get("content-encoding")).toBeNull();
    expect((await encodingOf("/api/courses", "gzip")).get("vary")).toContain("Accept-Encoding");
  });

  it("says the same compressed and not", async () => {
    const read = async (accepted: string) =>
      (await fetch(`${test.origin}/api/courses`, { headers: { "Accept-Encoding": accepted } })).json();
    const plain = await read("identity");
    expect(await read("br")).toEqual(plain);
    expect(await read("gzip")).toEqual(plain);
  });

  it.each([
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0", null],
    ["gzip;q=0.5", "gzip"],
    ["deflate", null],
    [undefined, null],
  ])("to '%s' is encoded as %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe("the checks of a supervisor", () => {
  it.each(["/healthz", "/readyz"])("are answered at %s", async (path) => {
    const answer = await fetch(test.origin + path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
  });
});
