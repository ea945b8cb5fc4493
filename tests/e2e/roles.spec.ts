import { expect, type Page, test } from "playwright/test";
import { expectAccessible, sidewaysScroll } from "./support/accessibility";
import { openSession } from "./support/accounts";
import { desk, heading, phone, untilLive } from "./support/page";

const staffAccount = (name: string) => ({ email: `${name}@demo.test`, password: "staff-12345" });

/** Collects the requests that are refused. */
function listenForRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(response.request().postData() ?? response.url());
  });
  return refused;
}

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(heading(page), address).not.toHaveText("Access denied");
}

test("finance sees payments, no one's results, and no screen of courses", async ({ page }) => {
  await openSession(page, staffAccount("finance"));
  const refused = listenForRefusals(page);
  await page.setViewportSize(desk);
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/dashboard");
  const sidebar = page.getByRole("navigation", { name: "Admin" });
  await expect(sidebar.getByRole("link", { name: "Payments" })).toBeVisible();
  for (const name of ["Courses", "Batches", "Review", "History"])
    await expect(sidebar.getByRole("link", { name, exact: true })).toHaveCount(0);
  await look(page, "/admin/users");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await expect(page.getByText(/^Test results/)).toHaveCount(0);
  expect(refused).toEqual([]);

  await page.goto("/admin/courses");
  await expect(heading(page)).toHaveText("Access denied");
  expect(refused).toEqual([]);
  await page.setViewportSize(phone);
  await expectAccessible(page, "a screen that is not open to finance");
  expect(await sidewaysScroll(page)).toBe(0);
});
