import { beforeEach, describe, expect, it } from "vitest";
import { madePassword } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { readMails } from "./mailLinks";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const start = new Date("2026-11-18T06:00:00Z");
const day = 24 * 3_600_000;

beforeEach(() => test.setNow(start));

const verify = async (token: string, caller = test.visitor) => {
  const document = `mutation ($token: String!) {
    result: verifyEmail(token: $token) { ... on VerifyEmailPayload { verified } ... on Refusal { code message } }
  }`;
  return (await caller.graphql(document, { token }, { "Tenant-Id": "1" })).data.result;
};
const wrongLink = { code: "INVALID", message: "This link is invalid, was used, or has expired" };

const isVerified = async (email: string) =>
  (await prisma.user.findFirstOrThrow({ where: { email } })).emailVerified;

const updateProfile = `mutation ($input: UpdateProfileInput!) {
  result: updateProfile(input: $input) { __typename ... on Refusal { message } }
}`;

describe("confirming an address", () => {
  it("is asked for after registration, works until the link expires, and by its holder alone", async () => {
    const person = { name: "New", username: "newcomer", email: "newcomer@made.example", password: "learn-1" };
    await test.visitor.rest("POST", "auth/register", person);
    const [mail] = await readMails(test, person.email);
    expect([mail?.kind, await isVerified(person.email)]).toEqual(["verify", false]);
    expect(await verify("wrong")).toEqual(wrongLink);
    const elsewhere = await test.visitor.graphql(
      `mutation { result: verifyEmail(token: "${mail?.token}") { ... on Refusal { code } } }`,
      {},
      { "Tenant-Id": "2" },
    );
    expect(elsewhere.data.result.code).toBe("INVALID");
    expect(await verify(mail?.token ?? "")).toEqual({ verified: true });
    expect(await verify(mail?.token ?? "")).toEqual({ verified: true });
    expect(await isVerified(person.email)).toBe(true);
    test.setNow(new Date(start.getTime() + 7 * day));
    expect(await verify(mail?.token ?? "")).toEqual(wrongLink);
  });

  it("is asked for after a change of the address, of which the old one is told", async () => {
    const user = await factory.user({ emailVerified: true });
    const caller = await test.visitor.signIn(user.signIn);
    const input = { name: user.name, email: "changed@made.example", currentPassword: madePassword };
    await caller.graphql(updateProfile, { input });
    const [told] = await readMails(test, user.email);
    expect(told?.kind).toBe("security");
    expect(told?.text).toContain("changed to changed@made.example");
    const mails = await readMails(test, input.email);
    expect(mails.map(({ kind }) => kind)).toEqual(["security", "verify"]);
    await caller.graphql(updateProfile, { input: { ...input, email: "again@made.example" } });
    expect(await verify(mails[1]?.token ?? "")).toEqual(wrongLink);
    await caller.graphql(updateProfile, {
      input: { ...input, name: "Renamed", email: "again@made.example" },
    });
    expect(await readMails(test, "again@made.example")).toHaveLength(2);
  });

  it("follows a change by staff, unless they vouch for the address", async () => {
    const admin = await test.as("admin");
    const user = await factory.user();
    const change = (email: string, emailVerified: boolean) =>
      admin.rest("PUT", `users/${user.id}`, {
        name: user.name,
        username: user.username,
        userType: "U",
        active: true,
        email,
        emailVerified,
      });
    expect((await change("moved@made.example", false)).status).toBe(200);
    expect((await readMails(test, user.email)).map(({ kind }) => kind)).toEqual(["security"]);
    expect((await readMails(test, "moved@made.example")).map(({ kind }) => kind)).toContain("verify");
    expect((await change("vouched@made.example", true)).status).toBe(200);
    expect((await readMails(test, "vouched@made.example")).map(({ kind }) => kind)).toEqual(["security"]);
  });

  it("is asked for again by the owner, three times an hour, until it is done", async () => {
    const user = await factory.user();
    const caller = await test.visitor.signIn(user.signIn);
    const ask = async () =>
      (
        await caller.graphql(
          `mutation { result: requestEmailVerification { __typename ... on Refusal { message } } }`,
        )
      ).data.result;
    const sent = { __typename: "RequestEmailVerificationPayload" };
    expect([await ask(), await ask(), await ask()]).toEqual([sent, sent, sent]);
    expect((await ask()).message).toContain("try again in an hour");
    const mails = await readMails(test, user.email);
    expect(mails).toHaveLength(3);
    await verify(mails[2]?.token ?? "", caller);
    expect((await ask()).message).toBe("Your address is confirmed");
  });
});
