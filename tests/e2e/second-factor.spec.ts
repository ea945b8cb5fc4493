import { expect, type Page, test } from "playwright/test";
import { codeAt, fromBase32, stepAt } from "#gateway/domains/accounts/totpRules";
import { expectAccessible } from "./support/accessibility";
import { openSession, registerAccount, submitLogin } from "./support/accounts";
import { chooseInAccountMenu, toasts } from "./support/page";

const codeOf = (secret: string) => codeAt(fromBase32(secret), stepAt(new Date()));

/** Adds an authenticator app on the security screen; returns its secret and the recovery codes. */
async function addApp(page: Page) {
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByLabel("Code").fill("000000");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("This code is wrong or was used before")).toBeVisible();
  await dialog.getByLabel("Code").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("dialog", { name: "Keep your recovery codes" })).toBeVisible();
  const codes = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
  await page.getByRole("button", { name: "I have kept them" }).click();
  return { secret, codes };
}

test("an authenticator app is the second step of the next sign-in, and a recovery code takes its place", async ({
  page,
  request,
}) => {
  const account = await registerAccount(request);
  await openSession(page, account);
  await page.goto(`/users/${account.username}/security`);
  const { codes } = await addApp(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await chooseInAccountMenu(page, "Logout");
  await page.goto("/auth/login");
  await submitLogin(page, account.email, account.password);
  await page.getByLabel("Code").fill("111111");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code is wrong or was used before")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
  await page.goto(`/users/${account.username}/security`);
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Code").fill(codes[1] ?? "");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(toasts(page).getByText("Authenticator app removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add authenticator app" })).toBeVisible();
});
