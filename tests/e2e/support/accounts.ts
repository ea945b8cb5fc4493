import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "playwright/test";

/** The credentials that a person types to sign in, and the name that the header shows. */
export interface Account {
  name: string;
  username: string;
  email: string;
  password: string;
}

/** The demo accounts that every test may sign in with, and none may change. */
export const demo = {
  admin: { username: "admin", email: "admin@demo.test", password: "admin-12345" },
  learner: { username: "learner", email: "learner@demo.test", password: "learner-12345" },
  otherAdmin: { username: "admin", email: "admin@other.test", password: "admin-12345" },
} as const;

/** A name that no other test uses, in lower case. */
export const uniqueName = (prefix: string): string => `${prefix}-${randomUUID().slice(0, 12)}`;

/** The data of an account that does not exist yet. */
export function newAccount(prefix = "reader"): Account {
  const username = uniqueName(prefix);
  return {
    name: `Reader ${username.slice(-6)}`,
    username,
    email: `${username}@example.test`,
    password: "learn-12345",
  };
}

/** Registers a learner of its own for a test that changes something. */
export async function registerAccount(request: APIRequestContext, prefix?: string): Promise<Account> {
  const account = newAccount(prefix);
  const answer = await request.post("/api/auth/register", { data: { ...account, userType: "U" } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return account;
}

type Credentials = Pick<Account, "email" | "password">;

/** Opens a session for all pages of the browser context by its cookies, without the sign-in screen. */
export async function openSession(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Registers an account whose session the page has. */
export async function openNewAccount(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await registerAccount(request);
  await openSession(page, account);
  return account;
}

/** Signs the tests of a file or a group in with one session for each worker: a sign-in takes longer than a look at a screen. */
export function signInOnce(account: Credentials): void {
  let cookies: Parameters<BrowserContext["addCookies"]>[0] = [];
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await openSession(page, account);
    cookies = await page.context().cookies();
    await page.close();
  });
  test.beforeEach(({ context }) => context.addCookies(cookies));
}

/** The token of a fresh session, as another program would get it. */
export async function accessToken(
  request: APIRequestContext,
  { email, password }: Credentials,
  tenantId?: number,
): Promise<string> {
  const headers = tenantId === undefined ? {} : { "Tenant-Id": String(tenantId) };
  const answer = await request.post("/api/auth/login", { data: { email, password }, headers });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

/** A sign-in code for an account, as an ADMIN makes it for a link. */
export async function makeSignInCode(request: APIRequestContext, account: Credentials): Promise<string> {
  const headers = { Authorization: `Bearer ${await accessToken(request, demo.admin)}` };
  // One sign-in only: a second would carry the first one's cookie, and need its anti-forgery header.
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const answer = await request.post("/graphql", { data: { query, variables }, headers });
    return ((await answer.json()) as { data: { answer: unknown } }).data.answer;
  };
  const found = await ask(
    "query ($search: String) { answer: users(search: $search) { nodes { databaseId } } }",
    { search: account.email },
  );
  const [user] = (found as { nodes: { databaseId: number }[] }).nodes;
  const made = await ask(
    `mutation ($userId: Int!) {
      answer: createSignInCode(userId: $userId) { ... on SignInCodePayload { token } }
    }`,
    { userId: user?.databaseId },
  );
  return (made as { token: string }).token;
}

/** Fills in the sign-in screen that is open and sends it. */
export async function submitLogin(page: Page, login: string, password: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(login);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Login" }).click();
}

/** Signs in on the screen, as a person does, and waits for the account's area. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto("/auth/login");
  await submitLogin(page, email, password);
  await expect(page).not.toHaveURL(/\/auth\//);
}
