import { expect, test } from "playwright/test";
import { demo, openNewAccount, openSession, registerAccount, submitLogin } from "./support/accounts";
import { countRequests, failGateway, faultId, getOperationName, holdGateway } from "./support/gateway";
import { accountButton, courseTitles, goWithin, header, heading, logOut, toasts } from "./support/page";
import { visitorScreens } from "./support/screens";

const fault = "Unable to process your request, please try again later";

test.describe("while the gateway is slow", () => {
  for (const path of ["/home", "/courses", "/courses/HTML-CSS", "/specializations", "/specializations/1"]) {
    test(`${path} shows its shape at once, and its content when it comes`, async ({ page }) => {
      await page.goto("/auth/login");
      await expect(heading(page)).toHaveText("Login");
      const release = await holdGateway(page);
      await goWithin(page, path);
      await expect(page.locator(".animate-skeleton").first()).toBeVisible();
      await expect(header(page).getByRole("link", { name: "Courses" })).toBeVisible();
      release();
      await expect(heading(page)).toHaveText(
        visitorScreens.find((screen) => screen.path === path)?.heading ?? "",
      );
      await expect(page.locator(".animate-skeleton")).toHaveCount(0);
    });
  }

  for (const { path, heading: title } of visitorScreens.filter(({ path }) => !path.startsWith("/auth"))) {
    test(`${path} is read and live at once when it is the first page`, async ({ page }) => {
      await holdGateway(page);
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator("html[data-live]")).toBeAttached();
      await expect(page.locator(".animate-skeleton")).toHaveCount(0);
    });
  }

  test("the catalogue keeps its old courses until the filtered ones come", async ({ page }) => {
    await page.goto("/courses");
    await expect(courseTitles(page).first()).toBeVisible();
    const before = await courseTitles(page).count();
    const release = await holdGateway(page);
    await page.getByLabel("Level").selectOption({ label: "Advanced" });
    await expect(page.getByRole("region", { name: "Courses" })).toHaveAttribute("aria-busy", "true");
    await expect(page.getByLabel("Level")).toHaveValue("ADVANCED");
    await expect(courseTitles(page)).toHaveCount(before);
    release();
    await expect(courseTitles(page)).toHaveCount(1);
    await expect(page).toHaveURL("/courses?level=ADVANCED");
  });

  test("the last of several quick filters wins", async ({ page }) => {
    await page.goto("/courses");
    await expect(courseTitles(page).first()).toBeVisible();
    const release = await holdGateway(page);
    await page.getByLabel("Level").selectOption({ label: "Advanced" });
    await page.getByLabel("Level").selectOption({ label: "Intermediate" });
    release();
    await expect(page).toHaveURL("/courses?level=INTERMEDIATE");
    await expect(courseTitles(page).filter({ hasText: "React in Practice" })).toBeVisible();
    await expect(courseTitles(page).filter({ hasText: "Docker and Kubernetes" })).toHaveCount(0);
  });

  test("a double click on Login sends one request", async ({ page, request }) => {
    const { email, password } = await registerAccount(request);
    await page.goto("/auth/login");
    const sent = countRequests(page, "LoginFormMutation");
    const release = await holdGateway(page);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    const button = page.getByRole("main").getByRole("button", { name: "Login" });
    await button.dblclick();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("Enter");
    release();
    await expect(page).toHaveURL("/learner/courses");
    expect(sent()).toBe(1);
  });
});

