import { beforeAll, describe, expect, it } from "vitest";
import { readMails, work } from "#tests/gateway/accounts/mailLinks";
import { until } from "#tests/gateway/mail/mailRoom";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { mailSettings, openSmtp } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";

const smtp = await openSmtp();
const { test, factory } = await openSuite({ environment: mailSettings(smtp.url) });
const { prisma } = test.database;
const [admin, coordinator] = [await test.as("admin"), await test.as("coordinator")];
const password = "chosen-12345";

beforeAll(() => work(test));

const refusal = "... on Refusal { code message fieldErrors { field message } }";
const documents = {
  update: `mutation ($userId: Int!, $input: UpdateUserInput!) {
    result: updateUser(userId: $userId, input: $input) { ... on UserPayload { user { userType roleNames rights } } ${refusal} }
  }`,
  invite: `mutation ($input: InviteInput!) {
    result: invite(input: $input) { ... on InvitePayload { invitations { databaseId role } } ${refusal} }
  }`,
  resend: `mutation ($invitationId: Int!) {
    result: resendInvitation(invitationId: $invitationId) { __typename ${refusal} }
  }`,
  accept: `mutation ($input: AcceptInvitationInput!) {
    result: acceptInvitation(input: $input) {
      ... on AcceptInvitationPayload { to session { user { userType roleNames rights } } } ${refusal}
    }
  }`,
  save: `mutation ($roleId: Int!, $input: RoleInput!) {
    result: saveRole(roleId: $roleId, input: $input) { __typename ${refusal} }
  }`,
  remove: `mutation ($roleId: Int!) { result: deleteRole(roleId: $roleId) { __typename ${refusal} } }`,
};

async function run(caller: Caller, name: keyof typeof documents, variables: Record<string, unknown>) {
  const { data, errors } = await caller.graphql(
    documents[name],
    variables,
    caller.token ? {} : { "Tenant-Id": "1" },
  );
  return errors ? { error: errors[0]?.extensions?.code } : data.result;
}

/** A role of the organization's own. */
const makeRole = (rights: object) =>
  prisma.role.create({ data: { organizationId: 1, name: `Own ${nextNumber()}`, rights } });

/** Staff who manage staff, and have some more rights. */
async function manager(rights: object) {
  const { name } = await makeRole({ "users.manageStaff": "ALL", "invitations.manage": "ALL", ...rights });
  const user = await factory.user({ userType: "E" }, [name]);
  return test.visitor.signIn(user.signIn);
}

type MadeUser = Awaited<ReturnType<typeof factory.user>>;
const setRoles = (caller: Caller, user: MadeUser, change: object) => {
  const { name, username, email, userType, active } = user;
  return run(caller, "update", {
    userId: user.id,
    input: { name, username, email, userType, active, ...change },
  });
};

const invite = (caller: Caller, role: string, more: object = {}) => {
  const people = [{ email: `own${nextNumber()}@made.example` }];
  return run(caller, "invite", { input: { role, people, days: 7, ...more } });
};

const makeBatch = () =>
  prisma.batch.create({
    data: {
      organizationId: 1,
      name: `Batch ${nextNumber()}`,
      description: "Batch",
      startDate: new Date("2026-11-01"),
      endDate: new Date("2026-12-31"),
    },
  });

/** The token of the mail by which an address is invited to a role. */
async function tokenFor(role: string): Promise<{ email: string; token: string }> {
  const email = `own${nextNumber()}@made.example`;
  await invite(admin, role, { people: [{ email }] });
  await until(test.gateway.bus, async () => (await readMails(test, email)).length > 0);
  return { email, token: (await readMails(test, email)).at(-1)?.token ?? "" };
}

