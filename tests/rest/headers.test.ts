import { describe, expect, it } from "vitest";
import { chooseEncoding } from "#gateway/http/send";
import { openSuite } from "../support/suite";

const { test } = await openSuite();

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
    expect(policy.split("; ").find((value) => value.startsWith("script-src"))).not.toMatch(
      /unsafe|\*|https?:/,
    );
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("answers of the API are never cached", async () => {
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
