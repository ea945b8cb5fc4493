import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { isLive, type MadeUser, run, toInput } from "./staffRoom";

const { test, factory } = await openSuite();
const [admin, trainer] = [await test.as("admin"), await test.as("coordinator")];
const other = await test.as("otherAdmin");
const identity = () => {
  const number = nextNumber();
  return { name: "New Person", username: `New.Person${number}`, email: `New.Person${number}@Made.Example` };
};

describe("creating an account", () => {
  it("makes an active learner, lower-cased, who can sign in", async () => {
    const input = { ...identity(), password: "12345678" };
    const { user } = await run(trainer, "createUser", { input });
    const email = input.email.toLowerCase();
    expect(user).toMatchObject({
      name: input.name,
      username: input.username.toLowerCase(),
      email,
      userType: "U",
      active: true,
      emailVerified: false,
      roleNames: ["LEARNER"],
    });
    await test.visitor.signIn({ email, password: "12345678", tenantId: "1" });
  });

  it("takes names and addresses of another tenant, and refuses the own tenant's whatever their case", async () => {
    const input = { ...identity(), password: "12345678" };
    await run(other, "createUser", { input });
    expect(await run(admin, "createUser", { input })).toHaveProperty("user");
    const taken = { ...input, username: input.username.toUpperCase(), email: "free@made.example" };
    expect(await run(admin, "createUser", { input: taken })).toEqual({
      code: "CONFLICT",
      message: "Username is already taken",
      fieldErrors: [{ field: "username", message: "Username is already taken" }],
    });
    const sameEmail = { ...input, username: "free.name", email: input.email.toUpperCase() };
    expect((await run(admin, "createUser", { input: sameEmail })).fieldErrors[0].field).toBe("email");
  });

  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ username: "a@b" }, "username", "Please enter a valid Username."],
    [{ email: "nobody" }, "email", "Email must be a valid email address"],
    [{ password: "1234567" }, "password", "Password must be at least 8 characters long"],
    [{ password: "x".repeat(26) }, "password", "Password cannot be more than 25 characters long"],
  ])("refuses %j", async (wrong, field, message) => {
    const input = { ...identity(), password: "12345678", ...wrong };
    const { code, fieldErrors } = await run(admin, "createUser", { input });
    expect([code, fieldErrors]).toEqual(["INVALID", [{ field, message }]]);
  });
});

describe("two edits of an account that cross", () => {
  it("let the first through and refuse the other, which begins again from the newest state", async () => {
    const made = await factory.user();
    const version = made.updatedAt.toISOString();
    const edit = (change: object, from: string | null) =>
      run(trainer, "updateUser", { userId: made.id, version: from, input: toInput(made, change) });
    const both = await Promise.all([edit({ name: "One" }, version), edit({ name: "Two" }, version)]);
    const [saved] = both.filter(({ user }) => user);
    expect(both.filter(({ user }) => !user)).toEqual([
      { code: "STALE", message: "Someone else changed this account", fieldErrors: [] },
    ]);
    expect(saved.user.updatedAt > version).toBe(true);
    expect(await edit({ name: "Late" }, version)).toMatchObject({ code: "STALE" });
    expect((await edit({ name: "Later" }, saved.user.updatedAt)).user.name).toBe("Later");
    // The documented call knows no version: it writes over what is there.
    expect((await edit({ name: "Anyway" }, null)).user.name).toBe("Anyway");
  });
});

