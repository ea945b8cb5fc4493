import { type Browser, expect, type Page, test } from "playwright/test";
import { openProvider } from "#tests/gateway/identityProviders/provider";
import { expectAccessible, sidewaysScroll, switchSystemTheme } from "./support/accessibility";
import { demo, openSession, uniqueName } from "./support/accounts";
import { desk, heading, phone, toasts } from "./support/page";

/** Opens the settings, and from there how people sign in. */
async function openSignInSettings(page: Page): Promise<void> {
  await page.goto("/admin/organizations");
  await page.getByRole("main").getByRole("link", { name: "Sign-in" }).click();
  await expect(heading(page)).toHaveText("Sign-in");
}

interface Added {
  name: string;
  issuer: string;
  client: { client_id: string; client_secret: string };
}

/** Adds a provider as an ADMIN does, and returns the redirect address that it shows. */
async function addProvider(page: Page, { name, issuer, client }: Added): Promise<string> {
  await page.getByRole("button", { name: "Add a provider" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a provider" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Issuer").fill(issuer);
  await dialog.getByRole("button", { name: "Test connection" }).click();
  await expect(dialog.getByRole("status")).toHaveText("The provider responds, and its settings can be read.");
  await dialog.getByLabel("Client id").fill(client.client_id);
  await dialog.getByLabel("Client secret").fill(client.client_secret);
  await dialog.getByLabel("Mail domains").fill("school.test");
  await dialog.getByLabel("Create an account for people who have none").check();
  await expectAccessible(page, "a provider that is added");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).getByText("Sign-in provider saved")).toBeVisible();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(row.getByText("Client secret")).toBeVisible();
  return row.getByText(/\/auth\/oidc\/\d+\/callback$/).innerText();
}

/** A person without an account, on a phone of their own. */
const openPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: phone })).newPage();

/** Follows the link of a provider on the login page. */
async function continueWith(page: Page, name: string): Promise<void> {
  await page.goto("/auth/login");
  await page.getByRole("link", { name: `Continue with ${name}` }).click();
}

test.use({ viewport: desk });

test("people sign in at a provider that an ADMIN has added, until it is deleted", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const provider = await openProvider();
  const name = uniqueName("School");
  await openSession(page, demo.admin);
  await openSignInSettings(page);
  provider.register(await addProvider(page, { name, ...provider }));
  await expectAccessible(page, "the sign-in settings");

  const person = await openPhone(browser);
  provider.be({ sub: name, email: `${name}@school.test`, name: "Asha of School" });
  await person.goto("/auth/login");
  await expect(person.getByRole("link", { name: `Continue with ${name}` })).toBeVisible();
  await expectAccessible(person, "the login page with a provider");
  expect(await sidewaysScroll(person)).toBe(0);
  await continueWith(person, name);
  await expect(person).toHaveURL(/\/learner/);
  await expect(person.getByRole("button", { name: "Asha of School, account" })).toBeVisible();

  const other = await openPhone(browser);
  provider.be({ sub: `${name}-other`, email: `${name}@elsewhere.test` });
  await continueWith(other, name);
  await expect(other.getByText("Addresses of this mail domain can't sign in this way.")).toBeVisible();
  await expectAccessible(other, "the login page after a refused sign-in");

  await page.setViewportSize(phone);
  expect(await sidewaysScroll(page)).toBe(0);
  await switchSystemTheme(page, "dark");
  await expectAccessible(page, "the sign-in settings on a phone in the dark");
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toasts(page).getByText("Sign-in provider deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name })).toHaveCount(0);
  await other.goto("/auth/login");
  await expect(other.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(other.getByRole("link", { name: `Continue with ${name}` })).toHaveCount(0);
  await provider.close();
});
