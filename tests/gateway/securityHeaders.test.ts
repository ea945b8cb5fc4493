import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPublicOrigin } from "#gateway/http/publicOrigin";
import { openTestGateway, type TestGateway } from "../support/gateway";
import { rawRequest } from "../support/rawRequest";

let test: TestGateway;
const folder = mkdtempSync(join(tmpdir(), "lectern-headers-"));

beforeAll(async () => {
  for (const name of ["assets", "covers"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Lectern</title>");
  writeFileSync(join(folder, "assets", "main-1.js"), "export {};");
  writeFileSync(join(folder, "covers", "java.svg"), "<svg/>");
  test = await openTestGateway({ clientFolder: folder, environment: { TRUST_PROXY: "1" } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const paths = [
  "/",
  "/courses/HTML-CSS",
  "/assets/main-1.js",
  "/covers/java.svg",
  "/api/courses",
  "/readyz",
  "/nope.js",
];

describe("every answer", () => {
  it.each(paths)(
    "keeps browsers on https when it came by it, and says nothing otherwise: %s",
    async (path) => {
      const header = async (headers: Record<string, string>) =>
        (await fetch(test.origin + path, { headers })).headers.get("strict-transport-security");
      expect(await header({ "X-Forwarded-Proto": "https" })).toBe("max-age=31536000");
      expect(await header({ "X-Forwarded-Proto": "http" })).toBeNull();
      expect(await header({})).toBeNull();
    },
  );

  it.each(paths)("is no other site's to show, but for pictures of courses: %s", async (path) => {
    const { headers } = await fetch(test.origin + path);
    const expected = path.startsWith("/covers/") ? "cross-origin" : "same-origin";
    expect(headers.get("cross-origin-resource-policy")).toBe(expected);
    expect(headers.get("origin-agent-cluster")).toBe("?1");
  });

  it.each(paths)("is kept by no shared cache when it sets a cookie: %s", async (path) => {
    const { headers } = await fetch(test.origin + path, { headers: { Accept: "text/html" } });
    const policy = headers.get("cache-control") ?? "";
    if (headers.has("set-cookie")) expect(policy).toMatch(/private|no-store/);
    else expect(policy).toMatch(/public|no-cache|no-store/);
    if (path === "/") expect([policy, headers.has("set-cookie")]).toEqual(["private, no-cache", true]);
  });
});

describe("the address that a page gives itself", () => {
  const headFor = (host: string) =>
    rawRequest(test.origin, `GET /courses/HTML-CSS HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);

  it("is the institute's own domain, whatever host was asked", async () => {
    const asked = await headFor("evil.example");
    expect(asked).toContain('<link rel="canonical" href="http://evil.example/courses/HTML-CSS" />');
    const { organization } = test.database.prisma;
    await organization.update({ where: { id: 1 }, data: { domain: "learn.demo.test" } });
    test.gateway.bus.publish("organizationChanged", { organizationId: 1 });
    const head = await headFor("evil.example");
    expect(head).not.toContain("evil.example");
    expect(head).toContain('<link rel="canonical" href="http://learn.demo.test/courses/HTML-CSS" />');
    expect(head).toContain('content="http://learn.demo.test/covers/html-css.svg"');
  });

  it.each([
    [[], "https://any.example:8443", "https://any.example:8443"],
    [["a.example"], "https://any.example", "https://a.example"],
    [["a.example", "own.example"], "https://a.example", "https://own.example"],
    [["own.example"], "http://own.example:4000", "http://own.example:4000"],
  ])("of an institute with the domains %j asked at %s is below %s", (hosts, asked, expected) => {
    expect(findPublicOrigin({ hosts }, asked)).toBe(expected);
  });
});
