import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "playwright/test";
import { layoutShifts } from "./support/layoutShift";
import { study } from "./support/learner";
import { type TaughtCourse, taughtCourse } from "./support/lessons";
import { heading, phone } from "./support/page";

/** Milliseconds, the share of the screen that may move, and bytes by gzip. */
const limits = { press: 1_000, shift: 0.05, reader: 15_000 } as const;

const text = (at: number) => ({
  kind: "TEXT",
  markdown: `## Part ${at + 1}\n\n${"A sentence of the lesson that says something. ".repeat(6)}`,
});
const blocks = Array.from({ length: 60 }, (_block, at) =>
  at % 6 === 5 ? { kind: "CODE", language: "javascript", markdown: `console.log(${at});` } : text(at),
);

let course: TaughtCourse;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  course = await taughtCourse([{ blocks: [text(0)] }, { blocks }]);
});

const addressOf = (at: number) =>
  `/learner/courses/${course.code}/${course.id}/topics/${course.topics[at]?.databaseId}`;
const nameOf = (at: number) => course.topics[at]?.name ?? "";
const lastPart = (page: Page) => page.getByRole("heading", { level: 2, name: "Part 59" });

const isScript = (response: Response) => new URL(response.url()).pathname.endsWith(".js");
const sizeOf = async (response: Response) => gzipSync(await response.body(), { level: 9 }).length;

/** The best of three: what else the machine does is no part of it. */
async function best(measure: () => Promise<number>): Promise<number> {
  const times = [await measure(), await measure(), await measure()];
  return Math.min(...times);
}

test("the reader adds at most 15 kB of JavaScript to the learner's area, and loads no editor", async ({
  page,
  request,
}) => {
  await study(page, request, course.code);
  const scripts = new Map<string, Response>();
  page.on("response", (response) => void (isScript(response) && scripts.set(response.url(), response)));
  // What an area prefetches while the browser is idle is no part of the screen.
  await page.addInitScript(() => {
    const plain = window.setTimeout.bind(window);
    const short = (work: () => void, delay = 0) => (delay < 3_000 ? plain(work, delay) : 0);
    Object.assign(window, { setTimeout: short });
  });
  await page.goto("/learner/courses", { waitUntil: "networkidle" });
  await page.goto(`/learner/courses/${course.code}/${course.id}/topics`, { waitUntil: "networkidle" });
  const before = new Set(scripts.keys());
  await page.goto(addressOf(1), { waitUntil: "networkidle" });
  await expect(lastPart(page)).toBeAttached();
  const added = [...scripts].filter(([url]) => !before.has(url)).map(([, response]) => response);
  const sizes = await Promise.all(
    added.map(async (file) => [new URL(file.url()).pathname, await sizeOf(file)] as const),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(limits.reader);
  const all = await Promise.all([...scripts.keys()].map(async (url) => (await page.request.get(url)).text()));
  expect(all.some((code) => code.includes("ProseMirror"))).toBe(false);
});

test("a lesson of 60 blocks is on screen within 1 s after a press", async ({ page, request }) => {
  await study(page, request, course.code);
  const press = async () => {
    await page.goto(addressOf(0));
    await expect(heading(page)).toHaveText(nameOf(0));
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: /^Next/ }).first().waitFor();
    const started = Date.now();
    await page.getByRole("link", { name: /^Next/ }).first().click();
    await lastPart(page).waitFor({ state: "attached" });
    return Date.now() - started;
  };
  const time = await best(press);
  expect(time).toBeLessThanOrEqual(limits.press);
});

for (const [device, size] of Object.entries({ desk: { width: 1280, height: 800 }, phone })) {
  test(`a lesson stays in its place while it loads on a ${device}`, async ({ page, request }) => {
    await page.setViewportSize(size);
    await study(page, request, course.code);
    await page.goto(addressOf(1));
    await expect(lastPart(page)).toBeAttached();
    const shifts = await layoutShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limits.shift);
  });
}
