import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { VisitorPages } from "#gateway/domains/pages/contract";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";

/** How long a rendering here says that it has held the process. */
const milliseconds = 500;
const rendered = {
  html: "<h1>Drawn here</h1>",
  pictures: "",
  data: { answers: [] },
  tenantId: 1,
  brand: null,
};
const folder = mkdtempSync(join(tmpdir(), "lectern-bounded-"));

let test: TestGateway;
let renderings = 0;

const pages: VisitorPages = {
  findRoute: () => "courses",
  findFrame: () => null,
  isScreen: () => true,
  async render() {
    renderings += 1;
    return { ...rendered, milliseconds };
  },
};

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), '<html><head></head><body><div id="root"></div></body></html>');
  const files = { main: "/assets/index-1.js", shared: [], screens: {}, frames: {} };
  test = await openTestGateway({ clientFolder: folder, pagesBuild: { pages, files } });
  // No page expires during the test.
  test.setNow(new Date());
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function open(search: string) {
  const answer = await fetch(`${test.origin}/courses?search=${search}`);
  return { status: answer.status, isDrawn: (await answer.text()).includes("Drawn here") };
}

describe("made-up searches", () => {
  it("take at most a burst and half of the time for rendering, and all of them are answered", async () => {
    const started = performance.now();
    const answers = [];
    for (let at = 0; at < 30; at += 1) answers.push(await open(`made-up-${at}`));
    const passed = performance.now() - started;
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const drawn = answers.filter(({ isDrawn }) => isDrawn).length;
    expect(drawn).toBe(renderings);
    // Saved up: 1,500 ms. The last rendering may begin with less left than it takes.
    expect(drawn * milliseconds).toBeLessThanOrEqual(1_500 + passed / 2 + milliseconds);
    expect(drawn).toBeGreaterThanOrEqual(3);
    // A page rendered before is still given.
    expect((await open("made-up-0")).isDrawn).toBe(true);
    expect(renderings).toBe(drawn);
  });
});
