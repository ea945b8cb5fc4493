import { describe, expect, it } from "vitest";
import { type Caller, createCaller } from "#tests/support/caller";
import { madePassword, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [learner, trainer] = [await test.as("learner"), await test.as("coordinator")];

const refusal = "... on Refusal { code message fieldErrors { field message } }";
const changePassword = `mutation ($input: ChangePasswordInput!) {
  result: changePassword(input: $input) { ... on UserPayload { user { username } } ${refusal} }
}`;
async function signedIn() {
  const user = await factory.user({ emailVerified: true });
  return { user, caller: await test.visitor.signIn(user.signIn) };
}

describe("changing the own password", () => {
  const change = async (caller: Caller, currentPassword: string, newPassword: string) =>
    (await caller.graphql(changePassword, { input: { currentPassword, newPassword } })).data.result;

  it("ends the other sessions, keeps the own, and the new password signs in", async () => {
    const { user, caller } = await signedIn();
    const elsewhere = await test.visitor.signIn(user.signIn);
    const code = await factory.signInCode(user.id, 1, new Date(Date.now() + 60_000));
    const other = await signedIn();
    expect((await change(caller, madePassword, "changed-12345")).user.username).toBe(user.username);
    expect((await elsewhere.rest("GET", "users/me")).status).toBe(401);
    expect((await caller.rest("GET", "users/me")).status).toBe(200);
    expect((await other.caller.rest("GET", "users/me")).status).toBe(200);
    expect((await test.visitor.rest("POST", "auth/token", { token: code })).status).toBe(401);
    await expect(test.visitor.signIn(user.signIn)).rejects.toThrow("Invalid email or password");
    await test.visitor.signIn({ ...user.signIn, password: "changed-12345" });
  });

  it.each([
    ["wrong", "changed-12345", "currentPassword", "Current password is incorrect"],
    ["", "changed-12345", "currentPassword", "Current password is required"],
    [madePassword, "1234567", "newPassword", "New password must be at least 8 characters long"],
    [madePassword, "x".repeat(26), "newPassword", "New password cannot be more than 25 characters long"],
    [madePassword, madePassword, "newPassword", "New password must differ from the current one"],
  ])("refuses '%s' to '%s'", async (current, next, field, message) => {
    const { user, caller } = await signedIn();
    const result = await change(caller, current, next);
    expect([result.code, result.fieldErrors]).toEqual(["INVALID", [{ field, message }]]);
    await test.visitor.signIn(user.signIn);
  });

  it.each([8, 25])("takes a password of %d characters", async (length) => {
    const { caller } = await signedIn();
    expect(await change(caller, madePassword, "x".repeat(length))).toHaveProperty("user");
  });
});

describe("the first password of an account that has none", () => {
  const set = async (caller: Caller, input: object) =>
    (await caller.graphql(changePassword, { input: { newPassword: "chosen-12345", ...input } })).data.result;

  /** An account without a password, and its owner, who came by a sign-in link. */
  async function enteredByLink(data: { organizationId?: number; userType?: "E" | "U" } = {}) {
    const user = await factory.user({ ...data, passwordHash: null });
    const { organizationId } = user;
    const maker = organizationId === otherId ? await test.as("otherAdmin") : await test.as("admin");
    const enter = async () => {
      const soon = new Date(Date.now() + 60_000);
      const token = await factory.signInCode(user.id, maker.userId ?? 0, soon, organizationId);
      const { json } = await test.visitor.rest("POST", "auth/token", { token }, tenantHeader(organizationId));
      return createCaller(test.origin, { token: json.access_token, userId: user.id });
    };
    return { user, enter, caller: await enter() };
  }
  const tenantHeader = (organizationId: number) => ({ "Tenant-Id": String(organizationId) });
  const byLinkOnly = async (caller: Caller) =>
    (await caller.graphql("{ me { entersByLinkOnly } }")).data.me.entersByLinkOnly;

  it.each([
    ["a learner", {}],
    ["an employee", { userType: "E" as const }],
    ["another tenant's learner", { organizationId: otherId }],
  ])("is set by %s without an old one; the other sessions end", async (_name, data) => {
    const { user, enter, caller } = await enteredByLink(data);
    const elsewhere = await enter();
    expect(await byLinkOnly(caller)).toBe(true);
    await expect(test.visitor.signIn({ ...user.signIn, password: "" })).rejects.toThrow("cannot sign in");
    expect((await set(caller, {})).user.username).toBe(user.username);
    expect(await byLinkOnly(caller)).toBe(false);
    expect((await elsewhere.rest("GET", "users/me")).status).toBe(401);
    await test.visitor.signIn({ ...user.signIn, password: "chosen-12345" });
  });

  it("is the only one that needs no old one", async () => {
    const { user, caller } = await enteredByLink();
    await set(caller, {});
    for (const [input, message] of [
      [{ newPassword: "second-12345" }, "Current password is required"],
      [{ newPassword: "second-12345", currentPassword: null }, "Current password is required"],
      [{ newPassword: "second-12345", currentPassword: "guess" }, "Current password is incorrect"],
    ] as const) {
      expect((await set(caller, input)).fieldErrors).toEqual([{ field: "currentPassword", message }]);
    }
    for (const other of [learner, trainer, await test.as("otherAdmin")]) {
      expect((await set(other, {})).fieldErrors).toEqual([
        { field: "currentPassword", message: "Current password is required" },
      ]);
    }
    const { errors } = await test.visitor.graphql(changePassword, { input: { newPassword: "chosen-12345" } });
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    await test.visitor.signIn({ ...user.signIn, password: "chosen-12345" });
  });

  it("keeps the rules of passwords, and of two at once one is set", async () => {
    const { user, caller } = await enteredByLink();
    expect((await set(caller, { newPassword: "1234567" })).fieldErrors).toEqual([
      { field: "newPassword", message: "New password must be at least 8 characters long" },
    ]);
    const both = ["first-12345", "other-12345"] as const;
    const results = await Promise.all(both.map((newPassword) => set(caller, { newPassword })));
    const won = results.filter((result) => "user" in result);
    expect(won).toHaveLength(1);
    const password = both[results.findIndex((result) => "user" in result)] ?? "";
    await test.visitor.signIn({ ...user.signIn, password });
  });

  it("is known to be missing by the owner and by staff alone", async () => {
    const { user, caller } = await enteredByLink();
    const ask = (who: Caller) =>
      who.graphql(`{ userByUsername(username: "${user.username}") { entersByLinkOnly } }`);
    for (const who of [caller, trainer])
      expect((await ask(who)).data.userByUsername.entersByLinkOnly).toBe(true);
    for (const who of [learner, await test.as("otherAdmin")])
      expect((await ask(who)).data.userByUsername).toBeNull();
  });
});
