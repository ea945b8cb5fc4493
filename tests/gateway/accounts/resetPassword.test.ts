import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { describeBrowser } from "#gateway/session/browsers";
import { hashToken } from "#gateway/session/tokens";
import { madePassword } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { readMails, untilIdle, work } from "./mailLinks";

const { test, factory } = await openSuite({ environment: { TRUST_PROXY: "1" } });
const { prisma } = test.database;
const start = new Date("2026-11-18T06:00:00Z");
const hour = 3_600_000;
const newPassword = "chosen-12345";
const requested = { message: "If an account has this address, a link is on its way" };
const wrongLink = "This link is invalid, was used, or has expired";

beforeEach(() => test.setNow(start));

const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  test.visitor.rest("POST", "auth/forgot-password", { email }, headers);

const reset = (token: string, password: string = newPassword, headers: Record<string, string> = {}) =>
  test.visitor.rest("POST", "auth/reset-password", { token, password }, headers);

const findOwner = async (token: string) =>
  (
    await test.visitor.graphql(
      `query ($token: String!) { resetLinkOwner(token: $token) { name username } }`,
      { token },
    )
  ).data.resetLinkOwner;

/** Asks for a link and returns the token of the mail. */
async function askFor(email: string): Promise<string> {
  const address = email.toLowerCase();
  const before = (await readMails(test, address)).length;
  await forgot(email);
  await untilIdle(test);
  return (await readMails(test, address)).slice(before)[0]?.token ?? "";
}

describe("asking for a link", () => {
  it("is answered alike for known and unknown addresses, by the same statements", async () => {
    const { email } = await factory.user();
    const answers: unknown[] = [];
    const statements: string[][] = [];
    for (const address of ["warm@made.example", email, "nobody@made.example"]) {
      const sent = await test.statementsOf(async () => {
        const { status, json } = await forgot(address);
        answers.push([status, json]);
      });
      statements.push(sent);
    }
    expect(answers).toEqual([
      [200, requested],
      [200, requested],
      [200, requested],
    ]);
    expect(statements[1]).toEqual(statements[2]);
    await prisma.job.deleteMany();
  });

  it("wakes no worker, whose work for an account would delay the answer", async () => {
    const woken = vi.fn();
    const stop = test.gateway.bus.subscribe("jobsChanged", woken);
    await forgot((await factory.user()).email);
    stop();
    expect(woken).not.toHaveBeenCalled();
    expect(await prisma.job.count({ where: { kind: "accounts.sendReset" } })).toBe(1);
    await prisma.job.deleteMany();
  });

  it("names a wrong address", async () => {
    const { status, json } = await forgot("nobody");
    expect(status).toBe(400);
    expect(json.fieldErrors).toEqual([{ field: "email", message: "Email must be a valid email address" }]);
  });

  it("is limited by address of the network", async () => {
    const from = { "X-Forwarded-For": "198.51.100.7" };
    const statuses: number[] = [];
    for (let time = 0; time < 101; time += 1)
      statuses.push((await forgot("nobody@made.example", from)).status);
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([200]));
    expect(statuses[100]).toBe(429);
    await prisma.job.deleteMany();
  });
});

