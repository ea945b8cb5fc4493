import { expect, test } from "playwright/test";
import { expectAccessible, expectColoursAccessible, switchSystemTheme } from "./support/accessibility";
import { demo, newAccount, openSession } from "./support/accounts";
import { heading, phone, toasts } from "./support/page";

test("staff register a user, change it, let it in by a link once, and close it everywhere", async ({
  page,
  browser,
}) => {
  const account = newAccount("staff-made");
  await openSession(page, demo.admin);
  await page.goto("/admin/users");
  await page.getByRole("link", { name: "Add user" }).click();
  await expect(heading(page)).toHaveText("Add user");
  await page.getByLabel("Name", { exact: true }).fill(account.name);
  await page.getByLabel("Username").fill(account.username.toUpperCase());
  await page.getByLabel("Email").fill(demo.learner.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Add user" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Email is already registered/);
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("main").getByRole("button", { name: "Add user" }).click();
  await expect(toasts(page).getByText("Successfully Registered")).toBeVisible();
  await expect(heading(page)).toHaveText(account.name);
  await expect(page.getByText(account.username, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Name", { exact: true }).fill(`${account.name} II`);
  await page.getByRole("button", { name: "Save user" }).click();
  await expect(toasts(page).getByText("Successfully Updated")).toBeVisible();
  await expect(heading(page)).toHaveText(`${account.name} II`);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy sign-in link" }).click();
  await expect(toasts(page).getByText(/^Sign-in link of .+ copied\./)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const person = await (await browser.newContext()).newPage();
  await person.goto(link);
  await expect(person).toHaveURL(/\/learner\/courses/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger).toHaveURL(/\/auth\/login/);

  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Inactive", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy sign-in link" })).toBeHidden();
  expect((await person.request.get("/api/users/me")).status()).toBe(401);

  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(toasts(page).getByText("Successfully Deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.getByRole("searchbox", { name: "Search users" }).fill(account.username);
  await expect(page.getByText("No users match")).toBeVisible();
});

test("staff import users from a file with an error, leave the row out, and none of it is taken twice", async ({
  page,
}) => {
  const [first, second] = [newAccount("imported"), newAccount("imported")];
  await openSession(page, demo.admin);
  await page.goto("/admin/users/import");
  const text = [
    "Name,Username,Email",
    `${first.name},${first.username},${first.email}`,
    `${second.name},${second.username},${second.email}`,
    `Taken,learner,${demo.learner.email}`,
  ].join("\n");
  await page.getByLabel("Users as CSV").fill(text);
  await expect(page.getByText("Username is already taken")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 2 users" })).toBeDisabled();
  await expectAccessible(page, "the import with a problem");
  await page.getByLabel("Leave out the 1 row with problems").check();
  await page.getByRole("button", { name: "Import 2 users" }).click();
  await expect(page.getByText("2 users imported")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy sign-in link" })).toHaveCount(2);
  await page.getByRole("link", { name: first.name }).click();
  await expect(heading(page)).toHaveText(first.name);
});

test("the screens of users are accessible in both themes and fit a phone", async ({ page }) => {
  test.setTimeout(90_000);
  await openSession(page, demo.admin);
  const { id } = (await (await page.request.get("/api/users/me")).json()) as { id: number };
  for (const path of ["", "/create", `/${id}`, `/${id}/edit`]) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`/admin/users${path}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page, path);
    await switchSystemTheme(page, "dark");
    await expectColoursAccessible(page, `${path} in the dark`);
  }
  await page.setViewportSize(phone);
  await page.goto("/admin/users");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
