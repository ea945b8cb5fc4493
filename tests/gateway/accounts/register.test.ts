import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { registerSchema } from "#gateway/domains/accounts/contract";
import { isDemoAccount, maySignInWhileDisabled } from "#gateway/domains/accounts/rules";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const fields = {
  name: "New Learner",
  username: "new.learner",
  email: "new@made.example",
  password: "learn-1",
};
const document = `mutation ($input: RegisterInput!) {
  result: register(input: $input) {
    __typename
    ... on RegisterPayload { user { databaseId name username email userType roleNames emailVerified active } }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;

async function register(input: Partial<typeof fields>, tenantId = "1") {
  const variables = { input: { ...fields, ...input } };
  const { data } = await test.visitor.graphql(document, variables, { "Tenant-Id": tenantId });
  return data.result;
}

async function whileSessionsAreRefused(work: () => Promise<void>) {
  const { prisma } = test.database;
  await prisma.$executeRaw`
    CREATE FUNCTION refuse_session() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no sessions'; END $$ LANGUAGE plpgsql`;
  await prisma.$executeRaw`
    CREATE TRIGGER refuse_session BEFORE INSERT ON "Session" FOR EACH ROW EXECUTE FUNCTION refuse_session()`;
  await work();
  await prisma.$executeRaw`DROP FUNCTION refuse_session CASCADE`;
}

describe("registering", () => {
  it("makes a learner's account, lower-cases its name and address, and does not sign in", async () => {
    const input = { username: "First.One", email: "First.One@Made.Example" };
    const { user } = await register(input);
    expect(user).toMatchObject({
      name: "New Learner",
      username: "first.one",
      email: "first.one@made.example",
    });
    expect(user).toMatchObject({ userType: "U", roleNames: ["LEARNER"], emailVerified: false, active: true });
    expect(await test.database.prisma.session.count({ where: { userId: user.databaseId } })).toBe(0);
    const caller = await test.visitor.signIn({ email: "first.one", password: "learn-1", tenantId: "1" });
    expect((await caller.rest("GET", "users/me")).json.username).toBe("first.one");
  });

  it("tells at once that both the username and the address are taken", async () => {
    const result = await register({ username: "learner", email: "admin@demo.test" });
    expect(result.fieldErrors).toEqual([
      { field: "username", message: "Username is already taken" },
      { field: "email", message: "Email is already registered" },
    ]);
    expect(result.message).toBe("Username is already taken, Email is already registered");
  });

  it("signs in at once where that is asked for, unless login is disabled", async () => {
    const signingIn = `mutation ($input: RegisterInput!) {
      result: register(input: $input, signIn: true) {
        ... on RegisterPayload { session { accessToken user { username } } }
      }
    }`;
    const ask = async (name: string) => {
      const input = { ...fields, username: name, email: `${name}@made.example` };
      return (await test.visitor.graphql(signingIn, { input }, { "Tenant-Id": "1" })).data.result.session;
    };
    const session = await ask("at.once");
    expect(session.user.username).toBe("at.once");
    const headers = { Authorization: `Bearer ${session.accessToken}` };
    expect((await test.visitor.rest("GET", "users/me", undefined, headers)).json.username).toBe("at.once");
    const { organization } = test.database.prisma;
    await organization.update({ where: { id: 1 }, data: { disableLogin: true } });
    expect(await ask("not.yet")).toBeNull();
    await organization.update({ where: { id: 1 }, data: { disableLogin: false } });
    await whileSessionsAreRefused(async () => expect(await ask("logs.in.later")).toBeNull());
    expect((await ask("at.once.again")).user.username).toBe("at.once.again");
  });

  it("makes a learner even of who asks to be staff, at REST as well", async () => {
    const body = { ...fields, username: "sly", email: "sly@made.example", userType: "E", roles: ["ADMIN"] };
    const { status, json } = await test.visitor.rest("POST", "auth/register", body);
    expect(status).toBe(200);
    expect(json).toMatchObject({ username: "sly", userType: "U", roles: ["LEARNER"] });
    expect(json).not.toHaveProperty("access_token");
  });

  it("stores the password as an argon2id hash", async () => {
    const { user } = await register({ username: "hashed", email: "hashed@made.example" });
    const row = await test.database.prisma.user.findUniqueOrThrow({ where: { id: user.databaseId } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    [{ username: "LEARNER" }, "username", "Username is already taken"],
    [{ email: "Learner@Demo.test" }, "email", "Email is already registered"],
  ])("refuses what is taken, compared without case: %j", async (input, field, message) => {
    const result = await register(input);
    expect(result).toEqual({
      __typename: "Refusal",
      code: "CONFLICT",
      message,
      fieldErrors: [{ field, message }],
    });
  });

  it("is refused with 409 at REST", async () => {
    const { status, json } = await test.visitor.rest("POST", "auth/register", {
      ...fields,
      username: "learner",
    });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      message: "Username is already taken",
      fieldErrors: [{ field: "username" }],
    });
  });

  it("makes one account of two tries at once", async () => {
    const input = { username: "twice", email: "twice@made.example" };
    const results = await Promise.all([register(input), register(input)]);
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(["Refusal", "RegisterPayload"]);
    expect(results.find(({ code }) => code !== undefined)?.code).toBe("CONFLICT");
  });

  it("is closed where the organization does not register people", async () => {
    const result = await register({}, "2");
    const closed = "Registration is not open for this organization";
    expect([result.code, result.message]).toEqual(["FORBIDDEN", closed]);
    const body = { name: "New", username: "new.here", email: "new.here@made.example", password: "learn-1" };
    const { status, json } = await test.visitor.rest("POST", "auth/register", body, { "Tenant-Id": "2" });
    expect([status, json.message, json.errorMessage, json.code]).toEqual([403, closed, closed, "FORBIDDEN"]);
  });

  it.each([
    [{ name: "  " }, "name", "Name is required"],
    [{ name: "x".repeat(101) }, "name", "Name cannot be more than 100 characters long"],
    [{ username: "" }, "username", "Username is required"],
    [{ username: "x" }, "username", "Username must be at least 2 characters long"],
    [{ username: "a@b" }, "username", "Please enter a valid Username."],
    [{ email: "" }, "email", "Email is required"],
    [{ email: "nobody" }, "email", "Email must be a valid email address"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "1234" }, "password", "Password must be at least 5 characters long"],
    [{ password: "x".repeat(21) }, "password", "Password cannot be more than 20 characters long"],
  ])("refuses %j with its message", async (input, field, message) => {
    const result = await register(input);
    expect(result.code).toBe("INVALID");
    expect(result.fieldErrors).toEqual([{ field, message }]);
  });

  it("names all wrong fields at once, each once", async () => {
    const result = await register({ name: "", username: "", email: "", password: "" });
    expect(result.message).toBe(
      "Name is required, Username is required, Email is required, Password is required",
    );
    expect(result.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(fields));
  });
});

