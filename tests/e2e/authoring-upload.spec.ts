import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { expectAccessible, switchSystemTheme } from "./support/accessibility";
import { demo, openSession } from "./support/accounts";
import { gatherProblems } from "./support/health";
import { heading, toasts } from "./support/page";

const wrong = "# Beginnings\n- First topic\nno heading and no item\n# Endings\n- Last topic\n";
const right = wrong.replace("no heading and no item", "- Second topic");

test("an outline with an error names its line and is not saved; corrected, it is the curriculum's, and is edited by hand", async ({
  page,
}) => {
  const title = `Outline ${randomUUID().slice(0, 8)}`;
  await openSession(page, demo.admin);
  await page.goto("/admin/curriculum/create");
  await page.getByRole("textbox", { name: /^Title/ }).fill(title);
  await page.getByRole("textbox", { name: /^Duration/ }).fill("90");
  await page
    .getByRole("main")
    .getByRole("button", { name: /create|save/i })
    .click();
  await expect(toasts(page).getByText("Curriculum created successfully")).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  const view = page.url();
  await page.getByRole("link", { name: "Upload an outline" }).click();
  await expect(heading(page)).toHaveText("Upload topics");

  await page.getByLabel("Outline file").setInputFiles({
    name: "outline.md",
    mimeType: "text/markdown",
    buffer: Buffer.from(wrong),
  });
  const text = page.getByRole("textbox", { name: /^Modules and topics/ });
  await expect(text).toHaveValue(wrong);
  const problem = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await expect(problem).toHaveCount(1);
  await expect(problem).toContainText("Line 3");
  await expect(problem).toContainText("Neither a heading (# Module) nor a list item (- Topic)");
  await expect(page.getByText("Fix these problems before saving")).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toasts(page).getByText(/Line 3: Neither a heading/)).toBeVisible();
  await expect(text).toBeFocused();
  expect(page.url(), "nothing was saved").toBe(address);
  await expect(text).toHaveValue(wrong);

  await text.fill(right);
  await expect(problem).toHaveCount(0);
  await expect(page.getByText("2 modules, 3 topics", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toasts(page).getByText("Curriculum updated successfully")).toBeVisible();
  await page.goto(view);
  const modules = page.getByRole("list", { name: "Modules" });
  await expect(modules.getByRole("heading", { level: 2 })).toHaveText([/Beginnings/, /Endings/]);
  for (const topic of ["First topic", "Second topic", "Last topic"]) {
    await expect(modules.getByText(topic, { exact: true })).toBeVisible();
  }

  await page.getByRole("button", { name: "Edit outline" }).press("Enter");
  await page.getByRole("button", { name: "Add Topic to Endings" }).press("Enter");
  await page.keyboard.type("Very last topic");
  await page.keyboard.press("Enter");
  const moved = page.getByRole("button", { name: "Move First topic", exact: true });
  await moved.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(moved).toBeFocused();
  await expectAccessible(page, "the outline of a curriculum that is edited");
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save outline" }).press("Enter");
  await expect(page.getByRole("button", { name: "Edit outline" })).toBeFocused();
  await page.reload();
  await expect(modules.getByRole("listitem").filter({ hasNot: page.getByRole("list") })).toHaveText([
    "Second topic",
    "First topic",
    "Last topic",
    "Very last topic",
  ]);

  await test.step("errors are told above a dialog, and dismissed without closing it", () =>
    dismissErrorsAboveDialog(page));
});

/** Submits an empty form in a dialog, and dismisses its errors by mouse and by keyboard. */
async function dismissErrorsAboveDialog(page: Page): Promise<void> {
  const problems = gatherProblems(page);
  await page.getByRole("button", { name: "Create a course from this curriculum" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a course" });
  const code = dialog.getByRole("textbox", { name: /^Code/ });
  const errors = toasts(page).getByRole("listitem").filter({ hasText: "Errors" });
  const submit = dialog.getByRole("button", { name: "Create course" });

  const overflow = await page.evaluate(() => getComputedStyle(document.body).overflow);
  expect(overflow, "the page stands still behind the dialog").toBe("hidden");
  await submit.click();
  await expect(page.getByRole("alert").filter({ hasText: "Errors. Code is required." })).toBeAttached();
  await errors.getByRole("button", { name: "Dismiss" }).click();
  await expect(errors).toHaveCount(0);
  await expect(code).toBeFocused();

  await submit.click();
  await errors.getByText("Errors", { exact: true }).click();
  await expect(errors).toHaveCount(0);

  await submit.press("Enter");
  await expect(errors).toBeVisible();
  await expect(code).toBeFocused();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(errors).toBeFocused();
  // The contrast of a toast that is still fading in says nothing.
  await switchSystemTheme(page, "light");
  await expectAccessible(page, "errors above a dialog");
  await page.keyboard.press("Tab");
  await expect(errors.getByRole("button", { name: "Dismiss" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(errors).toHaveCount(0);
  await expect(code).toBeFocused();

  await submit.press("Enter");
  await expect(errors).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(errors).toHaveCount(0);
  await expect(code).toBeFocused();
  await expect(dialog).toBeVisible();
  expect(problems).toEqual([]);
}
