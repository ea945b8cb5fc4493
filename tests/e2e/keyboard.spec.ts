import { expect, type Page, test } from "playwright/test";
import { focusIsVisible } from "./support/accessibility";
import { demo, openSession, registerAccount } from "./support/accounts";
import { gatherProblems } from "./support/health";
import { courseTitles, header, heading, logOut, phone, toasts, untilLive } from "./support/page";

/** Walks with Tab until the focus is where it should be; every stop on the way must be visible. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press("Tab");
    expect(await focusIsVisible(page)).toBe(true);
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
      return (at?.getAttribute("aria-label") ?? label ?? at?.textContent ?? "").trim();
    });
    if (name === wanted) return;
  }
  throw new Error(`Tab never came to '${wanted}'`);
}

test.describe("by keyboard alone", () => {
  test("one can skip the menus, and every stop shows where it is", async ({ page }) => {
    await page.goto("/courses");
    await expect(courseTitles(page).first()).toBeVisible();
    await untilLive(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL("/courses");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox", { name: "Search courses" })).toBeFocused();
    await tabTo(page, "HTML & CSS Essentials");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/courses/HTML-CSS");
  });

  test("one can skip the menus of the admin area as well", async ({ page }) => {
    await openSession(page, demo.admin);
    await page.goto("/admin/users");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("navigation").locator(":focus")).toHaveCount(0);
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("one can sign in", async ({ page, request }) => {
    const { email, password } = await registerAccount(request);
    await page.goto("/courses");
    await expect(courseTitles(page).first()).toBeVisible();
    await tabTo(page, "Login");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Login");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Email");
    await page.keyboard.type(email);
    await tabTo(page, "Password");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("My Courses");
    await expect(heading(page)).toBeFocused();
  });

  test("one can search: '/' leads there, Enter asks at once, Escape clears", async ({ page }) => {
    await page.goto("/courses");
    await expect(courseTitles(page).first()).toBeVisible();
    await untilLive(page);
    await page.keyboard.press("/");
    const search = page.getByRole("searchbox", { name: "Search courses" });
    await expect(search).toBeFocused();
    await page.keyboard.type("react/");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/courses?search=react");
    await expect(courseTitles(page).filter({ hasText: "React in Practice" })).toBeVisible();
    await expect(search).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/courses");
    await expect(search).toHaveValue("");
  });

  test("one can go anywhere by the palette, as a visitor, in the chat, and in the admin area", async ({
    page,
  }) => {
    const palette = page.getByRole("combobox", { name: "Search or go to" });
    const hits = page.getByRole("dialog").getByRole("option");
    await page.goto("/specializations");
    await untilLive(page);
    await page.keyboard.press("ControlOrMeta+K");
    await expect(palette).toBeFocused();
    await page.keyboard.type("re");
    await expect(hits.first()).toContainText("React in Practice");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/courses/REACT");
    await expect(heading(page)).toBeFocused();
    await openSession(page, demo.admin);
    await page.goto("/chat");
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press("ControlOrMeta+K");
    await expect(palette).toBeFocused();
    await page.keyboard.type("create batch");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/batches/create");
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+K");
    const recent = page.getByRole("group", { name: "Recent" });
    await expect(recent.getByRole("option").first()).toContainText("Create batch");
    await page.keyboard.type("learner@");
    await expect(hits.first()).toContainText("Ananya Sharma");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Ananya Sharma");
    await logOut(page);
    await expect(heading(page)).toHaveText("Login");
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^kept:/.test(key)))).toEqual(
      [],
    );
  });

  test("one can choose a level without losing the place", async ({ page }) => {
    await page.goto("/courses");
    await expect(courseTitles(page).first()).toBeVisible();
    const level = page.getByLabel("Level");
    await level.focus();
    await page.keyboard.type("Adv");
    await expect(page).toHaveURL("/courses?level=ADVANCED");
    await expect(courseTitles(page)).toHaveText(["Docker and Kubernetes"]);
    await expect(level).toBeFocused();
  });

  test("one can open a module of a curriculum", async ({ page }) => {
    await page.goto("/courses/HTML-CSS");
    await expect(page.getByRole("button", { name: "Collapse all" })).toBeVisible();
    await tabTo(page, "Collapse all");
    await page.keyboard.press("Tab");
    await expect(page.getByText("How a browser loads a page")).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText("How a browser loads a page")).toBeHidden();
    expect(await focusIsVisible(page)).toBe(true);
  });

  test("one can switch the theme with the arrow keys", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("radio", { name: "System theme" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Dark theme" })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Dark theme" })).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("one can dismiss a toast", async ({ page }) => {
    await page.goto("/auth/login");
    await page.getByRole("main").getByRole("button", { name: "Login" }).focus();
    await page.keyboard.press("Enter");
    const dismiss = toasts(page).getByRole("button", { name: "Dismiss" });
    await dismiss.focus();
    // The toast slides in from above the window.
    await expect.poll(() => focusIsVisible(page)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(toasts(page).getByText("Errors")).toBeHidden();
  });
});

test("a change of screen moves the focus to its heading, a page load does not", async ({ page }) => {
  await page.goto("/home");
  await untilLive(page);
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toBeFocused();
  for (const [link, title] of [
    ["Specializations", /^Specializations \( \d+ \)$/],
    ["Courses", /^All Courses$/],
    ["Home", /^Grow your skills/],
  ] as const) {
    await header(page).getByRole("link", { name: link }).press("Enter");
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  }
});

test("the phone's menu opens by key, keeps the focus, and closes on Escape with it on its button", async ({
  page,
}) => {
  const problems = gatherProblems(page);
  await page.setViewportSize(phone);
  await page.goto("/courses");
  await expect(header(page).getByRole("link", { name: "Login" })).toBeHidden();
  const button = header(page).getByRole("button", { name: "Open menu" });
  await button.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
  for (const _stop of ["Close menu", "the brand", "the last"]) await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("link", { name: "Register" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(problems).toEqual([]);
});

test("a question keeps the focus inside, closes on Escape and gives the focus back", async ({ page }) => {
  await page.goto("/auth/register");
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Half a person");
  const link = header(page).getByRole("link", { name: "Courses" });
  await link.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(question.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(link).toBeFocused();
});