test.describe("when the gateway fails", () => {
  test("the catalogue says so with the error id, and Try again brings it", async ({ page }) => {
    await page.goto("/auth/login");
    await expect(heading(page)).toHaveText("Login");
    const mend = await failGateway(page, "fault");
    await goWithin(page, "/courses");
    const state = page.getByRole("main").getByRole("alert");
    await expect(state).toContainText("Something went wrong!");
    await expect(state).toContainText(faultId);
    await expect(toasts(page).getByText(fault)).toBeVisible();
    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("All Courses");
    await expect(courseTitles(page).first()).toBeVisible();
  });

  for (const how of ["crash", "offline"] as const) {
    test(`(${how}) a course and a specialization can be tried again`, async ({ page }) => {
      for (const path of ["/courses/HTML-CSS", "/specializations/1"]) {
        await page.goto("/auth/login");
        await expect(heading(page)).toHaveText("Login");
        const mend = await failGateway(page, how);
        await goWithin(page, path);
        const state = page.getByRole("main").getByRole("alert");
        await expect(state).toContainText(how === "offline" ? "No connection" : "Something went wrong!");
        await expect(header(page)).toBeVisible();
        await mend();
        await page.getByRole("button", { name: "Try again" }).click();
        const title = visitorScreens.find((screen) => screen.path === path)?.heading ?? "";
        await expect(heading(page)).toHaveText(title);
      }
    });
  }

  test("the specializations stay on the screen when Sync fails", async ({ page }) => {
    await page.goto("/specializations");
    await expect(heading(page)).toHaveText("Specializations ( 5 )");
    await failGateway(page, "offline");
    await page.getByRole("button", { name: "Sync" }).click();
    await expect(toasts(page).getByText("The server can't be reached.")).toBeVisible();
    await expect(heading(page)).toHaveText("Specializations ( 5 )");
    await expect(page.getByRole("button", { name: "Sync" })).not.toHaveAttribute("aria-busy", "true");
  });

  test("the login page keeps what was typed and can be sent again", async ({ page, request }) => {
    const { email, password } = await registerAccount(request);
    await page.goto("/auth/login");
    const mend = await failGateway(page, "offline");
    await submitLogin(page, email, password);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("The server can't be reached.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await mend();
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/learner/courses");
  });

  test("Logout says that the session may still be alive", async ({ page, request }) => {
    const { email, password } = await registerAccount(request);
    await page.goto("/auth/login");
    await submitLogin(page, email, password);
    await expect(page).toHaveURL("/learner/courses");
    await page.route("**/graphql", (route) =>
      getOperationName(route.request()) === "endSessionMutation" ? route.abort() : route.continue(),
    );
    await logOut(page);
    await expect(toasts(page).getByText("Unable to log out")).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
  });
});

test.describe("without a connection", () => {
  test("a screen that was never opened says so beside its tabs, and opens by itself when it is back", async ({
    page,
    context,
    request,
  }) => {
    await openNewAccount(page, request);
    await page.route("**/assets/CurriculaScreen*", (route) => route.abort());
    // The offline notice comes after the first screen.
    const lateCode = page.waitForResponse(/\/assets\/late-[\w-]+\.js$/);
    await page.goto("/learner/courses");
    const tabs = page.getByRole("navigation", { name: "Learner area" });
    await expect(heading(page)).toHaveText("My Courses");
    await expect(tabs).toBeVisible();
    await (await lateCode).finished();
    await context.setOffline(true);
    await tabs.getByRole("link", { name: "Curriculum" }).click();
    await expect(heading(page)).toHaveText("You are offline");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(tabs).toBeVisible();
    await page.unroute("**/assets/CurriculaScreen*");
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("Curriculum");
    await expect(page.getByText("You are offline")).toHaveCount(0);
  });

  test("a list stays when its next page can't be loaded, which comes when it is back", async ({
    page,
    context,
  }) => {
    await openSession(page, demo.admin);
    const lateCode = page.waitForResponse(/\/assets\/late-[\w-]+\.js$/);
    await page.goto("/admin/users");
    await expect(heading(page)).toHaveText("Users");
    await (await lateCode).finished();
    const first = page.getByText(/^1–20 of /);
    await expect(first).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Next" }).dblclick();
    const notice = page.getByRole("main").getByRole("alert");
    await expect(notice).toContainText("Error loading users");
    await expect(notice.getByRole("button", { name: "Try again" })).toBeInViewport();
    await expect(first).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^21–40 of /)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
