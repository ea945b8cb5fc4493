import { expect, type Page, test } from "playwright/test";
import { gatherProblems } from "./support/health";
import { courseTitles, header, heading, untilLive } from "./support/page";

/** Refuses to store as Chromium does while all cookies are blocked: the mere mention of a storage throws. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
  });

test("with all cookies blocked the public site works, and signing in says what it needs", async ({
  page,
}) => {
  const problems = gatherProblems(page);
  await blockStorage(page);
  await page.goto("/");
  await untilLive(page);
  await header(page).getByTitle("Dark theme").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await header(page).getByRole("link", { name: "Courses" }).click();
  await page.getByRole("searchbox", { name: "Search courses" }).fill("python");
  await expect(courseTitles(page)).toHaveCount(2);
  await courseTitles(page).first().click();
  await expect(heading(page)).toHaveText(/ - Curriculum$/);
  for (const path of ["/auth/login", "/auth/register"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Your browser blocks cookies");
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  }
  await page.goto("/courses?token=spent");
  await expect(page.getByText("Allow them for this site, then use the link again.")).toBeVisible();
  expect(problems).toEqual([]);
});
