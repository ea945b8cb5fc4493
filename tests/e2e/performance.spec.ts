import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "playwright/test";
import { openSession, registerAccount } from "./support/accounts";
import { gatherProblems } from "./support/health";
import { layoutShifts, paintSkeletons } from "./support/layoutShift";
import { desk, heading, phone } from "./support/page";
import { measuredScreens, visitorScreens } from "./support/screens";

const layoutShiftLimit = 0.05;

/** The answers to a page's requests for files of its own, in the order in which they came. */
function gatherFiles(page: Page): readonly Response[] {
  const files: Response[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "GET") files.push(response);
  });
  return files;
}

const pathOf = (response: Response) => new URL(response.url()).pathname;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const gzipSize = (body: Buffer) => gzipSync(body, { level: 9 }).length;

/** The budget of a visitor's first page: requests, and kilobytes: on the line, and of JavaScript by gzip. */
const firstLoads = [
  { path: "/home", requests: 36, line: 310, javaScript: 190 },
  { path: "/courses", requests: 30, line: 300, javaScript: 190 },
  { path: "/courses/HTML-CSS", requests: 32, line: 310, javaScript: 190 },
] as const;

/** Lets nothing come that waits until the first screen has had its time: on a busy machine it would be counted. */
const holdLateParts = (page: Page) =>
  page.addInitScript(() => {
    const plain = window.setTimeout.bind(window);
    const short = (work: () => void, delay = 0) => (delay < 3_000 ? plain(work, delay) : 0);
    Object.assign(window, { setTimeout: short });
  });

/** The bytes of an answer on the line, its headers included. */
async function sizeOf(response: Response): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return responseBodySize + responseHeadersSize;
}

test.describe("the first load", () => {
  for (const { path, requests, line, javaScript } of firstLoads) {
    test(`of ${path} takes at most ${requests} requests and ${line} kB, and ${javaScript} kB of JavaScript`, async ({
      page,
    }) => {
      await holdLateParts(page);
      const answers: Response[] = [];
      page.on("response", (response) => answers.push(response));
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(heading(page)).toBeVisible();
      const names = answers.map(pathOf);
      expect(names.length, names.join("\n")).toBeLessThanOrEqual(requests);
      expect(sum(await Promise.all(answers.map(sizeOf)))).toBeLessThanOrEqual(line * 1000);
      const scripts = answers.filter((answer) => pathOf(answer).endsWith(".js"));
      const packed = await Promise.all(
        scripts.map(async (file) => [pathOf(file), gzipSize(await file.body())] as const),
      );
      const list = JSON.stringify(Object.fromEntries(packed), null, 1);
      expect(scripts.length).toBeGreaterThan(0);
      expect(sum(packed.map(([, size]) => size)), list).toBeLessThanOrEqual(javaScript * 1000);
    });
  }

  test("keeps hashed files for ever and compressed, and asks for the page each time", async ({ page }) => {
    const files = gatherFiles(page);
    const document = await page.goto("/courses", { waitUntil: "networkidle" });
    expect(document?.headers()["cache-control"]).toBe("private, no-cache");
    const assets = files.filter((file) => pathOf(file).startsWith("/assets/"));
    expect(assets.length).toBeGreaterThan(0);
    for (const asset of assets) {
      const { "cache-control": caching, "content-encoding": encoding } = asset.headers();
      expect(caching, asset.url()).toContain("immutable");
      expect(caching, asset.url()).toMatch(/max-age=31536000/);
      const isText = /\.(js|css)$/.test(pathOf(asset));
      // Compressing what fits into one packet gains nothing.
      if (isText && (await asset.body()).length > 1500) expect(encoding, asset.url()).toMatch(/^(br|gzip)$/);
    }
  });

  test("loads each other screen's code only when it is opened", async ({ page }) => {
    const files = gatherFiles(page);
    await page.goto("/courses", { waitUntil: "networkidle" });
    const before = files.length;
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await expect(heading(page)).toHaveText("Login");
    expect(files.slice(before).map(pathOf).join(" ")).toMatch(/\/assets\/\S+\.js/);
  });
});

for (const { name, path, heading: title } of measuredScreens) {
  for (const [device, size] of Object.entries({ desk, phone })) {
    test(`${name} stays in its place while it loads on a ${device}`, async ({ page }) => {
      await page.setViewportSize(size);
      await paintSkeletons(page);
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      const shifts = await layoutShifts(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(layoutShiftLimit);
    });
  }
}

test.describe("the browser has nothing to complain of", () => {
  test("the browser has nothing to complain of on any visitor screen, and the policy is strict", async ({
    page,
  }) => {
    const problems = gatherProblems(page);
    for (const { path, heading: title } of visitorScreens) {
      const document = await page.goto(path);
      const policy = document?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.match(/script-src [^;]+/)?.[0]).toBe("script-src 'self'");
      expect(document?.headers()["x-content-type-options"]).toBe("nosniff");
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(problems, path).toEqual([]);
    }
  });

  test("the browser has nothing to complain of when a visitor opens an area of members and is led to the sign-in", async ({
    page,
  }) => {
    const problems = gatherProblems(page);
    for (const path of ["/learner/courses", "/admin/courses", "/chat"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/auth\/login/);
      await page.waitForLoadState("networkidle");
      expect(problems, path).toEqual([]);
    }
  });

  test("the browser has nothing to complain of on the screens of a learner", async ({ page, request }) => {
    const account = await registerAccount(request);
    const problems = gatherProblems(page);
    await openSession(page, account);
    for (const path of ["/learner/courses", `/users/${account.username}`, "/courses", "/auth/login"]) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(problems, path).toEqual([]);
    }
  });
});