describe("the contract of registration", () => {
  it("takes a password by its length alone, 5 to 20, and leaves it as it was typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (password) => {
        const parsed = registerSchema.safeParse({ ...fields, password });
        expect(parsed.success).toBe(password.length >= 5 && password.length <= 20);
        if (parsed.success) expect(parsed.data.password).toBe(password);
      }),
    );
  });

  it("never lets a username be taken for an email address, nor depend on case", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (username) => {
        const parsed = registerSchema.safeParse({ ...fields, username });
        if (!parsed.success) return;
        expect(parsed.data.username).not.toContain("@");
        expect(parsed.data.username).toBe(parsed.data.username.toLowerCase());
      }),
    );
  });
});

describe("the rules of accounts", () => {
  it.each([
    ["E", ["ADMIN"], true],
    ["E", ["TRAINER"], false],
    ["U", ["ADMIN"], false],
  ] as const)("let %s with %j sign in while login is disabled: %s", (userType, roles, may) => {
    expect(maySignInWhileDisabled({ active: true, userType, roles })).toBe(may);
  });

  it("know demo accounts by their reserved domains", () => {
    expect(["a@demo.test", "b@other.test"].every(isDemoAccount)).toBe(true);
    expect(["a@demo.test.example", "a@mydemo.test", "a@demo.testing"].some(isDemoAccount)).toBe(false);
  });
});
