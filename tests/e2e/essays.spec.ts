import { expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll } from "./support/accessibility";
import { demo, openSession } from "./support/accounts";
import { desk, phone, toasts } from "./support/page";

test.use({ viewport: desk });

/** Gives back every piece that the viewer has taken: one in this journey, or in its first try. Returns their number. */
async function releaseTaken(page: Page): Promise<number> {
  await page.goto("/admin/review?state=MINE");
  const taken = page.getByRole("button", { name: /\d{2}:\d{2}:\d{2}/ });
  const head = page.getByText(/^\d+ submissions?/);
  const count = Number.parseInt(await head.innerText(), 10);
  for (let left = count - 1; left >= 0; left--) {
    await taken.first().click();
    await page.getByRole("button", { name: "Release" }).click();
    await expect(taken).toHaveCount(left);
  }
  return count;
}

test("an essay of an exam is taken, marked by keys and taken back, while another reviewer sees it go and come", async ({
  page,
  browser,
}) => {
  await openSession(page, { email: "coordinator@demo.test", password: "staff-12345" });
  await releaseTaken(page);
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const other = await context.newPage();
  await openSession(other, demo.admin);
  await other.goto("/admin/review");
  const theirs = other.getByRole("button", { name: /HTML & CSS Essentials: Final exam/ });
  await expect(theirs.first()).toBeVisible();
  const waiting = await theirs.count();
  expect(await sidewaysScroll(other)).toBe(0);

  await page.goto("/admin/review");
  await page
    .getByRole("button", { name: /Final exam/ })
    .first()
    .press("Enter");
  await expect(page.getByLabel("Marks")).toBeFocused();
  await expect(page.getByText(/A shop's page is slow on phones/)).toBeVisible();
  await expect(theirs).toHaveCount(waiting - 1);
  await expectAccessible(page, "an essay that is marked");

  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Marks must not exceed 6", { exact: true }).first()).toBeVisible();
  await page.getByLabel("Marks").fill("4.5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  // The next piece is there, an essay or a submission.
  await expect(page.getByRole("button", { name: "Release" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect(toasts(page).getByText("Undone")).toBeVisible();
  const history = page.getByLabel("History of the mark").getByRole("listitem");
  await expect(history.last()).toHaveText(/: 4\.5 to no mark$/);
  // The piece that came after the mark was taken as well.
  expect(await releaseTaken(page)).toBe(2);
  await expect(theirs).toHaveCount(waiting);
  await context.close();
});
