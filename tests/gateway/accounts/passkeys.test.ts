import { beforeEach, describe, expect, it } from "vitest";
import { passkeyLimits, passkeyMessages } from "#gateway/domains/accounts/passkeyContract";
import type { Caller } from "#tests/support/caller";
import { madePassword } from "#tests/support/factory";
import { createSoftKey } from "#tests/support/softKey";
import { openSuite } from "#tests/support/suite";
import { addApp } from "./apps";
import { readMails } from "./mailLinks";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const { origin } = test;
const start = new Date("2026-11-18T06:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(() => test.setNow(start));

const refusal = "... on Refusal { code message }";

/** The cookie of a browser. */
const browser = { Cookie: "lectern_browser=browser-of-the-tests" };

async function askChallenge(caller: Caller, isNew: boolean, headers: Record<string, string> = browser) {
  const document = `mutation { result: startPasskey(isNew: ${isNew}, password: "${madePassword}") { ... on StartPasskeyPayload { options } ${refusal} } }`;
  return JSON.parse((await caller.graphql(document, {}, headers)).data.result.options).challenge as string;
}

const add = async (caller: Caller, response: string, name = "Laptop") =>
  (
    await caller.graphql(
      `mutation ($name: String!, $response: String!) {
        result: addPasskey(name: $name, response: $response) {
          ... on AddPasskeyPayload { passkey { databaseId name lastUsedAt } } ${refusal}
        }
      }`,
      { name, response },
    )
  ).data.result;

const signIn = async (response: string, headers: Record<string, string> = browser) =>
  (
    await test.visitor.graphql(
      `mutation ($response: String!) {
        result: signInByPasskey(response: $response) { ... on SessionPayload { user { databaseId } } ${refusal} }
      }`,
      { response },
      headers,
    )
  ).data.result;

async function makeOwner(...made: Parameters<typeof factory.user>) {
  const user = await factory.user(...made);
  const caller = await test.visitor.signIn(user.signIn);
  const key = createSoftKey();
  const added = await add(caller, key.make({ challenge: await askChallenge(caller, true), origin }));
  const use = async (how: object = {}) =>
    signIn(key.sign({ challenge: await askChallenge(test.visitor, false), origin, ...how }));
  return { user, caller, key, added, use };
}

const unknown = { code: "INVALID", message: passkeyMessages.unknown };

describe("a passkey", () => {
  it("is added with a name, mailed and recorded, and signs in without a password", async () => {
    const { user, caller, added, use } = await makeOwner();
    expect(added.passkey).toMatchObject({ name: "Laptop", lastUsedAt: null });
    test.setNow(later(1));
    expect((await use()).user.databaseId).toBe(user.id);
    const { data } = await caller.graphql("{ passkeys { name lastUsedAt } }");
    expect(data.passkeys).toEqual([{ name: "Laptop", lastUsedAt: later(1).toISOString() }]);
    const [mail] = await readMails(test, user.email);
    expect(mail?.text).toContain("The passkey “Laptop” was added to your account.");
    expect(await prisma.history.count({ where: { actorId: user.id, action: "user.passkeyAdded" } })).toBe(1);
  });

  it("is both steps in one, where the account has an app too", async () => {
    const { user, caller, use } = await makeOwner();
    await addApp(caller, start);
    expect((await use()).user.databaseId).toBe(user.id);
  });

  it("is refused for a challenge that was used, is over, or is for adding", async () => {
    const { caller, key } = await makeOwner();
    const challenge = await askChallenge(test.visitor, false);
    expect((await signIn(key.sign({ challenge, origin }))).user).toBeDefined();
    expect(await signIn(key.sign({ challenge, origin }))).toEqual(unknown);
    const old = await askChallenge(test.visitor, false);
    test.setNow(later(5));
    expect(await signIn(key.sign({ challenge: old, origin }))).toEqual(unknown);
    expect(await signIn(key.sign({ challenge: await askChallenge(caller, true), origin }))).toEqual(unknown);
  });

  it("is refused at another site, for another host, and where its owner was not checked", async () => {
    const { use } = await makeOwner();
    expect(await use({ origin: "https://evil.example" })).toEqual(unknown);
    expect(await use({ rpId: "evil.example" })).toEqual(unknown);
    expect(await use({ isVerified: false })).toEqual(unknown);
  });

  it("is refused when its counter goes back, as that of a copy does", async () => {
    const { key, use } = await makeOwner();
    await use();
    await use();
    key.turnBack();
    expect(await use()).toEqual(unknown);
  });

  it("is refused once it was removed, which is mailed; others remove nothing", async () => {
    const { user, caller, added, use } = await makeOwner();
    const remove = `mutation { result: removePasskey(passkeyId: ${added.passkey.databaseId}, password: "${madePassword}") {
      ... on RemovePasskeyPayload { deletedId } ${refusal} } }`;
    expect((await (await test.as("admin")).graphql(remove)).data.result.code).toBe("NOT_FOUND");
    expect((await caller.graphql(remove)).data.result.deletedId).toBe(added.passkey.databaseId);
    expect(await use()).toEqual(unknown);
    const told = (await readMails(test, user.email)).map(({ text }) => text).join();
    expect(told).toContain("The passkey “Laptop” was removed from your account.");
  });

  it("is not added for another's challenge, a broken response, or a second time", async () => {
    const item = await makeOwner();
    const other = await test.visitor.signIn((await factory.user()).signIn);
    const key = createSoftKey();
    const stolen = key.make({ challenge: await askChallenge(item.caller, true), origin });
    expect((await add(other, stolen)).code).toBe("INVALID");
    for (const broken of ["{}", "nonsense", JSON.stringify({ id: "a" })])
      expect((await add(other, broken)).code).toBe("INVALID");
    const again = item.key.make({ challenge: await askChallenge(other, true), origin });
    expect((await add(other, again)).code).toBe("CONFLICT");
  });

  it("signs no one in whose account is closed, nor while login is disabled, but for ADMIN", async () => {
    const { user, use } = await makeOwner();
    const admin = await makeOwner({ userType: "E" }, ["ADMIN"]);
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: true } });
    expect((await use()).code).toBe("FORBIDDEN");
    expect((await admin.use()).user).toBeDefined();
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: false } });
    await prisma.user.update({ where: { id: user.id }, data: { active: false } });
    expect((await use()).message).toBe("This account is not active");
  });

  it("is the second factor that is demanded of staff: their password alone is not enough then", async () => {
    const { user, caller, use } = await makeOwner({ userType: "E" }, ["ADMIN"]);
    const demand = (isDemanded: boolean) =>
      caller.graphql(`mutation { setStaffSecondFactor(isDemanded: ${isDemanded}) { __typename } }`);
    await demand(true);
    const { email, password } = user.signIn;
    const answer = await test.visitor.rest("POST", "auth/login", { email, password });
    expect([answer.status, answer.json.code]).toEqual([403, "FORBIDDEN"]);
    expect((await use()).user.databaseId).toBe(user.id);
    expect((await caller.rest("GET", "users")).status).toBe(200);
    await demand(false);
  });

  it("is refused from another browser than the one that asked, and where it is not known", async () => {
    const { key } = await makeOwner();
    const other = { Cookie: "lectern_browser=another-browser" };
    const asked = async () => ({ challenge: await askChallenge(test.visitor, false), origin });
    expect(await signIn(key.sign(await asked()), other)).toEqual(unknown);
    expect(await signIn(key.sign(await asked()), {})).toEqual(unknown);
    expect(await signIn(createSoftKey().sign(await asked()))).toEqual(unknown);
    expect((await signIn(key.sign(await asked()))).user).toBeDefined();
  });

  it("opens nothing at another organization, which has challenges of its own", async () => {
    const { key } = await makeOwner();
    const headers = { ...browser, "Tenant-Id": "2" };
    const challenge = await askChallenge(test.visitor, false, headers);
    expect(await signIn(key.sign({ challenge, origin }))).toEqual(unknown);
    expect(await signIn(key.sign({ challenge, origin }), headers)).toEqual(unknown);
  });

  it("is renamed by its owner alone, and no account has more than it may", async () => {
    const { user, caller, added } = await makeOwner();
    const { databaseId } = added.passkey;
    const rename = (who: Caller, name: string) =>
      who.graphql(`mutation { result: renamePasskey(passkeyId: ${databaseId}, name: "${name}") {
        ... on RenamePasskeyPayload { passkey { name } } ${refusal} } }`);
    expect((await rename(caller, " Phone ")).data.result).toEqual({ passkey: { name: "Phone" } });
    expect((await rename(caller, "")).data.result.code).toBe("INVALID");
    expect((await rename(await test.as("admin"), "Mine")).data.result.code).toBe("NOT_FOUND");
    const late = await askChallenge(caller, true);
    await prisma.passkey.createMany({
      data: Array.from({ length: passkeyLimits.perAccount - 1 }, (_, index) => ({
        organizationId: 1,
        userId: user.id,
        name: `Key ${index}`,
        publicKey: new Uint8Array([1]),
        credentialId: `${user.id}-${index}`,
      })),
    });
    const full = { code: "CONFLICT", message: passkeyMessages.tooMany };
    expect(await add(caller, createSoftKey().make({ challenge: late, origin }))).toEqual(full);
    const started = await caller.graphql(`mutation { result: startPasskey(isNew: true) { ${refusal} } }`);
    expect(started.data.result).toEqual(full);
  });
});
