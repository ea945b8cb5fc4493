import { expect, test } from "playwright/test";
import { demo, signIn, uniqueName } from "./support/accounts";
import { heading } from "./support/page";

// Browsers keep some of their functions for https and for this machine: an institute that tries the product in its own
// network has neither.
test.use({ baseURL: `http://institute.test:${process.env["E2E_PORT"]}` });

test("a learner signs in and writes in the chat by plain http under another host's name", async ({
  page,
}) => {
  await signIn(page, demo.learner);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.goto("/chat/1");
  const text = uniqueName("plain");
  await page.getByPlaceholder("Type a New Message").fill(text);
  await page.keyboard.press("Enter");
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText(text, { exact: true })).toBeVisible();
  await page.reload();
  await expect(messages.getByText(text, { exact: true })).toBeVisible();
});

test("an administrator adds a module to a new course's outline by plain http", async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto("/admin/courses/create");
  await expect(heading(page)).toHaveText("Add Course");
  await page.getByRole("textbox", { name: "Code" }).fill(uniqueName("P").slice(0, 10));
  await page.getByRole("combobox", { name: "Category" }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Title" }).fill(uniqueName("Plain"));
  await page.getByRole("textbox", { name: "Description" }).fill("By plain http.");
  await page.getByRole("button", { name: "Next: Outline" }).click();
  await page.getByRole("button", { name: "Add module" }).click();
  await expect(page.getByRole("list", { name: "Modules" }).getByRole("textbox").first()).toBeVisible();
});
