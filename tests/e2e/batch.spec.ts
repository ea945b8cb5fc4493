import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demo, openSession, registerAccount } from "./support/accounts";
import { heading, toasts } from "./support/page";

const main = (page: Page) => page.getByRole("main");

/** Opens a part of the batch by its link. */
async function openPart(page: Page, part: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Parts of the batch" })
    .getByRole("link", { name: part })
    .click();
  await expect(heading(page)).toHaveText(part);
}

/** Types into a search among many, and chooses what it finds. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(text);
  await page.getByRole("option", { name: new RegExp(text) }).click();
}

/** Ticks a user in the search of who can be assigned. */
async function tick(page: Page, address: string): Promise<void> {
  const search = page.getByRole("searchbox", { name: "Search users by name or email" });
  await search.fill(address);
  await search.press("Enter");
  await page.getByRole("checkbox", { name: new RegExp(address) }).check();
}

async function openActions(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("a batch from creation to completion", async ({ page, browser, request }) => {
  test.slow();
  const [first, second] = [await registerAccount(request), await registerAccount(request)];
  const name = `Journey batch ${randomUUID().slice(0, 8)}`;
  await openSession(page, demo.admin);
  await page.goto("/admin/batches");
  await page.getByRole("link", { name: "Create batch" }).first().click();
  await page.getByRole("textbox", { name: /^Name/ }).fill(name);
  await page.getByRole("textbox", { name: /^Description/ }).fill("Made in a browser");
  await page.getByLabel(/^Start date/).fill("2026-01-05");
  await page.getByLabel(/^End date/).fill("2026-03-27");
  await page.getByLabel(/^Start time/).fill("18:00");
  await page.getByLabel(/^End time/).fill("20:00");
  await page.getByRole("textbox", { name: "Meeting link" }).fill("meet.example.test/abc");
  await page.getByRole("button", { name: "Create batch" }).click();
  await expect(toasts(page).getByText("Batch created successfully")).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await expect(main(page).getByText("05-Jan-2026").first()).toBeVisible();

  await openPart(page, "Courses");
  await page.getByRole("link", { name: "Assign course" }).first().click();
  await pick(page, "Course", "Linux");
  const title = await page.getByRole("combobox", { name: "Course", exact: true }).inputValue();
  await page.getByRole("checkbox", { name: "Locked" }).uncheck();
  await expectAccessible(page, "a course that is about to be assigned");
  await page.getByRole("button", { name: "Assign course" }).click();
  await expect(toasts(page).getByText("Course assigned successfully")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("05-Jan-2026");

  await openPart(page, "Users");
  await page.getByRole("link", { name: "Assign users" }).first().click();
  await tick(page, first.email);
  await tick(page, second.email);
  await expectAccessible(page, "users that are about to be assigned");
  await page.getByRole("button", { name: "Assign 2 users" }).click();
  await expect(toasts(page).getByText("User assigned to batch successfully")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: second.email })).toBeVisible();

  await openPart(page, "Courses");
  await openActions(page, title, "Assign Trainer");
  await pick(page, "Trainer", demo.admin.email);
  await page.getByRole("combobox", { name: /^Role/ }).selectOption("CO-TRAINER");
  await page.getByRole("button", { name: "Assign trainer" }).click();
  await expect(toasts(page).getByText("Trainer assigned to batch successfully")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "CO-TRAINER" })).toBeVisible();

  const study = await (await browser.newContext()).newPage();
  await openSession(study, second);
  await study.goto("/learner/courses");
  await expect(main(study).getByText(title).first()).toBeVisible();
  await study.context().close();

  await openPart(page, "Courses");
  await page.getByRole("link", { name: `Course ${title}` }).click();
  await expect(heading(page)).toHaveText(title);
  await main(page).getByRole("checkbox").first().check();
  await expect(toasts(page).getByText("Topic status updated")).toBeVisible();
  await openPart(page, "Courses");
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText(/1\/\d+/);

  await openActions(page, title, "Edit");
  await page.getByRole("combobox", { name: /^Status/ }).selectOption("Completed");
  await page.getByRole("checkbox", { name: "Locked" }).check();
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(toasts(page).getByText("Batch Course updated successfully")).toBeVisible();
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await expect(page.getByRole("menuitem", { name: "Delete", exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("combobox", { name: /^Status/ }).selectOption("Completed");
  await page.getByRole("button", { name: "Save batch" }).click();
  await expect(toasts(page).getByText("Batch updated successfully")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("searchbox", { name: "Search batches" }).fill(name);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Completed");
});
