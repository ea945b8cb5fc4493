import { expect, type Page, test } from "playwright/test";
import { codeAt, fromBase32, stepAt } from "#gateway/session/totp";
import { expectAccessible } from "./support/accessibility";
import { type Account, openNewAccount } from "./support/accounts";
import { logOut, toasts } from "./support/page";

test.use({ viewport: { width: 390, height: 844 } });

/** A code that was not used before: of this half minute, or of the next, which counts already. */
const showCode = (secret: string, halfMinutesOn = 0) =>
  codeAt(fromBase32(secret), stepAt(new Date(Date.now() + halfMinutesOn * 30_000)));

/** Adds an authenticator app; returns its secret and the recovery codes. */
async function addApp(page: Page, { username, password }: Account) {
  await page.goto(`/users/${username}/security`);
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page, "adding an authenticator app");
  await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("This code is incorrect or was used before").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Code" }).fill(showCode(secret));
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(toasts(page).getByText("Authenticator app added")).toBeVisible();
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  await dialog.getByRole("button", { name: "I've saved them" }).click();
  return { secret, codes };
}

/** Types the password, and then a code as the second step. */
async function signIn(page: Page, { email, password }: Account, code: string) {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("an authenticator app is added, and signs in by its code or a recovery code", async ({
  page,
  request,
}) => {
  const account = await openNewAccount(page, request);
  const { secret, codes } = await addApp(page, account);
  expect(codes).toHaveLength(10);
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

  await logOut(page);
  await signIn(page, account, showCode(secret, 1));
  await expect(page).not.toHaveURL(/\/auth\//);

  await logOut(page);
  await signIn(page, account, codes[0] ?? "");
  await expect(page).not.toHaveURL(/\/auth\//);
  await page.goto(`/users/${account.username}/security`);
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();

  await logOut(page);
  await signIn(page, account, codes[0] ?? "");
  await expect(page.getByText("This code is incorrect or was used before").first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
});
