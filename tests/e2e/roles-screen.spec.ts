import { expect, type Page, test } from "playwright/test";
import {
  expectAccessible,
  expectColoursAccessible,
  sidewaysScroll,
  switchSystemTheme,
} from "./support/accessibility";
import { type Account, demo, newAccount, openSession, uniqueName } from "./support/accounts";
import { desk, heading, phone, toasts } from "./support/page";

/** Looks at the screen on a desk and on a phone, in both themes. */
async function lookOver(page: Page, where: string): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page, where);
  await page.setViewportSize(phone);
  expect(await sidewaysScroll(page), where).toBe(0);
  await expectAccessible(page, `${where} on a phone`);
  await switchSystemTheme(page, "dark");
  await expectColoursAccessible(page, `${where} in the dark`);
  await switchSystemTheme(page, "light");
  await page.setViewportSize(desk);
}

const right = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

/** Makes a role of the organization's own as a copy of FINANCE, which sees people, too. */
async function copyFinance(page: Page, role: string): Promise<void> {
  await page.goto("/admin/organizations");
  await page.getByRole("link", { name: "Roles", exact: true }).click();
  await expect(heading(page)).toHaveText("Roles");
  await lookOver(page, "the roles");
  await page.getByRole("button", { name: "Actions for FINANCE" }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Copy of FINANCE");
  await page.getByLabel("Name", { exact: true }).fill(role);
  await page.getByLabel("Description").fill("Takes fees at the desk.");
  await expect(right(page, "See payments")).toBeChecked();
  await right(page, "See people").uncheck();
  await page.getByRole("button", { name: "Create role" }).click();
  await expect(toasts(page).getByText("Role saved")).toBeVisible();
  await expect(heading(page)).toHaveText(role);
}

/** Adds a person and makes them an employee with the role. */
async function employ(page: Page, person: Account, role: string): Promise<void> {
  await page.goto("/admin/users/create");
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Add user" }).click();
  await expect(heading(page)).toHaveText(person.name);
  await page.getByRole("link", { name: "Edit" }).click();
  const box = page.getByRole("checkbox", { name: role });
  await expect(box).toBeDisabled();
  await expect(box).toHaveAccessibleDescription(/Takes fees at the desk\..*Employees only\./);
  await page.getByLabel("User Type").selectOption("E");
  await box.check();
  await page.getByRole("checkbox", { name: "LEARNER" }).uncheck();
  await lookOver(page, "the roles of an account");
  await page.getByRole("button", { name: "Save user" }).click();
  await expect(toasts(page).getByText("Successfully Updated")).toBeVisible();
}

test("an institute makes a role, gives it to a person, and changes what that person may do", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const role = uniqueName("Desk");
  const person = newAccount("desk");
  await page.setViewportSize(desk);
  await openSession(page, demo.admin);
  await copyFinance(page, role);
  await lookOver(page, "a role");
  const address = page.url();
  await employ(page, person, role);

  const theirs = await (await browser.newContext({ viewport: desk })).newPage();
  await openSession(theirs, person);
  await theirs.goto("/admin");
  const sidebar = theirs.getByRole("navigation", { name: "Admin" });
  await expect(sidebar.getByRole("link", { name: "Payments" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Users" })).toHaveCount(0);

  await page.goto(`${address}/edit`);
  await right(page, "See people").check();
  await right(page, "Manage payments").uncheck();
  await page.getByLabel("How far “See people” reaches").selectOption("Only what they teach");
  await lookOver(page, "the form of a role");
  await page.getByRole("button", { name: "Save role" }).click();
  const dialog = page.getByRole("dialog", { name: "This changes what 1 person can do" });
  await expect(dialog.getByRole("listitem")).toContainText(person.name);
  await expect(dialog.getByRole("listitem")).toContainText(/Gains: See people \(.+\)Loses: Manage payments/);
  await expectAccessible(page, "who gains or loses what");
  await dialog.getByRole("button", { name: "Save anyway" }).click();
  await expect(page).toHaveURL(address);
  await theirs.reload();
  await expect(sidebar.getByRole("link", { name: "Users" })).toBeVisible();
  await theirs.goto("/admin/payments/create");
  await expect(heading(theirs)).toHaveText("Access denied");

  await page.goto("/admin/roles");
  await page.getByRole("button", { name: `Actions for ${role}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("link", { name: "Show who has it" }).click();
  await page.getByRole("rowheader").getByRole("link", { name: person.name }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("checkbox", { name: role }).uncheck();
  await page.getByRole("button", { name: "Save user" }).click();
  await expect(toasts(page).getByText("Successfully Updated")).toBeVisible();
  await page.goto("/admin/roles");
  await page.getByRole("button", { name: `Actions for ${role}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(toasts(page).getByText("Role deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: role })).toHaveCount(0);
});

test("a role is offered in invitations, and leads employees to no batch", async ({ page }) => {
  await openSession(page, demo.admin);
  await page.goto("/admin/users/invitations/new");
  await expect(page.getByRole("combobox", { name: "Batch" })).toBeVisible();
  await page.getByLabel("Role").selectOption("FINANCE");
  await expect(page.getByRole("combobox", { name: "Batch" })).toHaveCount(0);
  await expectAccessible(page, "an invitation of an employee");
});
