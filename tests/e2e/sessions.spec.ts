import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import {
  accessToken,
  demo,
  makeSignInCode,
  openSession,
  registerAccount,
  signIn,
  submitLogin,
} from "./support/accounts";
import { getOperationName } from "./support/gateway";
import { accountButton, chooseInAccountMenu, header, heading, toasts } from "./support/page";

const expired = "Session expired, please login again";

/** Two new accounts, of which the first is signed in. */
async function signInAsha(page: Page, request: APIRequestContext) {
  const [asha, ben] = [await registerAccount(request, "asha"), await registerAccount(request, "ben")];
  await signIn(page, asha);
  return { asha, ben };
}

test.describe("the guards", () => {
  test("send a visitor of the learner area to the login page, and back afterwards", async ({ page }) => {
    await page.goto("/learner/dashboard");
    await expect(page).toHaveURL("/auth/login?next=%2Flearner%2Fdashboard");
    await submitLogin(page, demo.learner.email, demo.learner.password);
    await expect(page).toHaveURL("/learner/dashboard");
    await expect(heading(page)).toHaveText("My Courses");
  });

  test("send a visitor of the admin area and of a profile to the login page", async ({ page }) => {
    for (const address of ["/admin", "/users/learner"]) {
      await page.goto(address);
      await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(address)}`);
    }
  });

  test("keep a learner out of the admin area and say so", async ({ page }) => {
    await openSession(page, demo.learner);
    await page.goto("/admin/courses");
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await expect(page.getByRole("note")).toContainText("You don't have access to that page");
    await page.getByRole("link", { name: "Go to your learning area" }).click();
    await expect(page).toHaveURL("/learner/courses");
  });

  test("never lead from the login page to another site", async ({ page }) => {
    await page.goto("/auth/login?next=//evil.example/");
    await submitLogin(page, demo.learner.email, demo.learner.password);
    await expect(page).toHaveURL("/learner/courses");
  });
});

test.describe("a session", () => {
  test("ends on other devices when the password changes", async ({ page, browser, request }) => {
    const account = await registerAccount(request);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, account);
    await signIn(page, account);
    await page.goto(`/users/${account.username}`);
    const main = page.getByRole("main");
    await main.getByLabel("Current password", { exact: true }).fill(account.password);
    await main.getByLabel("New password", { exact: true }).fill("brand-new-1");
    await main.getByLabel("Repeat new password", { exact: true }).fill("brand-new-1");
    await main.getByRole("button", { name: "Change password" }).click();
    await expect(toasts(page).getByText("Password changed.")).toBeVisible();
    await chooseInAccountMenu(elsewhere, "Profile");
    await expect(toasts(elsewhere).getByText(expired)).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await submitLogin(elsewhere, account.email, "brand-new-1");
    await expect(elsewhere).not.toHaveURL(/\/auth\//);
    await page.reload();
    await expect(heading(page)).toHaveText(account.name);
    await elsewhere.context().close();
  });

  test("that the server has forgotten is noticed when the page loads", async ({ page, request }) => {
    const account = await registerAccount(request);
    await signIn(page, account);
    const token = await page.evaluate(() => localStorage.getItem("token"));
    await request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
    await page.goto("/courses");
    await expect(toasts(page).getByText(expired)).toBeVisible();
    await expect(header(page).getByRole("link", { name: "Login" })).toBeVisible();
  });

  test("ends with Logout, which says so and goes to the login page after a second", async ({
    page,
    request,
  }) => {
    await signIn(page, await registerAccount(request));
    const answered = page.waitForResponse(
      (response) => getOperationName(response.request()) === "endSessionMutation",
    );
    await chooseInAccountMenu(page, "Logout");
    await answered;
    const from = performance.now();
    await expect(toasts(page).getByText("Logged Out")).toBeVisible();
    await expect(page).not.toHaveURL(/\/auth\//);
    await page.waitForURL(/\/auth\/login/);
    expect(performance.now() - from).toBeGreaterThan(900);
    const kept = await page.evaluate(() =>
      ["token", "TOKEN", "user"].map((key) => localStorage.getItem(key)),
    );
    expect(kept).toEqual([null, null, null]);
    await page.goto("/learner");
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test("that ends in one tab ends in the others", async ({ page, context, request }) => {
    await signIn(page, await registerAccount(request));
    const publicTab = await context.newPage();
    await publicTab.goto("/courses");
    const learnerTab = await context.newPage();
    await learnerTab.goto("/learner/courses");
    await expect(accountButton(publicTab)).toBeVisible();
    await expect(accountButton(learnerTab)).toBeVisible();
    await chooseInAccountMenu(page, "Logout");
    await expect(header(publicTab).getByRole("link", { name: "Login" })).toBeVisible();
    await expect(publicTab).toHaveURL("/courses");
    await expect(learnerTab).toHaveURL(/\/auth\/login/);
  });

  test("that begins in one tab takes along another that waits at the login page", async ({
    page,
    context,
  }) => {
    const waiting = await context.newPage();
    await waiting.goto("/learner/dashboard");
    await expect(waiting).toHaveURL(/\/auth\/login/);
    await signIn(page, demo.learner);
    await expect(waiting).toHaveURL("/learner/dashboard");
  });

  test("of a browser whose storage was emptied goes on by its cookie", async ({ page }) => {
    await signIn(page, demo.learner);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/learner");
    await expect(page).toHaveURL("/learner/courses");
  });

  test("that travels by cookie alone changes nothing without the anti-forgery header", async ({
    page,
    request,
  }) => {
    await openSession(page, await registerAccount(request));
    const data = { query: "query { viewer { username } }" };
    const forged = await page.request.post("/graphql", { data });
    expect(forged.status()).toBe(403);
    const cookies = await page.context().cookies();
    const header = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
    const honest = await page.request.post("/graphql", { data, headers: { "X-XSRF-TOKEN": header } });
    expect(honest.status()).toBe(200);
    expect(cookies.find(({ name }) => name === "lectern_session")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
    });
  });
});

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

  test("that is unknown is refused with a message", async ({ page }) => {
    await page.goto("/auth/login?token=no-such-token");
    await expect(toasts(page).getByText("Unable to get user by token")).toBeVisible();
    await expect(page).toHaveURL("/auth/login");
    await expect(heading(page)).toHaveText("Login");
  });

  test("with another person's session instead of a code changes no one's session", async ({
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

  test("for another user asks first: Cancel keeps the session, Switch changes the user", async ({
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

  test("of one's own asks nothing", async ({ page, request }) => {
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

  test("that does not exist is reported, so that no one joins another by mistake", async ({ page }) => {
    await page.goto("/courses?tenantId=999");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no institute at this address");
    await expect(page.getByRole("link", { name: "Register" })).toHaveCount(0);
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await expect(header(page).getByRole("link", { name: "DEMO" })).toBeVisible();
  });

  test("is not opened for who is signed in elsewhere, who is told so", async ({ page, request }) => {
    await openSession(page, await registerAccount(request));
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
