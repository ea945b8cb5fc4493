import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestGateway, type TestGateway } from "../support/gateway";

let test: TestGateway;
const folder = mkdtempSync(join(tmpdir(), "lectern-client-"));

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Lectern</title>");
  writeFileSync(join(folder, "assets", "main-1.js"), "export {};");
  test = await openTestGateway({ clientFolder: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string) => fetch(test.origin + path);

describe("the built client", () => {
  it.each([
    "/",
    "/courses/Node.js",
    "/courses/ASP.NET",
    "/users/jane.doe",
    "/admin/curriculum/Intro.to.css",
    "/courses/a%2Fb.svg",
    "/learner/courses/Node.js/1/topics?x=/assets/a.js",
  ])("has its page at %s", async (path) => {
    const answer = await open(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html;charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toContain("<!doctype html>");
  });

  it.each(["/assets/gone-2.js", "/assets/none", "/favicon.ico", "/.well-known/x", "/wp-login.php"])(
    "has no page where a file is missing: %s",
    async (path) => {
      const answer = await open(path);
      expect([answer.status, await answer.json()]).toEqual([404, { message: "Not found" }]);
    },
  );

  it("has files that may be kept for ever", async () => {
    const answer = await open("/assets/main-1.js");
    expect([answer.status, await answer.text()]).toEqual([200, "export {};"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });
});