describe("changing an account", () => {
  it("keeps the sessions when only the name changes, and takes a new address for not verified", async () => {
    const user = await factory.user({ emailVerified: true });
    const caller = await test.visitor.signIn(user.signIn);
    const input = toInput(user, { name: "Renamed", username: user.username.toUpperCase() });
    const first = await run(trainer, "updateUser", { userId: user.id, input });
    expect(first.user).toMatchObject({ name: "Renamed", username: user.username, emailVerified: true });
    const moved = await run(trainer, "updateUser", {
      userId: user.id,
      input: toInput(user, { email: `moved.${user.email}` }),
    });
    expect(moved.user.emailVerified).toBe(false);
    expect((await caller.rest("GET", "users/me")).json.name).toBe(user.name);
  });

  it("ends all sessions and unused sign-in codes when it closes the account", async () => {
    const user = await factory.user();
    const [here, elsewhere] = [
      await test.visitor.signIn(user.signIn),
      await test.visitor.signIn(user.signIn),
    ];
    expect(await isLive(here)).toBe(true);
    const code = await factory.signInCode(user.id, 1, new Date(Date.now() + 60_000));
    const input = toInput(user, { active: false });
    expect((await run(trainer, "updateUser", { userId: user.id, input })).user.active).toBe(false);
    expect([await isLive(here), await isLive(elsewhere)]).toEqual([false, false]);
    expect((await test.visitor.rest("POST", "auth/token", { token: code })).status).toBe(401);
    await expect(test.visitor.signIn(user.signIn)).rejects.toThrow("This account is not active");
  });

  it("lets ADMIN alone change types and roles, which ends the sessions", async () => {
    const user = await factory.user({}, ["LEARNER"]);
    const caller = await test.visitor.signIn(user.signIn);
    const toEmployee = { userId: user.id, input: toInput(user, { userType: "E", roles: ["TRAINER"] }) };
    expect(await run(trainer, "updateUser", toEmployee)).toEqual({ error: "FORBIDDEN" });
    expect(
      await run(trainer, "updateUser", { userId: user.id, input: toInput(user, { roles: [] }) }),
    ).toEqual({ error: "FORBIDDEN" });
    expect(await isLive(caller)).toBe(true);
    const unchanged = { userId: user.id, input: toInput(user, { roles: ["LEARNER"] }) };
    expect(await run(trainer, "updateUser", unchanged)).toHaveProperty("user");
    expect(await isLive(caller)).toBe(true);
    expect((await run(admin, "updateUser", toEmployee)).user.roleNames).toEqual(["TRAINER"]);
    expect(await isLive(caller)).toBe(false);
    expect(await run(trainer, "updateUser", { ...toEmployee })).toEqual({ error: "FORBIDDEN" });
    const back = await run(admin, "updateUser", { userId: user.id, input: toInput(user) });
    expect(back.user).toMatchObject({ userType: "U", roleNames: [] });
  });

  it("refuses roles that are unknown, or not for a learner", async () => {
    const user = await factory.user();
    const roles = async (names: string[]) =>
      run(admin, "updateUser", { userId: user.id, input: toInput(user, { roles: names }) });
    expect((await roles(["NOBODY"])).fieldErrors[0].field).toBe("roles");
    expect((await roles(["ADMIN"])).message).toBe("Only employees can have the role ADMIN");
  });

  it("keeps learners with batches or payments learners, and trainers employees", async () => {
    const { prisma } = test.database;
    const payer = await factory.user();
    await prisma.payment.create({
      data: { organizationId: demoId, userId: payer.id, reference: `R${nextNumber()}`, amount: 1 },
    });
    const change = { userId: payer.id, input: toInput(payer, { userType: "E" }) };
    expect((await run(admin, "updateUser", change)).code).toBe("CONFLICT");
    const teacher = await factory.user({ userType: "E" });
    await factory.course({ trainerId: teacher.id });
    const demotion = { userId: teacher.id, input: toInput(teacher, { userType: "U" }) };
    expect((await run(admin, "updateUser", demotion)).code).toBe("CONFLICT");
  });
});

describe("whether an address is verified", () => {
  const update = (caller: Caller, user: MadeUser, change: object) =>
    run(caller, "updateUser", { userId: user.id, input: toInput(user, change) });

  it("is for ADMIN to say, over REST too; others may send what is so", async () => {
    const user = await factory.user({ emailVerified: false });
    expect((await update(trainer, user, { emailVerified: true })).error).toBe("FORBIDDEN");
    expect((await update(trainer, user, { emailVerified: false })).user.emailVerified).toBe(false);
    expect((await update(admin, user, { emailVerified: true })).user.emailVerified).toBe(true);
    expect((await update(trainer, user, {})).user.emailVerified).toBe(true);
    // Without the version that came along: it would be of before the first of these changes.
    const { updatedAt: _version, ...answered } = (await admin.rest("GET", `users/${user.id}`)).json;
    const put = (body: object) => admin.rest("PUT", `users/${user.id}`, body);
    expect((await put({ ...answered, emailVerified: false })).json.emailVerified).toBe(false);
    expect((await put({ ...answered, emailVerified: "perhaps" })).status).toBe(400);
    const { emailVerified: _left, ...rest } = answered;
    expect((await put(rest)).json.emailVerified).toBe(false);
  });

  it("is not so for a new address, unless ADMIN says so with it", async () => {
    const user = await factory.user({ emailVerified: true });
    const moved = await update(admin, user, { email: `a.${user.email}`, emailVerified: true });
    expect(moved.user.emailVerified).toBe(false);
    const known = await update(admin, user, { email: `b.${user.email}`, emailVerified: true });
    expect(known.user.emailVerified).toBe(true);
  });

  it("is not carried to a new address by a code that was made for the former one", async () => {
    const user = await factory.user();
    const code = await factory.signInCode(user.id, admin.userId ?? 0, new Date(Date.now() + 60_000));
    expect((await update(trainer, user, { email: `c.${user.email}` })).user.emailVerified).toBe(false);
    expect((await test.visitor.rest("POST", "auth/token", { token: code })).status).toBe(401);
  });
});
