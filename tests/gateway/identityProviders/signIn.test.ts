import { type IncomingHttpHeaders, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerMessages } from "#gateway/domains/identityProviders/contract";
import { createCaller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { openProvider } from "./provider";

const { test, factory } = await openSuite();
const { prisma } = test.database;
let provider: Awaited<ReturnType<typeof openProvider>>;
let providerId = 0;

const save = `mutation ($providerId: Int, $input: IdentityProviderInput!) {
  result: saveIdentityProvider(providerId: $providerId, input: $input) {
    ... on IdentityProvidersChange { identityProviders { databaseId isSecretSet } }
    ... on Refusal { code message fieldErrors { field } }
  }
}`;
const input = () => ({
  name: "School",
  issuer: provider.issuer,
  clientId: "lectern",
  secret: "a-secret-of-tests",
  domains: null as string | null,
  createsUsers: false,
  role: "LEARNER",
});

beforeAll(async () => {
  const last = await prisma.identityProvider.create({
    data: { organizationId: 1, name: "First", issuer: "https://x.test", clientId: "x", role: "LEARNER" },
  });
  await prisma.identityProvider.delete({ where: { id: last.id } });
  provider = await openProvider();
  provider.register(`${test.origin}/auth/oidc/${last.id + 1}/callback`);
  const admin = await test.as("admin");
  const { data } = await admin.graphql(save, { input: input() });
  expect(data.result.identityProviders).toEqual([{ databaseId: last.id + 1, isSecretSet: true }]);
  providerId = last.id + 1;
});
afterAll(() => provider.close());

/** A request that names any host, which `fetch` cannot. */
const sendRaw = (host: string, path: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(test.origin + path, { headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    sent.on("error", reject).end();
  });

async function setDomain(customDomain: string | null) {
  await prisma.organization.update({ where: { id: 1 }, data: { customDomain } });
  test.gateway.bus.publish("organizationChanged", { organizationId: 1 });
}

const change = (data: object) => prisma.identityProvider.update({ where: { id: providerId }, data });

const open = async (path: string, cookie = "") => {
  const response = await fetch(path.startsWith("http") ? path : test.origin + path, {
    redirect: "manual",
    headers: { Cookie: cookie },
  });
  const cookies = response.headers.getSetCookie().map((value) => value.split(";")[0] ?? "");
  return { to: response.headers.get("location") ?? "", cookie: cookies.join("; "), cookies };
};

const start = (next = "") => open(`/auth/oidc/${providerId}?tenantId=1${next}`);

async function signIn(next = "", alter: (address: string) => string = (address) => address) {
  const begun = await start(next);
  return open(alter(await provider.visit(begun.to)), begun.cookie);
}

const isSignedIn = ({ cookie }: { cookie: string }) => /lectern_session=[^;]/.test(cookie);
const problem = (name: string) => `/auth/login?problem=${name}`;

describe("signing in by a provider of OpenID Connect", () => {
  it("signs in the account of a verified address, and knows it by the subject later", async () => {
    const user = await factory.user({ emailVerified: true });
    provider.be({ sub: "known", email: user.email.toUpperCase() });
    const first = await signIn("&next=%2Fcourses%3Fa%3D1");
    expect(first.to).toBe("/courses?a=1");
    expect(isSignedIn(first)).toBe(true);
    provider.be({ sub: "known", email: "another@made.example", email_verified: false });
    const second = await signIn("&next=%2F%2Fevil.example");
    expect(second.to).toBe("/learner");
    const sessions = await prisma.session.count({ where: { userId: user.id } });
    expect(sessions).toBe(2);
    expect(await prisma.history.count({ where: { action: "session.started" } })).toBeGreaterThan(0);
  });

  it("makes an account only where the provider may, with the role that it gives", async () => {
    provider.be({ sub: "new", email: "fresh@made.example", name: "Fresh Person" });
    expect((await signIn()).to).toBe(problem("unknown"));
    await change({ createsUsers: true });
    expect((await signIn()).to).toBe("/learner");
    await change({ createsUsers: false });
    const made = await prisma.user.findFirstOrThrow({ where: { email: "fresh@made.example" } });
    expect(made).toMatchObject({ name: "Fresh Person", userType: "U", emailVerified: true });
  });

  it("links no address that either side has not confirmed", async () => {
    const user = await factory.user({ emailVerified: true });
    provider.be({ sub: "unproven", email: user.email, email_verified: false });
    expect((await signIn()).to).toBe(problem("unverified"));
    const claimed = await factory.user({ emailVerified: false });
    provider.be({ sub: "claimed", email: claimed.email });
    expect((await signIn()).to).toBe(problem("unconfirmed"));
    expect(await prisma.identity.count({ where: { userId: { in: [user.id, claimed.id] } } })).toBe(0);
  });

  it("keeps to the mail domains of the provider", async () => {
    const user = await factory.user({ emailVerified: true });
    provider.be({ sub: "domain", email: user.email });
    await change({ domains: "school.org" });
    expect((await signIn()).to).toBe(problem("domain"));
    await change({ domains: "school.org, made.example" });
    expect((await signIn()).to).toBe("/learner");
    await change({ domains: "" });
  });

  it("refuses inactive accounts, and learners while login is disabled", async () => {
    const gone = await factory.user({ emailVerified: true, active: false });
    provider.be({ sub: "gone", email: gone.email });
    expect((await signIn()).to).toBe(problem("inactive"));
    const user = await factory.user({ emailVerified: true });
    provider.be({ sub: "closed", email: user.email });
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: true } });
    expect((await signIn()).to).toBe(problem("disabled"));
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: false } });
  });

  it("asks an account with an authenticator app for its code", async () => {
    const user = await factory.user({ emailVerified: true });
    const owner = { organizationId: 1, userId: user.id, confirmedAt: new Date() };
    await prisma.totp.create({ data: { ...owner, sealed: new Uint8Array([1]) } });
    provider.be({ sub: "app", email: user.email });
    const landed = await signIn("&next=%2Fcourses");
    expect(landed.to).toMatch(/^\/auth\/login\?next=%2Fcourses#code=.+/);
    expect(isSignedIn(landed)).toBe(false);
  });

  it("leaves an account to its passkey where a second factor is demanded of staff", async () => {
    const user = await factory.user({ emailVerified: true, userType: "E" }, ["FINANCE"]);
    const key = { organizationId: 1, userId: user.id, name: "Key", credentialId: "of-finance" };
    await prisma.passkey.create({ data: { ...key, publicKey: new Uint8Array([1]) } });
    provider.be({ sub: "passkey", email: user.email });
    await prisma.organization.update({ where: { id: 1 }, data: { staffSecondFactor: true } });
    expect((await signIn()).to).toBe(problem("passkey"));
    await prisma.organization.update({ where: { id: 1 }, data: { staffSecondFactor: false } });
    expect((await signIn()).to).toBe("/admin");
  });

  it("confirms the address of an account that has no password yet", async () => {
    const user = await factory.user({ emailVerified: false, passwordHash: null });
    provider.be({ sub: "invited", email: user.email });
    expect((await signIn()).to).toBe("/learner");
    expect((await prisma.user.findUniqueOrThrow({ where: { id: user.id } })).emailVerified).toBe(true);
  });
});

