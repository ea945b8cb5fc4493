import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openMatcher } from "#gateway/rest/match";
import { toHttpStatus } from "#gateway/rest/status";
import { BadRequest } from "#gateway/routes/route";
import { routes } from "#gateway/schema/routes";

const get = (path: string) => ({ method: "GET" as const, path });
const match = openMatcher([
  get("courses"),
  get("courses/code/{code}"),
  get("courses/{id}"),
  { method: "DELETE", path: "courses/{id}" },
  get("data/1.json"),
  get("data/{title}.json"),
  get("courses/{id}/modules/{moduleId}"),
]);

/** The documented path that serves an address. */
function pathOf(method: string, address: string): string | undefined {
  const found = match(method, address);
  return found.found ? found.route.path : undefined;
}

const segment = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.trim() !== "");

describe("the matcher", () => {
  it("prefers fixed paths to placeholders", () => {
    expect(pathOf("GET", "courses/code/JAVA")).toBe("courses/code/{code}");
    expect(pathOf("GET", "data/1.json")).toBe("data/1.json");
    expect(pathOf("GET", "data/2.json")).toBe("data/{title}.json");
  });

  it("hands on each placeholder decoded, whatever it holds", () => {
    fc.assert(
      fc.property(segment, segment, (id, moduleId) => {
        const path = `courses/${encodeURIComponent(id)}/modules/${encodeURIComponent(moduleId)}`;
        const found = match("GET", path);
        expect(found.found && found.path).toEqual({ id, moduleId });
      }),
    );
  });

  it("matches whole paths only, and a placeholder holds one part of a path", () => {
    expect(pathOf("GET", "courses/1/2")).toBeUndefined();
    expect(pathOf("GET", "courses/")).toBeUndefined();
    expect(pathOf("GET", "xcourses")).toBeUndefined();
    expect(pathOf("GET", "data/1xjson")).toBeUndefined();
  });

  it("tells the methods that a path knows", () => {
    expect(match("PUT", "courses/1")).toEqual({ found: false, allowed: ["GET", "DELETE"] });
    expect(match("GET", "nothing")).toEqual({ found: false, allowed: [] });
  });

  it("refuses an address that cannot be decoded", () => {
    expect(() => match("GET", "courses/%E0%A4%A")).toThrow(BadRequest);
  });

  it("finds every entry of the tables by its own path: none hides behind another", () => {
    const real = openMatcher(routes);
    for (const route of routes) {
      const address = route.path.replace(/\{(\w+)\}/g, "7");
      const found = real(route.method, address);
      expect(found.found && found.route.path, route.path).toBe(route.path);
    }
  });

  it("knows each method and path once", () => {
    const keys = routes.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("status.ts", () => {
  it.each([
    ["UNAUTHENTICATED", 401],
    ["FORBIDDEN", 403],
    ["INVALID", 400],
    ["BAD_USER_INPUT", 400],
    ["LIMIT_EXCEEDED", 400],
    ["NOT_FOUND", 404],
    ["CONFLICT", 409],
    ["STALE", 409],
    ["TOO_MANY_ATTEMPTS", 429],
    ["UNAVAILABLE", 503],
    ["FAULT", 500],
    ["anything else", 500],
  ])("makes %s a %d", (code, status) => {
    expect(toHttpStatus(code)).toBe(status);
  });
});
