import { expect, test } from "playwright/test";
import { demo, openNewAccount, openSession, registerAccount, signIn, submitLogin } from "./support/accounts";
import { getOperationName } from "./support/gateway";
import { accountButton, header, heading, logOut, profileLink, toasts } from "./support/page";

const expired = "Session expired, please login again";

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
    await profileLink(elsewhere).click();
    await expect(toasts(elsewhere).getByText(expired)).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await submitLogin(elsewhere, account.email, "brand-new-1");
    await expect(elsewhere).not.toHaveURL(/\/auth\//);
    await page.reload();
    await expect(heading(page)).toHaveText(account.name);
    await elsewhere.context().close();
  });

  test("a session that the server has forgotten is noticed when the page loads", async ({
    page,
    request,
  }) => {
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
    await logOut(page);
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

  test("a session that ends in one tab ends in the others", async ({ page, context, request }) => {
    await signIn(page, await registerAccount(request));
    const publicTab = await context.newPage();
    await publicTab.goto("/courses");
    const learnerTab = await context.newPage();
    await learnerTab.goto("/learner/courses");
    await expect(accountButton(publicTab)).toBeVisible();
    await expect(accountButton(learnerTab)).toBeVisible();
    await logOut(page);
    await expect(header(publicTab).getByRole("link", { name: "Login" })).toBeVisible();
    await expect(publicTab).toHaveURL("/courses");
    await expect(learnerTab).toHaveURL(/\/auth\/login/);
  });

  test("a session that begins in one tab takes along another that waits at the login page", async ({
    page,
    context,
  }) => {
    const waiting = await context.newPage();
    await waiting.goto("/learner/dashboard");
    await expect(waiting).toHaveURL(/\/auth\/login/);
    await signIn(page, demo.learner);
    await expect(waiting).toHaveURL("/learner/dashboard");
  });

  test("a session of a browser whose storage was emptied goes on by its cookie", async ({ page }) => {
    await signIn(page, demo.learner);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/learner");
    await expect(page).toHaveURL("/learner/courses");
  });

  test("a session that travels by cookie alone changes nothing without the anti-forgery header", async ({
    page,
    request,
  }) => {
    await openNewAccount(page, request);
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