describe("the claims of a provider", () => {
  it("are refused in words with an address that no form takes", async () => {
    await change({ createsUsers: true });
    const count = await prisma.user.count();
    const addresses = [
      " spaced@made.example",
      "a@made.example,admin@demo.test",
      "<script>@made.example",
      "nothing",
      "nul\u0000@made.example",
      "turned\u202e@made.example",
      `${"a".repeat(250)}@made.example`,
    ];
    for (const [index, email] of addresses.entries()) {
      provider.be({ sub: `bad-${index}`, email });
      expect([email, (await signIn()).to]).toEqual([email, problem("address")]);
    }
    expect(await prisma.user.count()).toBe(count);
    await change({ createsUsers: false });
  });

  it("give a name without hidden characters, or else that of the address", async () => {
    await change({ createsUsers: true });
    const names = [
      ["  Asha\u202e\n \u0007Rao\u0000 ", "Asha Rao"],
      ["\u200d\u202e", "name1"],
      ["x".repeat(140), "x".repeat(100)],
    ] as const;
    for (const [index, [name, expected]] of names.entries()) {
      const email = `name${index}@made.example`;
      provider.be({ sub: `name-${index}`, email, name });
      expect((await signIn()).to).toBe("/learner");
      expect((await prisma.user.findFirstOrThrow({ where: { email } })).name).toBe(expected);
    }
    await change({ createsUsers: false });
  });
});

