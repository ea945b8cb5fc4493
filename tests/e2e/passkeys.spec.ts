import { expect, type Page, test } from "playwright/test";
import { expectAccessible } from "./support/accessibility";
import { openSession, registerAccount } from "./support/accounts";
import { heading, logOut, toasts } from "./support/page";

/** Gives the browser an authenticator that checks its owner by itself. Returns what tells it whether its owner is there. */
async function addAuthenticator(page: Page): Promise<(enabled: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) => devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
}

test.use({ viewport: { width: 390, height: 844 } });

test("a passkey is added, signs in without a password, and is removed", async ({
  page,
  request,
  baseURL,
}) => {
  const account = await registerAccount(request);
  // Browsers have no passkeys for a bare address.
  const local = String(baseURL).replace("127.0.0.1", "localhost");
  const security = `${local}/users/${account.username}/security`;
  await openSession(page, account);
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: "localhost" })));
  const setPresent = await addAuthenticator(page);
  await page.goto(security);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("My laptop");
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(toasts(page).getByText("Passkey added")).toBeVisible();
  await expect(page.getByText("My laptop")).toBeVisible();
  await expectAccessible(page, "security");
  await logOut(page);
  // The page offers passkeys in its address field, too: that would sign in before the button is pressed.
  await setPresent(false);
  await page.goto(`${local}/auth/login`);
  await expect(heading(page)).toHaveText("Login");
  await expectAccessible(page, "login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await setPresent(true);
  await expect(page).not.toHaveURL(/\/auth\//);
  await page.goto(security);
  await expect(page.getByText(/Last used/).first()).toBeVisible();
  await page.getByRole("button", { name: "Remove the passkey: My laptop" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("This password is incorrect").first()).toBeVisible();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(toasts(page).getByText("Passkey removed")).toBeVisible();
  await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
});
