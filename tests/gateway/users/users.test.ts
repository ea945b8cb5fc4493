import { describe, expect, it } from "vitest";
import { type Caller, createCaller } from "#tests/support/caller";
import { madePassword } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [learner, trainer] = [await test.as("learner"), await test.as("coordinator")];

const refusal = "... on Refusal { code message fieldErrors { field message } }";
const updateProfile = `mutation ($input: UpdateProfileInput!, $version: DateTime) {
  result: updateProfile(input: $input, version: $version) {
    ... on UserPayload { user { name email careerTrack emailVerified } } ${refusal}
  }
}`;

async function signedIn() {
  const user = await factory.user({ emailVerified: true });
  return { user, caller: await test.visitor.signIn(user.signIn) };
}

describe("changing the own profile", () => {
  const update = async (caller: Caller, input: object, version: string | null = null) =>
    (await caller.graphql(updateProfile, { input, version })).data.result;

  it("changes name, address and track; a new address is not verified", async () => {
    const { user, caller } = await signedIn();
    const same = { name: "New Name", email: user.email.toUpperCase(), careerTrack: "DATA" };
    expect((await update(caller, same)).user).toEqual({ ...same, email: user.email, emailVerified: true });
    const moved = { name: "New Name", email: `moved.${user.email}` };
    expect((await update(caller, { ...moved, currentPassword: madePassword })).user).toEqual({
      ...moved,
      careerTrack: null,
      emailVerified: false,
    });
    expect((await caller.rest("GET", "users/me")).json.name).toBe("New Name");
  });

  it.each([
    [{ name: "A", email: "Learner@Demo.Test" }, "CONFLICT", "email", "Email is already registered"],
    [{ name: " ", email: "free@made.example" }, "INVALID", "name", "Name is required"],
    [{ name: "A", email: "free" }, "INVALID", "email", "Email must be a valid email address"],
  ])("refuses %j", async (input, code, field, message) => {
    const { caller } = await signedIn();
    const proven = { ...input, currentPassword: madePassword };
    expect(await update(caller, proven)).toEqual({ code, message, fieldErrors: [{ field, message }] });
  });

  it.each([
    [{}, "Enter your current password to change your email"],
    [{ currentPassword: "" }, "Enter your current password to change your email"],
    [{ currentPassword: "wrong-1" }, "Current password is incorrect"],
  ])("keeps the address while the password is not shown: %j", async (shown, message) => {
    const { user, caller } = await signedIn();
    const moved = { name: "New Name", email: `moved.${user.email}`, ...shown };
    const fieldErrors = [{ field: "currentPassword", message }];
    expect(await update(caller, moved)).toEqual({ code: "INVALID", message, fieldErrors });
    expect((await caller.rest("GET", "users/me")).json).toMatchObject({
      email: user.email,
      emailVerified: true,
    });
    // The same address in other letters is no other address.
    expect((await update(caller, { ...moved, email: user.email.toUpperCase() })).user.email).toBe(user.email);
  });

  it("counts wrong passwords as those at sign-in are counted", async () => {
    const { user, caller } = await signedIn();
    const input = { name: "A", email: `guess.${user.email}`, currentPassword: "wrong-1" };
    const codes: unknown[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { data, errors } = await caller.graphql(updateProfile, { input });
      codes.push(errors?.[0]?.extensions?.code ?? data.result.code);
    }
    expect(codes).toEqual([...Array(5).fill("INVALID"), "TOO_MANY_ATTEMPTS"]);
  });

  it("asks nothing of an account without a password, and ends the sign-in codes for the former address", async () => {
    const user = await factory.user({ passwordHash: null });
    const soon = new Date(Date.now() + 60_000);
    const [token, code] = [
      await factory.signInCode(user.id, 1, soon),
      await factory.signInCode(user.id, 1, soon),
    ];
    const { json } = await test.visitor.rest("POST", "auth/token", { token });
    const caller = createCaller(test.origin, { token: json.access_token, userId: user.id });
    const moved = { name: "New Name", email: `moved.${user.email}` };
    expect((await update(caller, moved)).user).toMatchObject({ email: moved.email, emailVerified: false });
    const { status } = await test.visitor.rest("POST", "auth/token", { token: code });
    expect(status).toBe(401);
  });

  it("is refused over a newer state than the editing began from", async () => {
    const { user, caller } = await signedIn();
    const input = { name: "Elsewhere", email: user.email };
    const version = user.updatedAt.toISOString();
    expect((await update(caller, input, version)).user.name).toBe("Elsewhere");
    const late = await update(caller, { ...input, name: "Late" }, version);
    expect(late).toMatchObject({ code: "STALE", message: "Someone else changed this account" });
    const { viewer } = (await caller.graphql("{ viewer { name updatedAt } }")).data;
    expect(viewer.name).toBe("Elsewhere");
    expect((await update(caller, { ...input, name: "Last" }, viewer.updatedAt)).user.name).toBe("Last");
  });

  it("may use an address of another tenant", async () => {
    const { caller } = await signedIn();
    const input = { name: "A", email: "admin@other.test", currentPassword: madePassword };
    expect((await update(caller, input)).user.email).toBe("admin@other.test");
  });
});

describe("an account", () => {
  const whole =
    "databaseId username email active roleNames roles { name } createdAt careerTrack emailVerified";
  const byUsername = (caller: Caller, username: string) =>
    caller.graphql(
      "query ($username: String!) { userByUsername(username: $username) { databaseId email } }",
      { username },
    );

  it("is told to its owner and to staff", async () => {
    expect((await learner.graphql(`{ me { ${whole} } }`)).data.me.email).toBe("learner@demo.test");
    expect((await byUsername(learner, "LEARNER")).data.userByUsername.email).toBe("learner@demo.test");
    expect((await byUsername(trainer, "Learner2")).data.userByUsername.email).toBe("learner2@demo.test");
  });

  it("is not found by other learners, and not asked for by visitors", async () => {
    expect((await byUsername(learner, "learner2")).data.userByUsername).toBeNull();
    expect((await byUsername(learner, "admin")).data.userByUsername).toBeNull();
    expect((await byUsername(test.visitor, "learner")).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("is not found by staff of another tenant", async () => {
    const other = await test.as("otherAdmin");
    expect((await byUsername(other, "learner")).data.userByUsername).toBeNull();
    expect((await byUsername(other, "admin")).data.userByUsername.email).toBe("admin@other.test");
  });

  it.each([
    "username",
    "email",
    "active",
    "roleNames",
    "careerTrack",
    "emailVerified",
    "createdAt",
    "updatedAt",
  ])("hides %s from those who see only its name beside a course", async (field) => {
    const document = `{ courses(first: 1) { nodes { trainer { name ${field} } } } }`;
    const visitor = await test.visitor.graphql(document);
    expect(visitor.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const other = await learner.graphql(document);
    expect(other.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await trainer.graphql(document)).errors).toBeUndefined();
  });

  it("shows its name to everyone beside a course", async () => {
    const { data } = await test.visitor.graphql(
      "{ courses(first: 1) { nodes { trainer { name } trainerName } } }",
    );
    const [course] = data.courses.nodes;
    expect(course.trainer.name).toBe(course.trainerName);
  });

  it("is null for a visitor", async () => {
    expect((await test.visitor.graphql("{ viewer { name } }")).data).toEqual({ viewer: null });
    const { errors } = await test.visitor.graphql("{ me { name } }");
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});
