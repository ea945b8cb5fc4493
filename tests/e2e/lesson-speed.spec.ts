import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "playwright/test";
import { layoutShifts } from "./support/layoutShift";
import { study } from "./support/learner";
import { type TaughtCourse, taughtCourse } from "./support/lessons";
import { heading, phone } from "./support/page";

/** Milliseconds, the share of the screen that may move, and bytes by gzip. */
const limits = { press: 1_000, shift: 0.05, reader: 15_000, skeleton: 1_500, lesson: 4_000 } as const;

/** A phone's network: milliseconds, and bytes a second. */
const fast3g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 96_000,
} as const;

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

/** When the skeleton and the lesson were on the screen, in milliseconds since the page was asked for. */
interface Seen {
  skeleton?: number;
  lesson?: number;
}

/** Notes on each frame what is on the screen: all that blocks the painting has come by then. */
function noteSeen(): void {
  const seen: Seen = {};
  Object.assign(window, { seen });
  const look = () => {
    const busy = document.querySelector("main [aria-busy=true] .animate-skeleton");
    if (busy?.checkVisibility({ visibilityProperty: true })) seen.skeleton ??= performance.now();
    if (document.querySelector("article h2")) seen.lesson = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a lesson as someone does who was never here, on a phone's network. */
async function openCold(page: Page): Promise<Required<Seen>> {
  const fresh = await page.context().newPage();
  await fresh.addInitScript(noteSeen);
  const network = await page.context().newCDPSession(fresh);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  await network.send("Network.emulateNetworkConditions", fast3g);
  await fresh.goto(addressOf(1), { waitUntil: "commit" });
  await lastPart(fresh).waitFor({ state: "attached" });
  const shifts = await layoutShifts(fresh);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limits.shift);
  const seen = await fresh.evaluate(() => (window as unknown as { seen: Required<Seen> }).seen);
  await fresh.close();
  return seen;
}

test("the reader adds at most 15 kB of JavaScript to the learner's area, and loads no editor", async ({
  page,
  request,
}) => {
  await study(page, request, course.code);
  const scripts = new Map<string, Response>();
  page.on("response", (response) => void (isScript(response) && scripts.set(response.url(), response)));
  // Files that an area prefetches while the browser is idle are no part of the screen.
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
  test(`the skeleton comes within 1.5 s and the lesson within 4 s at Fast 3G on a ${device}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    await study(page, request, course.code);
    const opened = [await openCold(page), await openCold(page), await openCold(page)];
    const times = JSON.stringify(opened);
    expect(Math.min(...opened.map(({ skeleton }) => skeleton)), times).toBeLessThanOrEqual(limits.skeleton);
    expect(Math.min(...opened.map(({ lesson }) => lesson)), times).toBeLessThanOrEqual(limits.lesson);
  });

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
