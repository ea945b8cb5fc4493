import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demo, openNewAccount, openSession, registerAccount, uniqueName } from "./support/accounts";
import { makeBatch } from "./support/batches";
import { accountButton, header, heading, toasts } from "./support/page";

test.describe("the own profile", () => {
  test("changes name, email and career track, and the header follows at once", async ({ page, request }) => {
    const account = await openNewAccount(page, request);
    await page.goto(`/users/${account.username}`);
    await expect(heading(page)).toHaveText(account.name);
    const main = page.getByRole("main");
    const email = `${uniqueName("renamed")}@example.test`;
    await main.getByLabel("Name", { exact: true }).fill("Renamed Reader");
    await main.getByLabel("Email").fill(email);
    // Another address asks for the password, beside the one that the form below asks for.
    await main.getByLabel("Current password", { exact: true }).first().fill(account.password);
    await main.getByLabel("Career track").selectOption("DATA");
    await main.getByRole("button", { name: "Save profile" }).click();
    await expect(toasts(page).getByText("Successfully Updated")).toBeVisible();
    await expect(heading(page)).toHaveText("Renamed Reader");
    await expect(accountButton(page, "Renamed Reader")).toBeVisible();
    await page.reload();
    await expect(main.getByLabel("Email")).toHaveValue(email);
    await header(page).getByRole("link", { name: "Specializations" }).click();
    await expect(heading(page)).toHaveText("Specializations ( 1 )");
    await expect(page.getByRole("region", { name: "Data Analyst" })).toBeVisible();
  });

  test("refuses a wrong current password and a slip in the new one", async ({ page, request }) => {
    const account = await openNewAccount(page, request);
    await page.goto(`/users/${account.username}`);
    const main = page.getByRole("main");
    await main.getByLabel("Current password", { exact: true }).fill("not-this-one");
    await main.getByLabel("New password", { exact: true }).fill("brand-new-1");
    await main.getByLabel("Repeat new password", { exact: true }).fill("brand-new-2");
    await main.getByRole("button", { name: "Change password" }).click();
    await expect(main.getByText("The two passwords differ")).toBeVisible();
    await main.getByLabel("Repeat new password", { exact: true }).fill("brand-new-1");
    await main.getByRole("button", { name: "Change password" }).click();
    await expect(main.getByText("Current password is incorrect")).toBeVisible();
  });

  test("of another person is not shown to a learner", async ({ page, request }) => {
    await openNewAccount(page, request);
    await page.goto("/users/admin");
    await expect(heading(page)).toHaveText("Profile not found");
  });
});

/** The path that the first link of a mail leads to, as an ADMIN finds it in the mailbox. */
async function findMailedPath(desk: Page, address: string, kind: string): Promise<string> {
  await desk.goto(`/admin/mail?search=${encodeURIComponent(address)}&kind=${kind}`);
  // A list without mails has a link of its own, which clears the search.
  await desk.getByRole("table").locator("a[href^='/admin/mail/']").first().click();
  const mail = desk.frameLocator("iframe[title='The mail']");
  const link = mail.locator("a[href*='/auth/']").first();
  return new URL((await link.getAttribute("href")) ?? "").pathname;
}

test("a forgotten password is replaced by the link in the mail, once", async ({ page, browser, request }) => {
  const account = await registerAccount(request);
  const password = "chosen-12345";
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(heading(page)).toHaveText("Forgot password?");
  await page.getByLabel("Email").fill(account.email);
  // Without a mail server staff hand the link over.
  await expect(page.getByText("This site sends no mail yet")).toBeVisible();
  await page.getByRole("button", { name: "Send the link" }).press("Enter");
  await expect(page.getByText("Your link is ready")).toBeVisible();

  const desk = await browser.newPage();
  await openSession(desk, demo.admin);
  const pathname = await findMailedPath(desk, account.email, "reset");
  await desk.close();

  await page.goto(pathname);
  await expect(heading(page)).toHaveText("Choose a new password");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(toasts(page).getByText("Password changed. You are signed in.")).toBeVisible();
  await expect(accountButton(page, account.name)).toBeVisible();

  await page.goto(pathname);
  await expect(page.getByText("This link doesn't work")).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(heading(page)).toHaveText("Forgot password?");
});

test("an invited learner joins a batch on a phone", async ({ page, browser, request }) => {
  const username = uniqueName("invited");
  const { name: batchName } = await makeBatch(request);
  await openSession(page, demo.admin);
  await page.goto("/admin/users/invitations");
  await page.getByRole("link", { name: "Invite" }).last().click();
  await page.getByRole("textbox", { name: "People" }).fill(`Asha Rao, ${username}@example.test`);
  await page.getByRole("combobox", { name: "Batch" }).fill(batchName);
  await page.getByRole("option", { name: new RegExp(batchName) }).click();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(toasts(page).getByText("1 invitation is on the way")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: username });
  await expect(row).toContainText("Open");
  const pathname = await findMailedPath(page, username, "invitation");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(pathname);
  await expect(heading(phone)).toHaveText(`Join ${batchName}`);
  await expectAccessible(phone, "an invitation");
  await phone.getByLabel("Password", { exact: true }).fill("chosen-12345");
  await phone.getByRole("button", { name: "Accept" }).tap();
  await expect(phone).toHaveURL(/\/learner\/courses#batch-\d+$/);
  await expect(phone.getByText(batchName).first()).toBeVisible();
  await context.close();

  await page.goto(`/admin/users/invitations?search=${username}`);
  await expect(row).toContainText("Accepted");
  await expect(row).toContainText("By Asha Rao");
});
