import { beforeEach, describe, expect, it } from "vitest";
import { madePassword } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { addApp, confirmTotp, showCode, startTotp } from "./apps";
import { readMails } from "./mailLinks";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const start = new Date("2026-11-18T06:00:10Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

beforeEach(() => test.setNow(start));

const login = `mutation ($input: LoginInput!) {
  result: login(input: $input) {
    ... on SessionPayload { accessToken user { databaseId } }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;

async function makeOwner(...made: Parameters<typeof factory.user>) {
  const user = await factory.user(...made);
  const caller = await test.visitor.signIn(user.signIn);
  return { user, caller, ...(await addApp(caller, start)) };
}

const signIn = async (email: string, otp?: string, password = madePassword) =>
  (await test.visitor.graphql(login, { input: { email, password, otp } })).data.result;

const told = async (email: string) => (await readMails(test, email)).map(({ text }) => text ?? "");

describe("adding an authenticator app", () => {
  it("takes a code of it, and gives ten recovery codes once", async () => {
    const user = await factory.user();
    const caller = await test.visitor.signIn(user.signIn);
    const { secret, address } = (await caller.graphql(startTotp)).data.result;
    expect(address).toContain(`secret=${secret}`);
    const wrong = await caller.graphql(confirmTotp, { otp: "000000" });
    expect(wrong.data.result).toMatchObject({ code: "INVALID", fieldErrors: [{ field: "otp" }] });
    expect((await signIn(user.email)).accessToken).toBeDefined();
    const { data } = await caller.graphql(confirmTotp, { otp: showCode(secret, start) });
    expect(data.result.codes).toHaveLength(10);
    expect(new Set(data.result.codes).size).toBe(10);
    expect(data.result.user).toEqual({ totpAddedAt: start.toISOString(), recoveryCodesLeft: 10 });
    expect((await told(user.email)).join()).toContain("An authenticator app was added to your account.");
  });

  it("is begun again by a second start, and not where there is one", async () => {
    const user = await factory.user();
    const caller = await test.visitor.signIn(user.signIn);
    const first = (await caller.graphql(startTotp)).data.result.secret;
    const second = (await caller.graphql(startTotp)).data.result.secret;
    const old = await caller.graphql(confirmTotp, { otp: showCode(first, start) });
    expect(old.data.result.code).toBe("INVALID");
    await caller.graphql(confirmTotp, { otp: showCode(second, start) });
    expect((await caller.graphql(startTotp)).data.result.code).toBe("CONFLICT");
    expect((await caller.graphql(confirmTotp, { otp: showCode(second, later(60)) })).data.result.code).toBe(
      "CONFLICT",
    );
  });

  it("keeps the secret sealed, in the history too, and the recovery codes as hashes", async () => {
    const { user, secret, codes } = await makeOwner();
    const rows = await prisma.$queryRaw<{ whole: string }[]>`
      SELECT t::text AS whole FROM "Totp" t UNION ALL SELECT r::text FROM "RecoveryCode" r
      UNION ALL SELECT l::text FROM "HistoryLine" l`;
    const everything = rows.map(({ whole }) => whole).join("\n");
    for (const hidden of [secret, Buffer.from(secret).toString("hex"), ...codes])
      expect(everything.toLowerCase()).not.toContain(hidden.toLowerCase());
    const entry = await prisma.history.findFirstOrThrow({
      where: { actorId: user.id, action: "user.totpAdded" },
      include: { lines: true },
    });
    expect(JSON.stringify(entry.lines)).not.toContain("\\\\x");
  });
});

describe("signing in with an authenticator app", () => {
  it("takes a code as a second step, over GraphQL and REST", async () => {
    const { user, secret } = await makeOwner();
    expect(await signIn(user.email)).toEqual({
      code: "SECOND_FACTOR",
      message: "Enter the code from your authenticator app",
      fieldErrors: [],
    });
    const input = { email: user.email, password: madePassword };
    const refused = await test.visitor.rest("POST", "auth/login", input);
    expect([refused.status, refused.json.code]).toEqual([401, "SECOND_FACTOR"]);
    test.setNow(later(30));
    const otp = showCode(secret, later(30));
    expect((await signIn(user.email, `${otp.slice(0, 3)} ${otp.slice(3)}`)).user.databaseId).toBe(user.id);
    test.setNow(later(60));
    const rest = await test.visitor.rest("POST", "auth/login", {
      ...input,
      otp: showCode(secret, later(60)),
    });
    expect([rest.status, rest.json.id]).toEqual([200, user.id]);
  });

  it("tells nothing of the app to who does not know the password", async () => {
    const { user, secret } = await makeOwner();
    expect((await signIn(user.email, showCode(secret, start), "wrong")).code).toBe("INVALID");
  });

  it("takes no code twice, nor an older one, of two at once one alone", async () => {
    const { user, secret } = await makeOwner();
    test.setNow(later(30));
    const otp = showCode(secret, later(30));
    const both = await Promise.all([signIn(user.email, otp), signIn(user.email, otp)]);
    expect(both.filter(({ accessToken }) => accessToken)).toHaveLength(1);
    const older = await signIn(user.email, showCode(secret, start));
    expect(older).toMatchObject({ code: "SECOND_FACTOR", fieldErrors: [{ field: "otp" }] });
  });

  it("takes each recovery code once, and tells its owner", async () => {
    const { user, codes, caller } = await makeOwner();
    expect((await signIn(user.email, codes[0])).accessToken).toBeDefined();
    expect((await signIn(user.email, codes[0])).code).toBe("SECOND_FACTOR");
    expect((await signIn(user.email, codes[1]?.replaceAll("-", "").toUpperCase())).accessToken).toBeDefined();
    expect((await told(user.email)).join()).toContain(
      "A recovery code was used to sign in to your account; 8 are left.",
    );
    const { data } = await caller.graphql("{ viewer { recoveryCodesLeft } }");
    expect(data.viewer.recoveryCodesLeft).toBe(8);
  });

  it("is limited as passwords are; the right password in between forgives nothing", async () => {
    const { user, secret } = await makeOwner();
    for (let time = 0; time < 5; time += 1)
      expect((await signIn(user.email, "000000")).code).toBe("SECOND_FACTOR");
    const input = { email: user.email, password: madePassword, otp: "000000" };
    const refused = await test.visitor.graphql(login, { input });
    expect(refused.errors?.[0]?.extensions?.code).toBe("TOO_MANY_ATTEMPTS");
    test.setNow(later(60));
    const right = { ...input, otp: showCode(secret, later(60)) };
    const { errors } = await test.visitor.graphql(login, { input: right });
    expect(errors?.[0]?.extensions?.code).toBe("TOO_MANY_ATTEMPTS");
  });

  it("holds for sign-in codes and links too, which are not used up by asking", async () => {
    const { user, secret } = await makeOwner();
    const code = await factory.signInCode(user.id, 1, later(600));
    const byCode = `mutation ($code: String!, $otp: String) {
      result: signInByCode(code: $code, otp: $otp) { ... on SessionPayload { accessToken } ... on Refusal { code } }
    }`;
    expect((await test.visitor.graphql(byCode, { code })).data.result.code).toBe("SECOND_FACTOR");
    const rest = await test.visitor.rest("POST", "auth/token", { token: code });
    expect([rest.status, rest.json.code]).toEqual([401, "SECOND_FACTOR"]);
    test.setNow(later(30));
    const { data } = await test.visitor.graphql(byCode, { code, otp: showCode(secret, later(30)) });
    expect(data.result.accessToken).toBeDefined();
  });
});

describe("removing an authenticator app", () => {
  const disable = `mutation ($otp: String!) {
    result: disableTotp(otp: $otp) { ... on UserPayload { user { totpAddedAt } } ... on Refusal { code } }
  }`;

  it("takes a code, is mailed, and takes the recovery codes along", async () => {
    const { user, caller, secret, codes } = await makeOwner();
    expect((await caller.graphql(disable, { otp: "000000" })).data.result.code).toBe("INVALID");
    test.setNow(later(30));
    const { data } = await caller.graphql(disable, { otp: showCode(secret, later(30)) });
    expect(data.result.user.totpAddedAt).toBeNull();
    expect((await signIn(user.email)).accessToken).toBeDefined();
    expect(await prisma.recoveryCode.count({ where: { userId: user.id } })).toBe(0);
    expect((await caller.graphql(disable, { otp: codes[0] })).data.result.code).toBe("CONFLICT");
    expect((await told(user.email)).join()).toContain("The authenticator app was removed from your account.");
  });

  it("renews recovery codes: the old ones no longer work", async () => {
    const { user, caller, codes } = await makeOwner();
    const renew = `mutation ($otp: String!) {
      result: renewRecoveryCodes(otp: $otp) { ... on RecoveryCodesPayload { codes } ... on Refusal { code } }
    }`;
    const renewed = (await caller.graphql(renew, { otp: codes[0] })).data.result.codes;
    expect(renewed).toHaveLength(10);
    expect((await signIn(user.email, codes[1])).code).toBe("SECOND_FACTOR");
    expect((await signIn(user.email, renewed[0])).accessToken).toBeDefined();
  });
});

describe("a lost second factor", () => {
  const reset = `mutation ($userId: Int!) {
    result: resetSecondFactor(userId: $userId) { ... on UserPayload { user { totpAddedAt } } ... on Refusal { code } }
  }`;

  it("is reset by an ADMIN, recorded and mailed, and ends the sessions", async () => {
    const { user, caller } = await makeOwner();
    const admin = await test.as("admin");
    const { data } = await admin.graphql(reset, { userId: user.id });
    expect(data.result.user.totpAddedAt).toBeNull();
    expect((await caller.rest("GET", "users/me")).status).toBe(401);
    expect((await signIn(user.email)).accessToken).toBeDefined();
    expect((await told(user.email)).join()).toContain("An administrator reset the second factor");
    expect(await prisma.history.count({ where: { action: "user.secondFactorReset" } })).toBe(1);
    expect((await admin.graphql(reset, { userId: user.id })).data.result.code).toBe("CONFLICT");
  });

  it("is not reset by other staff, nor from another organization", async () => {
    const { user } = await makeOwner();
    const byTrainer = await (await test.as("trainer")).graphql(reset, { userId: user.id });
    expect(byTrainer.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const elsewhere = await (await test.as("otherAdmin")).graphql(reset, { userId: user.id });
    expect(elsewhere.data.result.code).toBe("NOT_FOUND");
  });
});

describe("an organization that demands a second factor of staff", () => {
  const demand = `mutation ($isDemanded: Boolean!) {
    result: setStaffSecondFactor(isDemanded: $isDemanded) {
      ... on SetStaffSecondFactorPayload { settings { staffSecondFactor } } ... on Refusal { code message }
    }
  }`;
  const needs = "{ viewer { needsSecondFactor } }";

  it("lets staff without one do nothing of theirs until they have added it, learners everything", async () => {
    const boss = await makeOwner({ userType: "E" }, ["ADMIN"]);
    const staff = await factory.user({ userType: "E" }, ["ADMIN"]);
    const before = await test.visitor.signIn(staff.signIn);
    const first = await before.graphql(demand, { isDemanded: true });
    expect(first.data.result.code).toBe("CONFLICT");
    const { data } = await boss.caller.graphql(demand, { isDemanded: true });
    expect(data.result.settings.staffSecondFactor).toBe(true);
    const caller = await test.visitor.signIn(staff.signIn);
    expect((await caller.graphql(needs)).data.viewer.needsSecondFactor).toBe(true);
    for (const viewer of [before, caller]) expect((await viewer.rest("GET", "users")).status).toBe(403);
    const learner = await test.as("learner");
    expect((await learner.graphql(needs)).data.viewer.needsSecondFactor).toBe(false);
    await addApp(caller, start);
    expect((await caller.rest("GET", "users")).status).toBe(200);
    expect((await caller.graphql(needs)).data.viewer.needsSecondFactor).toBe(false);
    await boss.caller.graphql(demand, { isDemanded: false });
    expect(await prisma.history.count({ where: { action: "organization.secondFactorDemanded" } })).toBe(2);
  });
});
