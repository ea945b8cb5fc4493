import { expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { demo, openNewAccount, openSession } from "./support/accounts";
import { makeGradebook } from "./support/gradebook";
import { phone } from "./support/page";

const cell = (page: Page, name: string) => page.getByRole("gridcell", { name });
/** A text that is seen now: the sums that hold the same figures are closed. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

test("a trainer types marks, explains a figure and imports a file; the learner sees it live", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { path, learner } = await makeGradebook(request, { learners: 2, items: 2 });
  const other = await (await browser.newContext()).newPage();
  await openSession(other, learner);
  await other.setViewportSize(phone);
  await other.goto("/learner/grades");
  await expect(other.getByText("No mark yet").first()).toBeVisible();

  await openSession(page, demo.admin);
  await page.goto(path);
  const grid = page.getByRole("grid", { name: "Grades" });
  await grid.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("15");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(cell(page, "Test 1, Graded 01: 15 of 20")).toBeVisible();
  await expect(cell(page, "Test 2, Graded 01: 10 of 20")).toBeVisible();
  await expect(seen(other, "15 of 20")).toBeVisible();

  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  const refused = page.getByRole("textbox", { name: "Graded 02's mark in Test 2" });
  await expect(page.getByRole("alert").getByText("At most 20 points")).toBeVisible();
  await expect(refused).toHaveValue("99");
  await expect(refused).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cell(page, "Test 2, Graded 02: no mark yet")).toBeVisible();

  await cell(page, "Graded 01's grade").click();
  const panel = page.getByRole("region", { name: "Graded 01's grade" });
  await expect(panel.getByRole("row", { name: /Assessments/ })).toContainText("25 of 40");
  await expect(panel.getByRole("row", { name: /^Test 1/ })).toContainText("15 of 20");
  await cell(page, "Test 1, Graded 01: 15 of 20").click();
  await expect(page.getByText("Entered by staff: 15 of 20")).toBeVisible();
  await expect(page.getByText("Entered 15")).toBeVisible();
  await page.getByLabel("Reason").fill("Added up again");
  await page.getByLabel("Mark, of 20").fill("16");
  await page.getByRole("button", { name: "Save mark" }).click();
  await expect(cell(page, "Test 1, Graded 01: 16 of 20")).toBeVisible();

  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import marks" });
  const username = learner.email.replace("@example.test", "");
  await dialog.getByLabel("Marks as CSV").fill(`Username,Test 2\n${username},21`);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog.getByText("Line 2, Test 2: At most 20 points")).toBeVisible();
  await dialog.getByLabel("Marks as CSV").fill(`Username,Test 2\n${username},12.5`);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog.getByText("Graded 01, Test 2: 10 → 12.5")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 1" }).click();
  await expect(cell(page, "Test 2, Graded 01: 12.5 of 20")).toBeVisible();
  await expect(seen(other, "12.5 of 20")).toBeVisible();
  await other.getByText("How this is calculated").click();
  await expect(other.getByRole("row", { name: /^Test 1/ })).toContainText("16 of 20");
  await seen(other, "Test 2").last().click();
  await expect(other.getByText("Entered by staff: 12.5 of 20")).toBeVisible();

  for (const item of [page, other]) {
    await expectAccessible(item, "light");
    await switchSystemTheme(item, "dark");
    await expectAccessible(item, "dark");
  }
  expect(await sidewaysScroll(other), "sideways scroll on a phone").toBe(0);
});

test("a new learner sees what will appear under Grades", async ({ page, request }) => {
  await openNewAccount(page, request);
  await page.goto("/learner/grades");
  await expect(page.getByText("No grades yet")).toBeVisible();
  await expectAccessible(page, "no grades");
});

test("a batch that does not exist is not found, instead of having no gradebook", async ({ page }) => {
  await openSession(page, demo.admin);
  await page.goto("/admin/batches/999999999/grades");
  await expect(page.getByRole("heading", { name: "Batch not found" })).toBeVisible();
  await expect(page.getByText("No gradebook")).toHaveCount(0);
});
