import { expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll } from "./support/accessibility";
import { openSession, uniqueName } from "./support/accounts";
import { phone, untilLive } from "./support/page";

const staff = { email: "coordinator@demo.test", password: "staff-12345" };

async function openFilters(page: Page) {
  await page.getByRole("button", { name: "Saved filters" }).click();
  return page.getByRole("dialog", { name: "Saved filters" });
}

test("a list is shown as it was saved, after a reload and by touch", async ({ page }) => {
  const name = uniqueName("running");
  await openSession(page, staff);
  await page.goto("/admin/batches?status=IN_PROGRESS");
  await untilLive(page);
  const dialog = await openFilters(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page, "the saved filters");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Saved filters" })).toBeFocused();

  await page.setViewportSize(phone);
  await page.goto("/admin/batches");
  await untilLive(page);
  const onPhone = await openFilters(page);
  await expect(onPhone.getByText("Filter or sort the list to save what it shows.")).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await onPhone.getByRole("link", { name }).click();
  await expect(page).toHaveURL("/admin/batches?status=IN_PROGRESS");

  const again = await openFilters(page);
  await again.getByRole("button", { name: `Edit ${name}` }).click();
  await page.keyboard.type(`${name} now`);
  await expectAccessible(page, "the form of a saved filter");
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press("Enter");
  await expect(again.getByRole("button", { name: `Edit ${name} now` })).toBeFocused();
  await again.getByRole("button", { name: `Delete ${name} now` }).click();
  await expect(again.getByRole("link", { name })).toHaveCount(0);
});
