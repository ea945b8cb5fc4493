import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import {
  accessToken,
  demo,
  makeSignInCode,
  openNewAccount,
  openSession,
  registerAccount,
  signIn,
  submitLogin,
} from "./support/accounts";
import { accountButton, header, heading, toasts } from "./support/page";

/** Two new accounts, of which the first is signed in. */
async function signInAsha(page: Page, request: APIRequestContext) {
  const [asha, ben] = [await registerAccount(request, "asha"), await registerAccount(request, "ben")];
  await signIn(page, asha);
  return { asha, ben };
}

test.describe("a sign-in link", () => {
  for (const start of ["/auth/login?", "/?tenantId=1&"]) {
    test(`signs in at ${start} and leaves the address`, async ({ page, request }) => {
      const code = await makeSignInCode(request, demo.learner);
      await page.goto(`${start}token=${code}`);
      await expect(page).toHaveURL("/learner/courses");
      await expect(accountButton(page)).toBeVisible();
      expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
      expect(await page.evaluate(() => localStorage.getItem("TOKEN"))).toBeNull();
      await page.goBack();
      expect(page.url()).not.toContain("token");
    });
  }

  test("a sign-in link that is unknown is refused with a message", async ({ page }) => {
    await page.goto("/auth/login?token=no-such-token");
    await expect(toasts(page).getByText("Unable to get user by token")).toBeVisible();
    await expect(page).toHaveURL("/auth/login");
    await expect(heading(page)).toHaveText("Login");
  });

  test("a sign-in link with another person's session instead of a code changes no one's session", async ({
    page,
    request,
  }) => {
    const { asha, ben } = await signInAsha(page, request);
    await page.goto(`/courses?token=${await accessToken(request, ben)}`);
    await expect(toasts(page).getByText("Unable to get user by token")).toBeVisible();
    await expect(page).toHaveURL("/courses");
    await page.reload();
    await expect(accountButton(page, asha.name)).toBeVisible();
  });

  test("a sign-in link for another user asks first: Cancel keeps the session, Switch changes the user", async ({
    page,
    request,
  }) => {
    const { asha, ben } = await signInAsha(page, request);
    const code = await makeSignInCode(request, ben);
    const question = page.getByRole("alertdialog", { name: `Sign in as ${ben.name}?` });
    await page.goto(`/courses?token=${code}`);
    await expect(question).toContainText(`You are signed in as ${asha.name}.`);
    expect(page.url()).not.toContain("token");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL("/courses");
    await page.reload();
    await expect(accountButton(page, asha.name)).toBeVisible();
    await page.goto(`/courses?token=${code}`);
    await question.getByRole("button", { name: "Switch account" }).click();
    await expect(page).toHaveURL("/learner/courses");
    await page.reload();
    await expect(accountButton(page, ben.name)).toBeVisible();
  });

  test("asks also where only the cookie remembers who is signed in", async ({ page, request }) => {
    const [asha, ben] = [await registerAccount(request, "asha"), await registerAccount(request, "ben")];
    await openSession(page, asha);
    await page.goto(`/learner/courses?token=${await makeSignInCode(request, ben)}`);
    const question = page.getByRole("alertdialog", { name: `Sign in as ${ben.name}?` });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/learner/courses");
    await expect(accountButton(page, asha.name)).toBeVisible();
  });

  test("a sign-in link of one's own asks nothing", async ({ page, request }) => {
    const asha = await registerAccount(request, "asha");
    await signIn(page, asha);
    await page.goto(`/courses?token=${await makeSignInCode(request, asha)}`);
    await expect(page).toHaveURL("/learner/courses");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(accountButton(page, asha.name)).toBeVisible();
  });
});

test.describe("another organization", () => {
  test("is chosen by its id in the address, with its own name, colour and rules", async ({ page }) => {
    await page.goto("/?tenantId=2");
    await expect(page).toHaveURL("/courses");
    await expect(header(page).getByRole("link", { name: "OTHER" })).toBeVisible();
    await expect(page).toHaveTitle(/Thames Valley Academy/);
    const brand = () => document.documentElement.style.getPropertyValue("--brand");
    expect(await page.evaluate(brand)).not.toBe("");
    await expect(header(page).getByRole("link", { name: "Register" })).toHaveCount(0);
    await page.goto("/auth/register");
    await expect(page.getByText("Registration is closed")).toBeVisible();
  });

  test("another organization that does not exist is reported, so that no one joins another by mistake", async ({
    page,
  }) => {
    await page.goto("/courses?tenantId=999");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No institute at this address");
    await expect(page.getByRole("link", { name: "Register" })).toHaveCount(0);
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await expect(header(page).getByRole("link", { name: "DEMO" })).toBeVisible();
  });

  test("is not opened for who is signed in elsewhere, who is told so", async ({ page, request }) => {
    await openNewAccount(page, request);
    await page.goto("/courses");
    await expect(accountButton(page)).toBeVisible();
    await page.goto("/courses?tenantId=2");
    await expect(toasts(page).getByText(/^You are signed in to Deccan Institute/)).toBeVisible();
  });

  test("signs in its own people, and only them", async ({ page }) => {
    await page.goto("/auth/login?tenantId=2");
    await expect(page.getByText("Sign in to Thames Valley Academy")).toBeVisible();
    await submitLogin(page, demo.learner.email, demo.learner.password);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password");
    await submitLogin(page, demo.otherAdmin.email, demo.otherAdmin.password);
    await expect(page).toHaveURL("/admin/courses");
    await expect(header(page).getByRole("link", { name: "OTHER" })).toBeVisible();
  });
});