describe("a link for a new password", () => {
  beforeAll(() => work(test));

  it("changes the password once, ends the sessions, verifies the address, and is told by mail", async () => {
    const user = await factory.user();
    const signedIn = await test.visitor.signIn(user.signIn);
    const token = await askFor(user.email.toUpperCase());
    expect(await findOwner(token)).toEqual({ name: user.name, username: user.username });
    const stored = await prisma.mailToken.findFirstOrThrow({ where: { userId: user.id } });
    expect(stored.tokenHash).toBe(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);

    const { status, json } = await reset(token);
    expect([status, json]).toEqual([200, { message: "Password changed. Sign in with the new one." }]);
    expect((await signedIn.rest("GET", "users/me")).status).toBe(401);
    const again = await test.visitor.signIn({ ...user.signIn, password: newPassword });
    expect((await again.rest("GET", "users/me")).json.emailVerified).toBe(true);
    const old = { email: user.email, password: madePassword };
    expect((await test.visitor.rest("POST", "auth/login", old)).status).toBe(400);
    const mails = await readMails(test, user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(["reset", "security"]);
    expect(mails[1]?.text).toContain("Your password was changed through a link");
    expect(mails[1]?.text).toContain("18-Nov-2026, 11:30");

    expect(await findOwner(token)).toBeNull();
    const used = await reset(token);
    expect([used.status, used.json.message]).toEqual([400, wrongLink]);
  });

  it("works for one of two who use it at once", async () => {
    const user = await factory.user();
    const token = await askFor(user.email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("keeps the session that uses it", async () => {
    const user = await factory.user();
    const [here, elsewhere] = [
      await test.visitor.signIn(user.signIn),
      await test.visitor.signIn(user.signIn),
    ];
    const token = await askFor(user.email);
    const document = `mutation ($token: String!, $password: String!) {
      result: resetPassword(token: $token, password: $password) { __typename }
    }`;
    const { data } = await here.graphql(document, { token, password: newPassword });
    expect(data.result.__typename).toBe("ResetPasswordPayload");
    expect((await here.rest("GET", "users/me")).status).toBe(200);
    expect((await elsewhere.rest("GET", "users/me")).status).toBe(401);
  });

  it("is over after an hour, after a change of the address, and with the account", async () => {
    const user = await factory.user();
    const late = await askFor(user.email);
    test.setNow(new Date(start.getTime() + hour));
    expect((await reset(late)).json.message).toBe(wrongLink);
    const moved = await askFor(user.email);
    await prisma.user.update({ where: { id: user.id }, data: { email: "moved@made.example" } });
    expect((await reset(moved)).json.message).toBe(wrongLink);
    await prisma.user.update({ where: { id: user.id }, data: { email: user.email, active: false } });
    expect((await reset(moved)).json.message).toBe(wrongLink);
  });

  it("keeps the link when the password is wrong", async () => {
    const token = await askFor((await factory.user()).email);
    const short = await reset(token, "short");
    expect(short.json.fieldErrors).toEqual([
      { field: "password", message: "New password must be at least 8 characters long" },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it("belongs to its tenant", async () => {
    const token = await askFor((await factory.user()).email);
    expect((await reset(token, newPassword, { "Tenant-Id": "2" })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it("is sent three times an hour at most, and to active accounts only", async () => {
    const { email } = await factory.user();
    for (let time = 0; time < 5; time += 1) {
      await forgot(email);
      await untilIdle(test);
    }
    expect(await readMails(test, email)).toHaveLength(3);
    test.setNow(new Date(start.getTime() + hour));
    expect(await askFor(email)).not.toBe("");
    const inactive = await factory.user({ active: false });
    expect(await askFor(inactive.email)).toBe("");
    expect(await askFor("nobody@made.example")).toBe("");
  });

  it("opens an account that was closed to this network for its failures", async () => {
    const user = await factory.user();
    const from = { "X-Forwarded-For": "198.51.100.9" };
    const signIn = (password: string) =>
      test.visitor.rest("POST", "auth/login", { email: user.email, password }, from);
    for (let time = 0; time < 6; time += 1) await signIn("wrong");
    expect((await signIn(madePassword)).status).toBe(429);
    await reset(await askFor(user.email), newPassword, from);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it("counts wrong links as failures of the network", async () => {
    const from = { "X-Forwarded-For": "198.51.100.11" };
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await reset(`wrong-${time}`, newPassword, from)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });

  it("is closed with the login, except to ADMINs", async () => {
    const [learner, admin] = [await factory.user(), await factory.user({ userType: "E" }, ["ADMIN"])];
    const early = await askFor(learner.email);
    const where = { id: 1 };
    await prisma.organization.update({ where, data: { disableLogin: true } });
    expect(await askFor(learner.email)).toBe("");
    const refused = await reset(early);
    expect([refused.status, refused.json.message]).toEqual([403, "Login is disabled for this organization"]);
    expect((await reset(await askFor(admin.email))).status).toBe(200);
    await prisma.organization.update({ where, data: { disableLogin: false } });
    expect((await reset(early)).status).toBe(200);
  });

  it("does not stand in the log", async () => {
    await fetch(`${test.origin}/auth/reset/secret-token`);
    await expect.poll(() => test.logged.some((line) => line.includes("/auth/reset/*"))).toBe(true);
    expect(test.logged.some((line) => line.includes("secret-token"))).toBe(false);
  });
});

describe("changing the own password", () => {
  it("is told by mail, with the browser", async () => {
    const user = await factory.user();
    const caller = await test.visitor.signIn(user.signIn);
    const document = `mutation ($input: ChangePasswordInput!) {
      result: changePassword(input: $input) { __typename }
    }`;
    const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const input = { currentPassword: madePassword, newPassword };
    await caller.graphql(document, { input }, { "User-Agent": firefox });
    const [mail] = await readMails(test, user.email);
    expect(mail?.kind).toBe("security");
    expect(mail?.text).toContain("Your password was changed.");
    expect(mail?.text).toContain("Firefox on Windows");
    expect(mail?.text).toContain(`/users/${user.username}`);
  });
});

describe("a browser in words", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge on Windows",
    ],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome on Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari on iPhone"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1", "Safari on macOS"],
    ["curl/8.5.0", "an unknown browser"],
    ["SomeApp (Linux)", "a browser on Linux"],
    [null, "an unknown browser"],
  ])("%j is %s", (userAgent, shown) => expect(describeBrowser(userAgent)).toBe(shown));
});
