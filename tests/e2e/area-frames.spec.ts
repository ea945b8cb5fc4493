import { expect, type Page, test } from "playwright/test";
import { demo, openSession } from "./support/accounts";
import { gatherProblems } from "./support/health";
import { layoutShifts } from "./support/layoutShift";
import { chooseTheme, desk, heading, phone, untilLive } from "./support/page";

const screens = [
  { who: "learner", path: "/learner/courses", name: /^My Courses$/ },
  { who: "admin", path: "/admin/courses", name: /^Courses$/ },
  { who: "admin", path: "/admin/batches", name: /^Batches$/ },
  { who: "admin", path: "/chat/1", name: /./ },
] as const;

const skeleton = (page: Page) => page.locator("#root[inert] .animate-skeleton");

/** Opens a page whose code does not come before the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

const widthOfSide = (page: Page) =>
  page.locator("[data-area] > :nth-child(2)").evaluate((side) => side.getBoundingClientRect().width);

for (const { who, path, name } of screens) {
  for (const [device, size] of Object.entries({ desk, phone })) {
    test(`${path} shows its frame before its code has run, and nothing moves then on a ${device}`, async ({
      page,
    }) => {
      const problems = gatherProblems(page);
      await page.setViewportSize(size);
      await openSession(page, demo[who]);
      const release = await openHeld(page, path);
      await expect(skeleton(page).first()).toBeAttached();
      expect(await skeleton(page).count()).toBeGreaterThan(3);
      release();
      await expect(page.locator("#root:not([inert])")).toBeAttached();
      await expect(heading(page)).toHaveText(name);
      const shifts = await layoutShifts(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(0.05);
      expect(problems).toEqual([]);
    });
  }
}

test("the frame stands as this browser remembers the sidebar, the rows and the theme", async ({ page }) => {
  await page.setViewportSize(desk);
  await openSession(page, demo.admin);
  await chooseTheme(page, "dark");
  await page.addInitScript(() => {
    localStorage.setItem("ADMIN_MENU_COLLAPSED", "true");
    localStorage.setItem("TABLE_ROWS", "comfortable");
  });
  const release = await openHeld(page, "/admin/courses");
  const heightOfRow = () =>
    page
      .locator("tbody tr")
      .first()
      .evaluate((row) => Math.round(row.getBoundingClientRect().height));
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(skeleton(page).first()).toBeVisible();
  const before = [await widthOfSide(page), await heightOfRow(), await colour()];
  release();
  await expect(page.getByRole("button", { name: "Expand the sidebar" })).toBeVisible();
  await expect(page.getByRole("row", { name: /React in Practice/ })).toBeVisible();
  expect([await widthOfSide(page), await heightOfRow(), await colour()]).toEqual(before);
  expect(before.slice(0, 2)).toEqual([60, 48]);
});

test("a learner who opens the administration sees nothing of it", async ({ page }) => {
  await openSession(page, demo.learner);
  await page.goto("/learner/courses");
  await untilLive(page);
  const release = await openHeld(page, "/admin/courses");
  await expect(skeleton(page).first()).toBeAttached();
  await expect(skeleton(page).first()).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(heading(page)).toBeVisible();
});

test("a visitor who opens an area gets no frame, and is led to the sign-in", async ({ page }) => {
  const release = await openHeld(page, "/learner/courses");
  await expect(page.locator("#root:empty")).toBeAttached();
  release();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("keys that are pressed before the code has run do what they would do later", async ({ page }) => {
  await openSession(page, demo.admin);
  const release = await openHeld(page, "/admin/courses");
  await expect(skeleton(page).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  release();
  await untilLive(page);
  await expect(page.getByRole("dialog")).toBeVisible();
});