describe("the address that a provider leads back to", () => {
  it("is one of the institute's, whatever host a request names", async () => {
    const begin = async (host: string) => {
      const { status, headers } = await sendRaw(host, `/auth/oidc/${providerId}?tenantId=1`);
      expect(status).toBe(302);
      return new URL(headers.location ?? "").searchParams.get("redirect_uri");
    };
    const { port } = new URL(test.origin);
    const path = `/auth/oidc/${providerId}/callback`;
    await setDomain("school.example");
    expect(await begin(`evil.example:${port}`)).toBe(`http://school.example:${port}${path}`);
    expect(await begin(`school.example:${port}`)).toBe(`http://school.example:${port}${path}`);
    await setDomain(null);
    expect(await begin(`any.example:${port}`)).toBe(`http://any.example:${port}${path}`);
  });
});

describe("what comes back from a provider", () => {
  it("counts once, in the browser that began, with the state that it began with", async () => {
    const user = await factory.user({ emailVerified: true });
    provider.be({ sub: "state", email: user.email });
    const begun = await start();
    const back = await provider.visit(begun.to);
    expect((await open(back)).to).toBe(problem("over"));
    const forged = new URL(back);
    forged.searchParams.set("state", "forged");
    expect((await open(forged.href, begun.cookie)).to).toBe(problem("refused"));
    expect((await open(back, begun.cookie)).to).toBe("/learner");
    expect((await open(back, begun.cookie)).to).toBe(problem("refused"));
  });

  it("is refused with the nonce of another sign-in", async () => {
    provider.be({ sub: "nonce", email: (await factory.user({ emailVerified: true })).email });
    const begun = await start();
    const to = new URL(begun.to);
    to.searchParams.set("nonce", "of-another");
    expect((await open(await provider.visit(to.href), begun.cookie)).to).toBe(problem("refused"));
  });
});

describe("the providers of an organization", () => {
  it("are no other organization's", async () => {
    const { to } = await open(`/auth/oidc/${providerId}?tenantId=${otherId}`);
    expect(to).toBe(problem("refused"));
  });

  it("keep their secret sealed, in the history too", async () => {
    const rows = await prisma.$queryRaw<{ whole: string }[]>`
      SELECT p::text AS whole FROM "IdentityProvider" p UNION ALL SELECT l::text FROM "HistoryLine" l`;
    const everything = rows.map(({ whole }) => whole).join();
    for (const form of ["a-secret-of-tests", Buffer.from("a-secret-of-tests").toString("hex")])
      expect(everything).not.toContain(form);
    expect(await prisma.history.count({ where: { action: "identityProvider.saved" } })).toBe(1);
  });

  it("ask for the secret again with another issuer, and refuse one without TLS", async () => {
    const admin = await test.as("admin");
    const moved = { ...input(), secret: null, issuer: "https://elsewhere.example" };
    const asked = await admin.graphql(save, { providerId, input: moved });
    expect(asked.data.result.fieldErrors).toEqual([{ field: "secret" }]);
    for (const issuer of [
      "http://id.example",
      "https://0.0.0.0",
      "https://[::ffff:10.0.0.1]",
      "https://id.internal",
    ]) {
      const plain = await admin.graphql(save, { input: { ...input(), issuer } });
      expect(plain.data.result).toMatchObject({ code: "INVALID", message: providerMessages.wrongIssuer });
      expect(plain.data.result.fieldErrors).toEqual([{ field: "issuer" }]);
    }
  });

  it("are changed by people with every right alone, since they open every account", async () => {
    const data = { organizationId: 1, name: "SIGN_IN", rights: { "signIn.manage": "ALL" } };
    await prisma.role.create({ data });
    const { signIn: typed } = await factory.user({ userType: "E" }, ["SIGN_IN"]);
    const keeper = await createCaller(test.origin).signIn(typed);
    const listed = await keeper.graphql("{ identityProviders { databaseId } }");
    expect(listed.data.identityProviders).toEqual([{ databaseId: providerId }]);
    const saved = await keeper.graphql(save, { providerId, input: input() });
    expect(saved.data.result).toMatchObject({
      code: "FORBIDDEN",
      message: providerMessages.everyRightNeeded,
    });
    const removed = await keeper.graphql(
      `mutation { result: deleteIdentityProvider(providerId: ${providerId}) { ... on Refusal { code } } }`,
    );
    expect(removed.data.result).toEqual({ code: "FORBIDDEN" });
  });

  it("say so on the login page while they do not respond", async () => {
    await change({ issuer: "http://localhost:9" });
    expect((await start()).to).toBe(problem("unavailable"));
    await change({ issuer: provider.issuer });
  });
});
