import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility";
import {
  demo,
  newAccount,
  openSession,
  registerAccount,
  signIn,
  submitLogin,
  uniqueName,
} from "./support/accounts";
import { makeBatch } from "./support/batches";
import { getOperationName } from "./support/gateway";
import { accountButton, header, heading, toasts } from "./support/page";

test.describe("registration", () => {
  test("names every missing field under it and in the 'Errors' toast, and goes to the first", async ({
    page,
  }) => {
    await page.goto("/auth/register");
    await page.getByRole("button", { name: "Create Account" }).click();
    const main = page.getByRole("main");
    const toast = toasts(page).getByRole("listitem").filter({ hasText: "Errors" });
    for (const label of ["Name", "Username", "Email", "Password"]) {
      await expect(main.getByText(`${label} is required.`, { exact: true })).toBeVisible();
      await expect(toast.getByText(`${label} is required`, { exact: true })).toBeVisible();
    }
    await expect(main.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(toast).toBeHidden({ timeout: 8000 });
  });

  test("checks a field when it is left, in the words of the specification", async ({ page }) => {
    await page.goto("/auth/register");
    const main = page.getByRole("main");
    await main.getByLabel("Email").fill("nobody");
    await main.getByLabel("Password", { exact: true }).fill("1234");
    await main.getByLabel("Name", { exact: true }).focus();
    await expect(main.getByText("Invalid email format.")).toBeVisible();
    await expect(main.getByText("Minimum length is 5.")).toBeVisible();
    await main.getByLabel("Password", { exact: true }).fill("x".repeat(21));
    await expect(main.getByText("Password must be 20 characters or less.")).toBeVisible();
    await main.getByRole("button", { name: "Create Account" }).click();
    const toast = toasts(page).getByRole("listitem").filter({ hasText: "Errors" });
    await expect(toast.getByText("Email must be a valid email address")).toBeVisible();
    await expect(toast.getByText("Password cannot be more than 20 characters long")).toBeVisible();
  });

  test("from a course lower-cases the username, signs in at once, and enrols", async ({ page }) => {
    const account = newAccount("Mixed-Case");
    const sent = page.waitForRequest((request) => getOperationName(request) === "RegisterFormMutation");
    await page.goto("/courses/HTML-CSS");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Register" }).click();
    await main.getByLabel("Name", { exact: true }).fill(account.name);
    await main.getByLabel("Username").fill(account.username);
    await main.getByLabel("Email").fill(account.email);
    await main.getByLabel("Password", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
    // The note of the registration gives way to that of the enrolment.
    await expect(toasts(page).getByText("You are enrolled")).toBeVisible();
    expect((await sent).postData()).toContain(account.username.toLowerCase());
    expect((await sent).postData()).not.toContain(account.username);
    await expect(main.getByRole("link", { name: "Go to course" })).toBeVisible();
    await expect(page).toHaveURL("/courses/HTML-CSS");
    // By key: the toast may lie over the header.
    await accountButton(page, account.name).press("Enter");
    await expect(page.getByRole("menuitem", { name: "Profile" })).toHaveAttribute(
      "href",
      `/users/${account.username.toLowerCase()}`,
    );
  });

  test("says under its field that a username is taken, and keeps what was typed", async ({
    page,
    request,
  }) => {
    const taken = await registerAccount(request);
    await page.goto("/auth/register");
    const main = page.getByRole("main");
    await main.getByLabel("Name", { exact: true }).fill("Second Person");
    await main.getByLabel("Username").fill(taken.username);
    await main.getByLabel("Email").fill(`${uniqueName("second")}@example.test`);
    await main.getByLabel("Password", { exact: true }).fill("learn-12345");
    await main.getByRole("button", { name: "Create Account" }).click();
    await expect(main.getByText("Username is already taken")).toBeVisible();
    await expect(main.getByLabel("Username")).toBeFocused();
    await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Second Person");
  });

  test("asks before typed text is lost", async ({ page }) => {
    await page.goto("/auth/register");
    await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Half a person");
    await header(page).getByRole("link", { name: "Courses" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(page.getByRole("main").getByLabel("Name", { exact: true })).toHaveValue("Half a person");
    await header(page).getByRole("link", { name: "Courses" }).click();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL("/courses");
  });
});

test.describe("the login page", () => {
  test("takes a learner by username to the learner area", async ({ page }) => {
    await page.goto("/auth/login");
    await expect(page.getByText("Not a member?")).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Account" })).toHaveAttribute(
      "href",
      "/auth/register",
    );
    await submitLogin(page, demo.learner.username, demo.learner.password);
    await expect(toasts(page).getByText("Successfully Loggedin")).toBeVisible();
    await expect(page).toHaveURL("/learner/courses");
    await expect(header(page).getByRole("link", { name: "Learner" })).toHaveAttribute("href", "/learner");
    await expect(header(page).getByRole("link", { name: "Admin" })).toHaveCount(0);
    await expect(header(page).getByRole("link", { name: "Login" })).toHaveCount(0);
    await accountButton(page).click();
    await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  });

  test("takes an administrator by email to the admin area", async ({ page }) => {
    await signIn(page, demo.admin);
    await expect(page).toHaveURL("/admin/courses");
    await expect(header(page).getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
    await expect(header(page).getByRole("link", { name: "Learner" })).toHaveCount(0);
    await accountButton(page).click();
    await expect(page.getByRole("menuitem", { name: "Profile" })).toHaveAttribute("href", "/users/admin");
  });

  test("says why it refuses, and keeps what was typed", async ({ page }) => {
    const login = `${uniqueName("nobody")}@example.test`;
    await page.goto("/auth/login");
    await submitLogin(page, login, "wrong-password");
    const reason = "Invalid email or password";
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(reason);
    await expect(toasts(page).getByText(reason)).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(login);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("wrong-password");
  });

  test("makes an account wait after the sixth failure", async ({ page, request }) => {
    const email = `${uniqueName("guesser")}@example.test`;
    for (let failure = 1; failure <= 5; failure += 1) {
      await request.post("/api/auth/login", { data: { email, password: `guess-${failure}` } });
    }
    await page.goto("/auth/login");
    await submitLogin(page, email, "guess-6");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Too many failed attempts.");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Try again in 15 minutes.");
  });

  test("requires both fields", async ({ page }) => {
    await page.goto("/auth/login");
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Email is required.", { exact: true })).toBeVisible();
    await expect(page.getByText("Password is required.", { exact: true })).toBeVisible();
    await expect(toasts(page).getByText("Errors")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
  });
});

test.describe("the own profile", () => {
  test("changes name, email and career track, and the header follows at once", async ({ page, request }) => {
    const account = await registerAccount(request);
    await openSession(page, account);
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
    const account = await registerAccount(request);
    await openSession(page, account);
    await page.goto(`/users/${account.username}`);
    const main = page.getByRole("main");
    await main.getByLabel("Current password", { exact: true }).fill("not-this-one");
    await main.getByLabel("New password", { exact: true }).fill("brand-new-1");
    await main.getByLabel("Repeat new password", { exact: true }).fill("brand-new-2");
    await main.getByRole("button", { name: "Change password" }).click();
    await expect(main.getByText("The two passwords differ")).toBeVisible();
    await main.getByLabel("Repeat new password", { exact: true }).fill("brand-new-1");
    await main.getByRole("button", { name: "Change password" }).click();
    await expect(main.getByText("Current password is not right")).toBeVisible();
  });

  test("of another person is not shown to a learner", async ({ page, request }) => {
    await openSession(page, await registerAccount(request));
    await page.goto("/users/admin");
    await expect(heading(page)).toHaveText("Profile not found");
  });
});

/** The path that the first link of a mail leads to, as an ADMIN finds it in the mailbox. */
async function findMailedPath(desk: Page, address: string, kind: string): Promise<string> {
  await desk.goto(`/admin/mail?search=${encodeURIComponent(address)}&kind=${kind}`);
  await desk.getByRole("table").getByRole("link").first().click();
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
  await page.getByRole("button", { name: "Send the link" }).press("Enter");
  await expect(page.getByText("Check your mail")).toBeVisible();

  const desk = await browser.newPage();
  await openSession(desk, demo.admin);
  const pathname = await findMailedPath(desk, account.email, "reset");
  await desk.close();

  await page.goto(pathname);
  await expect(heading(page)).toHaveText("Choose a new password");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth/login");
  await expect(toasts(page).getByText("Password changed. Log in with the new one.")).toBeVisible();
  await submitLogin(page, account.email, password);
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
  await expect(phone).toHaveURL("/learner/courses");
  await expect(phone.getByText(batchName).first()).toBeVisible();
  await context.close();

  await page.goto(`/admin/users/invitations?search=${username}`);
  await expect(row).toContainText("Accepted");
  await expect(row).toContainText("By Asha Rao");
});