describe("an account with a role of the organization's own", () => {
  it("signs in and gets just its rights", async () => {
    const role = await makeRole({ "payments.read": "ALL" });
    const user = await factory.user({ userType: "E" }, []);
    const given = await setRoles(admin, user, { roles: [role.name] });
    expect(given.user).toEqual({ userType: "E", roleNames: [role.name], rights: ["payments.read"] });
    const caller = await test.visitor.signIn(user.signIn);
    expect((await caller.graphql("{ payments { totalCount } }")).errors).toBeUndefined();
    const { errors } = await caller.graphql("{ users { totalCount } }");
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("is an employee's once the role gives a right; one without rights is for learners, too", async () => {
    const [desk, label] = [await makeRole({ "files.read": "ALL" }), await makeRole({})];
    const user = await factory.user();
    const message = `Only employees can have the role ${desk.name}`;
    expect(await setRoles(admin, user, { roles: [desk.name] })).toEqual({
      code: "INVALID",
      message,
      fieldErrors: [{ field: "roles", message }],
    });
    expect((await setRoles(admin, user, { roles: [label.name] })).user).toEqual({
      userType: "U",
      roleNames: [label.name],
      rights: [],
    });
  });

  it("loses the role with its employment, where no roles are named", async () => {
    const [desk, label] = [await makeRole({ "files.read": "ALL" }), await makeRole({})];
    const user = await factory.user({ userType: "E" }, [desk.name, label.name]);
    const left = await setRoles(admin, user, { userType: "U" });
    expect(left.user).toEqual({ userType: "U", roleNames: [label.name], rights: [] });
  });

  it("can't be given by those who lack its rights", async () => {
    const role = await makeRole({ "payments.read": "ALL" });
    const user = await factory.user({ userType: "E" }, []);
    const [powerless, having] = [await manager({}), await manager({ "payments.read": "ALL" })];
    expect(await setRoles(coordinator, user, { roles: [role.name] })).toEqual({ error: "FORBIDDEN" });
    expect(await setRoles(powerless, user, { roles: [role.name] })).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "roles" }],
    });
    expect((await setRoles(having, user, { roles: [role.name] })).user.rights).toEqual(["payments.read"]);
  });
});

describe("an invitation to a role of the organization's own", () => {
  it("makes an employee who is signed in, with just its rights, and leads to the admin area", async () => {
    const role = await makeRole({ "courses.read": "OWN", "files.read": "ALL" });
    const { email, token } = await tokenFor(role.name);
    const accepted = await run(test.visitor, "accept", { input: { token, name: "Desk Person", password } });
    expect(accepted.to).toBe("/admin");
    expect(accepted.session.user).toEqual({
      userType: "E",
      roleNames: [role.name],
      rights: ["courses.read", "files.read"],
    });
    const caller = await test.visitor.signIn({ email, password, tenantId: "1" });
    const { errors } = await caller.graphql("{ payments { totalCount } }");
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("makes a learner where the role gives no right, also in a batch", async () => {
    const role = await makeRole({});
    const { token } = await tokenFor(role.name);
    const accepted = await run(test.visitor, "accept", { input: { token, name: "Label", password } });
    expect(accepted.to).toBe("/learner/courses");
    expect(accepted.session.user).toEqual({ userType: "U", roleNames: [role.name], rights: [] });
    const batch = await makeBatch();
    expect(await invite(admin, role.name, { batchId: batch.id })).toHaveProperty("invitations");
  });

  it("leads to no batch where the role is for employees", async () => {
    const [role, batch] = [await makeRole({ "files.read": "ALL" }), await makeBatch()];
    expect(await invite(admin, role.name, { batchId: batch.id })).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "role" }],
    });
  });

  it("is neither made nor sent again by those who lack its rights", async () => {
    const role = await makeRole({ "payments.read": "ALL" });
    const powerless = await manager({});
    expect(await invite(coordinator, role.name)).toEqual({ error: "FORBIDDEN" });
    const refused = { code: "INVALID", fieldErrors: [{ field: "role" }] };
    expect(await invite(powerless, role.name)).toMatchObject(refused);
    const { invitations } = await invite(admin, role.name);
    const invitationId = invitations[0].databaseId;
    expect(await run(powerless, "resend", { invitationId })).toMatchObject(refused);
    expect(await run(admin, "resend", { invitationId })).toEqual({ __typename: "InvitePayload" });
  });

  it("follows the role's new name, and keeps the role from being deleted", async () => {
    const role = await makeRole({ "files.read": "ALL" });
    const { token } = await tokenFor(role.name);
    const name = `${role.name} renamed`;
    const rights = [{ right: "files.read", scope: "ALL" }];
    await run(admin, "save", { roleId: role.id, input: { name, rights } });
    expect(await run(admin, "remove", { roleId: role.id })).toMatchObject({
      code: "CONFLICT",
      message: "An invitation gives this role. Revoke it first.",
    });
    const accepted = await run(test.visitor, "accept", { input: { token, name: "Renamed", password } });
    expect(accepted.session.user.roleNames).toEqual([name]);
  });
});
