import { expect, test } from "playwright/test";
import { demo, newAccount, registerAccount, signIn, submitLogin, uniqueName } from "./support/accounts";
import { getOperationName } from "./support/gateway";
import { header, profileLink, toasts } from "./support/page";

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

  test("registration from a course lower-cases the username, signs in at once, and enrols", async ({
    page,
  }) => {
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
    await expect(profileLink(page)).toHaveAttribute("href", `/users/${account.username.toLowerCase()}`);
    await expect(header(page).getByRole("link", { name: /^Notifications/ })).toBeVisible();
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
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  });

  test("takes an administrator by email to the admin area", async ({ page }) => {
    await signIn(page, demo.admin);
    await expect(page).toHaveURL("/admin/courses");
    await expect(header(page).getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
    await expect(header(page).getByRole("link", { name: "Learner" })).toHaveCount(0);
    await expect(profileLink(page)).toHaveAttribute("href", "/users/admin");
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
