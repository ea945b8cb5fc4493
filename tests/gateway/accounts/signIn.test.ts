import { describe, expect, it } from "vitest";
import { accounts } from "#tests/support/accounts";
import { madePassword } from "#tests/support/factory";
import { openTestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();

const document = `mutation ($input: LoginInput!) {
  result: login(input: $input) {
    __typename
    ... on SessionPayload { accessToken user { databaseId username email userType roleNames tenantId } }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;

async function login(email: string, password: string, tenantId = "1") {
  const { data } = await test.visitor.graphql(
    document,
    { input: { email, password } },
    { "Tenant-Id": tenantId },
  );
  return data.result;
}

async function withSettings(settings: { disableLogin: boolean }, run: () => Promise<void>) {
  await test.database.prisma.organization.update({ where: { id: 1 }, data: settings });
  try {
    await run();
  } finally {
    await test.database.prisma.organization.update({ where: { id: 1 }, data: { disableLogin: false } });
  }
}

describe("signing in", () => {
  it.each(["learner@demo.test", "LEARNER@Demo.Test", "learner", "LeArNeR", " learner "])(
    "takes a username or an email address without case: '%s'",
    async (email) => {
      const result = await login(email, accounts.learner.password);
      expect(result.user).toMatchObject({ username: "learner", email: "learner@demo.test", userType: "U" });
      expect(result.user).toMatchObject({ roleNames: ["LEARNER"], tenantId: 1 });
      expect(result.accessToken).toMatch(/^[\w-]{43}$/);
    },
  );

  it("finds the account of the request's tenant only", async () => {
    expect((await login("admin", "admin-12345", "1")).user.email).toBe("admin@demo.test");
    expect((await login("admin", "admin-12345", "2")).user.email).toBe("admin@other.test");
    expect((await login("learner@demo.test", "learner-12345", "2")).code).toBe("INVALID");
  });

  it.each([
    ["a wrong password", "learner2", "wrong"],
    ["an account that does not exist", "nobody", "wrong"],
    ["a password in another case", "learner2", "LEARNER-12345"],
    ["white space around the password", "learner2", " learner-12345 "],
  ])("refuses %s in the same words", async (_name, email, password) => {
    expect(await login(email, password)).toEqual({
      __typename: "Refusal",
      code: "INVALID",
      message: "Invalid email or password",
      fieldErrors: [],
    });
  });

  it("names what is missing or too long", async () => {
    expect((await login("", "")).fieldErrors).toEqual([
      { field: "email", message: "Email is required" },
      { field: "password", message: "Password is required" },
    ]);
    expect((await login("learner", "x".repeat(129))).fieldErrors).toEqual([
      { field: "password", message: "Password cannot be more than 128 characters long" },
    ]);
  });

  it("refuses an inactive account, but only who knows its password is told why", async () => {
    const { email } = await factory.user({ active: false });
    expect((await login(email, madePassword)).message).toBe("This account is not active");
    expect((await login(email, "wrong")).message).toBe("Invalid email or password");
  });

  it("is for ADMIN staff only while the organization has login disabled", async () => {
    const pretender = await factory.user({ userType: "U" }, ["ADMIN"]);
    await withSettings({ disableLogin: true }, async () => {
      const refused = "Login is disabled for this organization";
      expect((await login("learner", accounts.learner.password)).message).toBe(refused);
      expect((await login("trainer", accounts.trainer.password)).message).toBe(refused);
      expect((await login(pretender.email, madePassword)).message).toBe(refused);
      const body = { email: accounts.learner.email, password: accounts.learner.password };
      const { status, json } = await test.visitor.rest("POST", "auth/login", body);
      expect([status, json.message, json.code]).toEqual([403, refused, "FORBIDDEN"]);
      expect((await login("admin", accounts.admin.password)).user.username).toBe("admin");
    });
    expect((await login("learner", accounts.learner.password)).__typename).toBe("SessionPayload");
  });

  it("is closed to demo accounts where the demo data are not wanted", async () => {
    const closed = await openTestGateway({ environment: { DEMO: "0" } });
    const { status, json } = await closed.visitor.rest("POST", "auth/login", {
      email: "admin@demo.test",
      password: "admin-12345",
    });
    expect([status, json.message]).toEqual([400, "Demo accounts are closed on this server"]);
    await closed.close();
  });
});

describe("logging out", () => {
  it("ends that session at once, and no other", async () => {
    const [leaving, staying] = [await test.as("learner"), await test.as("learner")];
    const { data } = await leaving.graphql("mutation { logout { ... on LogoutPayload { loggedOut } } }");
    expect(data.logout.loggedOut).toBe(true);
    expect((await leaving.rest("GET", "users/me")).json.message).toBe("Invalid token or no token provided");
    expect((await staying.rest("GET", "users/me")).status).toBe(200);
  });

  it("is for those who are signed in", async () => {
    const { errors } = await test.visitor.graphql("mutation { logout { __typename } }");
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});
