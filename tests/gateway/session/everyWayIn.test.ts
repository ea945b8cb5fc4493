import { afterAll, describe, expect, it } from "vitest";
import { hashToken } from "#gateway/session/tokens";
import { demoId, madePassword, nextNumber } from "#tests/support/factory";
import { createSoftKey } from "#tests/support/softKey";
import { openSuite } from "#tests/support/suite";
import { openProvider } from "../identityProviders/provider";
import { fresh, type Headers } from "./callerAddresses";

const limit = 5;
const { test, factory } = await openSuite({
  environment: { TRUST_PROXY: "1", SIGN_IN_FAILURES_PER_MINUTE: String(limit) },
});
const { prisma } = test.database;
const provider = await openProvider();
afterAll(() => provider.close());

const refusal = "... on Refusal { code }";
const limited = "TOO_MANY_ATTEMPTS";

/** The outcome of a mutation or query that is called `result`: `yes`, a refusal's code, or the code of an error. */
async function outcome(document: string, variables: object, headers: Headers): Promise<string> {
  const { data, errors } = await test.visitor.graphql(document, { ...variables }, headers);
  if (errors) return errors[0]?.extensions?.code ?? "an error";
  return data.result?.code ?? (data.result ? "yes" : "nothing");
}

/** The cookie of a browser, at an address. */
const inBrowser = (address: Headers): Headers => ({
  ...address,
  Cookie: "lectern_browser=browser-of-the-tests",
});

async function askChallenge(isNew: boolean, address: Headers, caller = test.visitor): Promise<string> {
  const document = `mutation { result: startPasskey(isNew: ${isNew}, password: "${madePassword}") {
    ... on StartPasskeyPayload { options } } }`;
  const { data } = await caller.graphql(document, {}, inBrowser(address));
  return JSON.parse(data.result.options).challenge;
}

const signByPasskey = `mutation ($response: String!) {
  result: signInByPasskey(response: $response) { __typename ${refusal} } }`;

/** An account with a passkey, and what signs in by it at an address. */
async function openPasskey() {
  const user = await factory.user();
  const [caller, key, home] = [await test.visitor.signIn(user.signIn), createSoftKey(), fresh()];
  const response = key.make({ challenge: await askChallenge(true, home, caller), origin: test.origin });
  const add = `mutation ($response: String!) { result: addPasskey(name: "Key", response: $response) { __typename ${refusal} } }`;
  expect((await caller.graphql(add, { response }, inBrowser(home))).data.result.code).toBeUndefined();
  return async (address: Headers) => {
    const signed = key.sign({ challenge: await askChallenge(false, address), origin: test.origin });
    return outcome(signByPasskey, { response: signed }, inBrowser(address));
  };
}

const wrongPasskey = async (address: Headers) => {
  const response = createSoftKey().sign({ challenge: "made-up", origin: test.origin });
  return outcome(signByPasskey, { response }, inBrowser(address));
};

/** An invitation that is open, and what accepts it at an address. */
async function openInvitation() {
  const [token, email] = [`join-${nextNumber()}`, `joins${nextNumber()}@made.example`];
  const admin = await test.as("admin");
  await prisma.invitation.create({
    data: {
      organizationId: demoId,
      email,
      role: "LEARNER",
      tokenHash: hashToken(token),
      maxUses: 1,
      days: 7,
      invitedById: admin.userId ?? 0,
      expiresAt: new Date("2099-01-01"),
    },
  });
  return token;
}

const readInvitation = (token: string, address: Headers) =>
  outcome(`query ($token: String!) { result: openInvitation(token: $token) { email } }`, { token }, address);

const acceptInvitation = (token: string, address: Headers) =>
  outcome(
    `mutation ($input: AcceptInvitationInput!) { result: acceptInvitation(input: $input) { __typename ${refusal} } }`,
    { input: { token, name: "Joins", password: "joined-12345" } },
    address,
  );

/** A provider that leads back here, and what comes of a sign-in by it. */
async function openProviderRow() {
  const admin = await test.as("admin");
  const input = {
    name: "School",
    issuer: provider.issuer,
    clientId: "lectern",
    secret: "a-secret-of-tests",
    createsUsers: false,
    role: "LEARNER",
  };
  const { data } = await admin.graphql(
    `mutation ($input: IdentityProviderInput!) {
      result: saveIdentityProvider(input: $input) {
        ... on IdentityProvidersChange { identityProviders { databaseId } } } }`,
    { input },
  );
  const id: number = data.result.identityProviders[0].databaseId;
  provider.register(`${test.origin}/auth/oidc/${id}/callback`);
  return id;
}

async function signInByProvider(
  providerId: number,
  address: Headers,
  alter: (address: string) => string = (back) => back,
) {
  const begun = await fetch(`${test.origin}/auth/oidc/${providerId}?tenantId=1`, {
    redirect: "manual",
    headers: address,
  });
  const Cookie = begun.headers
    .getSetCookie()
    .map((value) => value.split(";")[0])
    .join("; ");
  const back = await provider.visit(begun.headers.get("location") ?? "");
  // The provider leads to this machine's name, as the browser knows it.
  const response = await fetch(alter(back), { redirect: "manual", headers: { ...address, Cookie } });
  return response.headers.get("location") ?? "";
}

describe("failures of an address are limited on every way in", () => {
  it("by passkey: the right one is not taken after them, and at another address it is", async () => {
    const [signIn, address] = [await openPasskey(), fresh()];
    for (let time = 0; time < limit; time += 1) expect(await wrongPasskey(address)).toBe("INVALID");
    expect(await wrongPasskey(address)).toBe(limited);
    expect(await signIn(address)).toBe(limited);
    expect(await signIn(fresh())).toBe("yes");
  });

  it("by a link to join: guesses of its token count whether they read or accept", async () => {
    const [token, address] = [await openInvitation(), fresh()];
    for (let time = 0; time < limit; time += 1) {
      const guess = time % 2 ? readInvitation : acceptInvitation;
      expect(await guess(`guess-${time}`, address)).toBe(time % 2 ? "nothing" : "INVALID");
    }
    expect(await readInvitation("another", address)).toBe(limited);
    expect(await readInvitation(token, address)).toBe(limited);
    expect(await acceptInvitation(token, address)).toBe(limited);
    expect(await acceptInvitation(token, fresh())).toBe("yes");
  });

  it("by a provider: what comes back wrong counts, and the login page is told of the limit", async () => {
    const [providerId, address] = [await openProviderRow(), fresh()];
    const user = await factory.user({ emailVerified: true });
    provider.be({ sub: "limited", email: user.email });
    const guess = () =>
      signInByProvider(providerId, address, (back) => back.replace(/code=[^&]+/, "code=guessed"));
    for (let time = 0; time < limit; time += 1) expect(await guess()).not.toContain("limit");
    expect(await guess()).toBe("/auth/login?problem=limit");
    expect(await signInByProvider(providerId, address)).toBe("/auth/login?problem=limit");
    expect(await prisma.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await signInByProvider(providerId, fresh())).toBe("/learner");
  });

  it("and count together: who failed on one way is refused on the others", async () => {
    const [signIn, token, address] = [await openPasskey(), await openInvitation(), fresh()];
    const { email } = await factory.user();
    const logIn = () => test.visitor.rest("POST", "auth/login", { email, password: madePassword }, address);
    for (let time = 0; time < limit; time += 1) await wrongPasskey(address);
    expect(await wrongPasskey(address)).toBe(limited);
    expect(await acceptInvitation(token, address)).toBe(limited);
    expect((await logIn()).status).toBe(429);
    expect(await signIn(address)).toBe(limited);
  });
});
