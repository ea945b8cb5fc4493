import { beforeEach, describe, expect, it } from "vitest";
import { ownerMessages, ownerMinutes } from "#gateway/domains/accounts/ownerContract";
import { createCaller } from "#tests/support/caller";
import { madePassword } from "#tests/support/factory";
import { createSoftKey } from "#tests/support/softKey";
import { openSuite } from "#tests/support/suite";
import { addApp, showCode } from "./apps";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const start = new Date("2026-11-18T06:00:10Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(() => test.setNow(start));

const refused = "... on Refusal { code message fieldErrors { field } }";
const variables = "($password: String, $otp: String)";
const proof = "password: $password, otp: $otp";

/** The mutations that change the ways in of an account, each of which takes a proof. */
const changes = {
  startTotp: `mutation ${variables} { result: startTotp(${proof}) { __typename ${refused} } }`,
  startPasskey: `mutation ${variables} { result: startPasskey(isNew: true, ${proof}) { __typename ${refused} } }`,
} as const;

const removePasskey = (id: number) =>
  `mutation ${variables} { result: removePasskey(passkeyId: ${id}, ${proof}) { __typename ${refused} } }`;

async function makeOwner(data: { passwordHash?: null } = {}) {
  const user = await factory.user();
  const caller = await test.visitor.signIn(user.signIn);
  // An account that signs in by a provider or a passkey alone has no password.
  if (data.passwordHash === null)
    await prisma.user.update({ where: { id: user.id }, data: { passwordHash: null } });
  const passkey = await prisma.passkey.create({
    data: {
      organizationId: 1,
      userId: user.id,
      name: "Kept",
      credentialId: `kept-${user.id}`,
      publicKey: new Uint8Array([1]),
    },
  });
  const ask = async (document: string, typed: { password?: string; otp?: string } = {}) =>
    (await caller.graphql(document, typed)).data.result;
  const readProof = async () => (await caller.graphql("{ viewer { ownerProof } }")).data.viewer.ownerProof;
  return { user, caller, passkey, ask, readProof };
}

const needs = (field: string, message: string) => ({ code: "INVALID", message, fieldErrors: [{ field }] });

describe("the ways in to an account change only by its owner", () => {
  it.each(Object.entries(changes))("%s takes the password, where there is one", async (_name, document) => {
    const { ask, readProof } = await makeOwner();
    expect(await readProof()).toBe("PASSWORD");
    expect(await ask(document)).toMatchObject(needs("password", ownerMessages.passwordNeeded));
    expect(await ask(document, { password: "guessed-12345" })).toMatchObject(
      needs("password", ownerMessages.wrongPassword),
    );
    expect((await ask(document, { password: madePassword })).code).toBeUndefined();
  });

  it("a passkey is removed by the password, and stays without it", async () => {
    const { ask, passkey } = await makeOwner();
    expect((await ask(removePasskey(passkey.id))).code).toBe("INVALID");
    expect((await ask(removePasskey(passkey.id), { password: "wrong-12345" })).code).toBe("INVALID");
    expect(await prisma.passkey.count({ where: { id: passkey.id } })).toBe(1);
    expect((await ask(removePasskey(passkey.id), { password: madePassword })).code).toBeUndefined();
    expect(await prisma.passkey.count({ where: { id: passkey.id } })).toBe(0);
  });

  it("a code is needed where there is an app: the password is not enough, and no code counts twice", async () => {
    const { ask, caller, passkey, readProof } = await makeOwner();
    const { secret, codes } = await addApp(caller, start);
    expect(await readProof()).toBe("OTP");
    const byPassword = { password: madePassword };
    expect(await ask(changes.startPasskey, byPassword)).toMatchObject(needs("otp", ownerMessages.otpNeeded));
    expect((await ask(removePasskey(passkey.id), byPassword)).code).toBe("INVALID");
    test.setNow(later(1));
    const otp = showCode(secret, later(1));
    expect((await ask(changes.startPasskey, { otp })).code).toBeUndefined();
    expect((await ask(removePasskey(passkey.id), { otp })).code).toBe("INVALID");
    expect((await ask(removePasskey(passkey.id), { otp: codes[0] ?? "" })).code).toBeUndefined();
  });

  it("a fresh sign-in is needed where there is neither", async () => {
    const { ask, passkey, readProof } = await makeOwner({ passwordHash: null });
    expect(await readProof()).toBe("SESSION");
    expect((await ask(changes.startPasskey)).code).toBeUndefined();
    test.setNow(later(ownerMinutes + 1));
    const again = { code: "FORBIDDEN", message: ownerMessages.signInAgain };
    for (const document of [...Object.values(changes), removePasskey(passkey.id)])
      expect(await ask(document)).toMatchObject(again);
    expect(await prisma.passkey.count({ where: { id: passkey.id } })).toBe(1);
  });

  it("a session that was taken adds nothing: without a start there is nothing to confirm", async () => {
    const { caller, user } = await makeOwner();
    const thief = createCaller(test.origin, { token: caller.token ?? "", userId: user.id });
    const confirm = `mutation { result: confirmTotp(otp: "123456") { __typename ... on Refusal { code } } }`;
    expect((await thief.graphql(confirm)).data.result.code).toBe("CONFLICT");
    const response = createSoftKey().make({ challenge: "made-up", origin: test.origin });
    const add = `mutation ($response: String!) {
      result: addPasskey(name: "Mine", response: $response) { __typename ... on Refusal { code } } }`;
    expect((await thief.graphql(add, { response })).data.result.code).toBe("INVALID");
  });

  it("guesses are limited as those of a sign-in are", async () => {
    const { caller } = await makeOwner();
    const guess = () => caller.graphql(changes.startTotp, { password: "guessed-12345" });
    for (let time = 0; time < 5; time += 1) expect((await guess()).data.result.code).toBe("INVALID");
    expect((await guess()).errors?.[0]?.extensions?.code).toBe("TOO_MANY_ATTEMPTS");
    const right = await caller.graphql(changes.startTotp, { password: madePassword });
    expect(right.errors?.[0]?.extensions?.code).toBe("TOO_MANY_ATTEMPTS");
  });

  it("only the owner sees what it takes", async () => {
    const { user } = await makeOwner();
    const admin = await test.as("admin");
    const { errors, data } = await admin.graphql(`{ user(databaseId: ${user.id}) { ownerProof } }`);
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect(data?.user?.ownerProof ?? null).toBeNull();
  });
});
