import { expect, type Page, test } from "playwright/test";
import {
  expectAccessible,
  expectAccessibleToAll,
  expectColoursAccessible,
  sidewaysScroll,
  switchSystemTheme,
} from "./support/accessibility";
import { openSession, registerAccount, submitLogin, uniqueName } from "./support/accounts";
import { failGateway } from "./support/gateway";
import { accountButton, chooseTheme, desk, goWithin, header, heading, phone, toasts } from "./support/page";
import { visitorScreens } from "./support/screens";

const narrowest = { width: 360, height: 740 };

/** Looks at the open screen by all engines as it is, and in the dark. */
async function expectAccessibleInBothThemes(
  page: Page,
  where: string,
  look = expectAccessibleToAll,
): Promise<void> {
  await switchSystemTheme(page, "light");
  await look(page, `${where}, light`);
  await switchSystemTheme(page, "dark");
  await expectColoursAccessible(page, `${where}, dark`);
}

/** Looks at the open screen in both themes and at both widths, at one of them by all engines. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [device, size] of Object.entries({ desk, phone })) {
    await page.setViewportSize(size);
    const look = size === desk ? expectAccessibleToAll : expectAccessible;
    await expectAccessibleInBothThemes(page, device, look);
  }
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  expect(await sidewaysScroll(page), "sideways scroll at 360 px").toBe(0);
}

for (const { name, path, heading: title } of visitorScreens) {
  test(`${name} has no fault of accessibility, and fits 360 px`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    await expectNoSidewaysScroll(page);
  });
}

test("the own profile has no fault of accessibility, and fits 360 px", async ({ page, request }) => {
  const account = await registerAccount(request, "a-rather-long-name-of-a-reader");
  await openSession(page, account);
  await page.goto(`/users/${account.username}`);
  await expect(heading(page)).toHaveText(account.name);
  await expect(accountButton(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await expectNoSidewaysScroll(page);
});

test("a form with mistakes and its toast have no fault of accessibility", async ({ page }) => {
  await page.goto("/auth/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(toasts(page).getByText("Errors")).toBeVisible();
  await expectAccessibleInBothThemes(page, "mistakes");
  await expectNoSidewaysScroll(page);
});

test("a refused sign-in has no fault of accessibility", async ({ page }) => {
  await page.goto("/auth/login");
  await submitLogin(page, uniqueName("nobody"), "wrong-password");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expectAccessibleInBothThemes(page, "refused");
});

test("a screen that failed and the phone's open menu have no fault of accessibility", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/auth/login");
  await expect(heading(page)).toHaveText("Login");
  await failGateway(page, "fault");
  await goWithin(page, "/courses");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  // On a phone the toast covers the top bar.
  await toasts(page).getByRole("button", { name: "Dismiss" }).click();
  await header(page).getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  // IBM's engine would take the hidden header's choice of a theme for a second one of the same name.
  await expectAccessibleInBothThemes(page, "failed", expectAccessible);
  await expectNoSidewaysScroll(page);
});

test("a question before leaving has no fault of accessibility", async ({ page }) => {
  await page.goto("/auth/register");
  await page.getByRole("main").getByLabel("Name", { exact: true }).fill("Half a person");
  await header(page).getByRole("link", { name: "Courses" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleInBothThemes(page, "question");
});

test("the chosen theme wins over the system's", async ({ page }) => {
  const background = () => getComputedStyle(document.body).backgroundColor;
  await switchSystemTheme(page, "light");
  await page.goto("/auth/login");
  const light = await page.evaluate(background);
  await chooseTheme(page, "dark");
  await page.reload();
  await expect(heading(page)).toBeVisible();
  const dark = await page.evaluate(background);
  expect(dark).not.toBe(light);
  await expectAccessible(page, "chosen dark on a light system");
  await switchSystemTheme(page, "dark");
  expect(await page.evaluate(background)).toBe(dark);
});

test("another organization's colour keeps its contrast", async ({ page }) => {
  await page.goto("/home?tenantId=2");
  await expect(header(page).getByRole("link", { name: "OTHER" })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "OTHER");
});
