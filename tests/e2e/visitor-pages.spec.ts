import { expect, type Page, test } from "playwright/test";
import { holdRequests } from "./support/gateway";
import { gatherProblems } from "./support/health";
import { chooseTheme, courseTitles, header, heading, phone } from "./support/page";
import { visitorScreens } from "./support/screens";

const start = "**/assets/index-*.js";
const publicScreens = [
  ...visitorScreens.filter(({ path }) => !path.startsWith("/auth")),
  { name: "the blog", path: "/blog", heading: /^Blog$/ },
];

const untilLive = (page: Page) => expect(page.locator("html[data-live]")).toBeAttached();

/** Opens a page whose code does not come before the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, start);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  return async () => {
    release();
    await untilLive(page);
  };
}

test("a visitor's page comes with its content, and asks for nothing when it comes to life", async ({
  page,
}) => {
  const problems = gatherProblems(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) asked.push(request.url());
  });
  for (const { path, heading: title } of publicScreens) {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.querySelector("main h1")?.setAttribute("data-sent", "");
      });
    });
    await page.goto(path);
    await untilLive(page);
    // The heading that was sent is still there: nothing was drawn again.
    await expect(page.locator("h1[data-sent]")).toHaveText(title);
    expect([asked, problems], path).toEqual([[], []]);
  }
});

test.describe("before a page's code has run", () => {
  test("a search that is typed is made", async ({ page }) => {
    const live = await openHeld(page, "/courses");
    await page.getByRole("searchbox", { name: "Search courses" }).pressSequentially("python");
    await live();
    await expect(page).toHaveURL("/courses?search=python");
    await expect(courseTitles(page)).toHaveCount(2);
    await expect(page.getByRole("searchbox", { name: "Search courses" })).toHaveValue("python");
  });

  test("filters that are chosen apply, all of them", async ({ page }) => {
    const live = await openHeld(page, "/courses");
    await page.getByLabel("Level").selectOption({ label: "Beginner" });
    await page.getByLabel("Sort by").selectOption({ label: "Sort: Shortest first" });
    await live();
    await expect(page).toHaveURL("/courses?level=BEGINNER&sort=SHORTEST");
    await expect(page.getByLabel("Level")).toHaveValue("BEGINNER");
  });

  test("a chosen theme is kept", async ({ page }) => {
    const live = await openHeld(page, "/home");
    await header(page).getByTitle("Dark theme").click();
    await live();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(header(page).getByRole("radio", { name: "Dark theme" })).toBeChecked();
  });

  test("a press opens the menu of a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    const live = await openHeld(page, "/courses");
    await header(page).getByRole("button", { name: "Open menu" }).click();
    await live();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });

  test("the keys of the search are kept", async ({ page }) => {
    const live = await openHeld(page, "/home");
    await page.keyboard.press("Control+k");
    await live();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  });

  test("a page that is scrolled stays where it is", async ({ page }) => {
    const live = await openHeld(page, "/courses");
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await live();
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });

  test("the menus can be skipped", async ({ page }) => {
    const live = await openHeld(page, "/courses");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await live();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL("/courses");
  });

  test("modules can be opened and closed, and stay so", async ({ page }) => {
    const live = await openHeld(page, "/courses/HTML-CSS");
    const modules = page.getByRole("main").locator("details");
    await modules.first().locator("summary").click();
    await live();
    await expect(modules.first()).not.toHaveAttribute("open");
    await page.getByRole("button", { name: "Expand all" }).click();
    await expect(modules.first()).toHaveAttribute("open");
  });

  test("a link leads on at once", async ({ page }) => {
    await openHeld(page, "/courses");
    await page.getByRole("link", { name: "HTML & CSS Essentials" }).click();
    await expect(page).toHaveURL("/courses/HTML-CSS");
    await expect(heading(page)).toHaveText("HTML & CSS Essentials - Curriculum");
  });

  test("the institute's colour is there already, and stays", async ({ page }) => {
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand"));
    const live = await openHeld(page, "/home?tenantId=2");
    expect(await brand()).toBe("#0f766e");
    await live();
    expect(await brand()).toBe("#0f766e");
  });

  test("the chosen theme is there already", async ({ page }) => {
    await chooseTheme(page, "dark");
    await openHeld(page, "/home");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("a page that Back brings is read again", async ({ page }) => {
  await page.goto("/courses");
  await untilLive(page);
  await page.goto("/auth/login");
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes("CatalogueScreenQuery") === true,
  );
  await page.goBack();
  await asked;
  await expect(courseTitles(page).first()).toBeVisible();
});

test("a page is read without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/courses");
  await page.getByRole("link", { name: "HTML & CSS Essentials" }).click();
  await expect(heading(page)).toHaveText("HTML & CSS Essentials - Curriculum");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible();
  await context.close();
});

test.describe("a page of an older build, whose code is gone", () => {
  test("is asked for anew", async ({ page }) => {
    await page.route(start, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    await page.goto("/courses");
    await untilLive(page);
    await expect(courseTitles(page).first()).toBeVisible();
  });

  test("is asked for once only, and stays to be read", async ({ page }) => {
    let pages = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "document") pages += 1;
    });
    await page.route(start, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/courses");
    await expect.poll(() => pages).toBe(2);
    await page.waitForLoadState("networkidle");
    expect(pages).toBe(2);
    await expect(courseTitles(page).first()).toBeVisible();
  });
});

test("a page that was rendered for another institute is not shown", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("TENANT_ID", "2"));
  const live = await openHeld(page, "/home");
  await expect(heading(page)).toBeHidden();
  await live();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toContainText("Deccan");
});
