import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const [admin, learner, coordinator] = [
  await test.as("admin"),
  await test.as("learner"),
  await test.as("coordinator"),
];
const other = await test.as("otherAdmin");

const refusal = "... on Refusal { code message fieldErrors { field message } }";
const save = `mutation ($roleId: Int, $version: DateTime, $input: RoleInput!) {
  result: saveRole(roleId: $roleId, version: $version, input: $input) {
    ... on RolePayload { role { databaseId name description updatedAt holderCount isShipped rights { right scope } } }
    ${refusal}
  }
}`;
const remove = `mutation ($roleId: Int!) {
  result: deleteRole(roleId: $roleId) { ... on DeletedRolePayload { deletedId } ${refusal} }
}`;

async function run(caller: Caller, document: string, variables: Record<string, unknown>) {
  const { data, errors } = await caller.graphql(
    document,
    variables,
    caller.token ? {} : { "Tenant-Id": "1" },
  );
  return errors ? { error: errors[0]?.extensions?.code } : data.result;
}

const give = (scope: "ALL" | "OWN", ...names: string[]) => names.map((right) => ({ right, scope }));
const input = (rights: object[], more: object = {}) => ({ name: `Role ${nextNumber()}`, rights, ...more });
const make = async (rights: object[], more: object = {}) =>
  (await run(admin, save, { input: input(rights, more) })).role;
const namesOf = async () => (await prisma.role.findMany()).map(({ name }) => name);

/** Staff whose own role has some rights. */
async function staffWith(rights: object[]) {
  const role = await make(rights);
  const user = await factory.user({ userType: "E" }, [role.name]);
  return { role, user, caller: await test.visitor.signIn(user.signIn) };
}

describe("making and changing roles", () => {
  it.each([
    ["visitors", () => test.visitor, "UNAUTHENTICATED"],
    ["learners", () => learner, "FORBIDDEN"],
    ["staff without the right", () => coordinator, "FORBIDDEN"],
  ])("is refused to %s, and changes nothing", async (_who, caller, error) => {
    const role = await make(give("ALL", "files.read"));
    const before = await namesOf();
    expect(await run(caller(), save, { input: input([]) })).toEqual({ error });
    expect(await run(caller(), save, { roleId: role.databaseId, input: input([]) })).toEqual({ error });
    expect(await run(caller(), remove, { roleId: role.databaseId })).toEqual({ error });
    expect(await namesOf()).toEqual(before);
  });

  it("is done by an ADMIN, who reads the rights back as they were given", async () => {
    const given = [...give("OWN", "courses.read"), ...give("ALL", "payments.read")];
    const role = await make(given, { description: " Knows the till. " });
    expect(role).toMatchObject({ description: "Knows the till.", holderCount: 0, isShipped: false });
    expect(role.rights).toEqual(given);
    const wanted = { name: role.name, description: "", rights: give("ALL", "users.read") };
    const changed = await run(admin, save, { roleId: role.databaseId, input: wanted });
    expect(changed.role).toMatchObject({ databaseId: role.databaseId, rights: give("ALL", "users.read") });
  });

  it("refuses the scope OWN of a right that is for all rows or none", async () => {
    const rights = [...give("OWN", "courses.read"), ...give("OWN", "files.read")];
    expect(await run(admin, save, { input: input(rights) })).toMatchObject({
      code: "INVALID",
      message: "This right can't be limited to what a person teaches: See the file library",
    });
    const stored = await prisma.role.create({
      data: {
        organizationId: 1,
        name: "Stored own",
        rights: { "payments.read": "OWN", "courses.read": "OWN" },
      },
    });
    const person = await factory.user({ userType: "E" }, [stored.name]);
    const caller = await test.visitor.signIn(person.signIn);
    const { data } = await caller.graphql("{ me { rights } }");
    expect(data.me.rights).toEqual(["courses.read"]);
    expect((await caller.graphql("{ payments { totalCount } }")).errors?.[0]?.extensions?.code).toBe(
      "FORBIDDEN",
    );
  });

  it("finds no role of another organization, and leaves its names free", async () => {
    const role = await make(give("ALL", "files.read"));
    const theirs = await run(other, save, { roleId: role.databaseId, input: input([]) });
    expect(theirs).toMatchObject({ code: "NOT_FOUND" });
    expect(await run(other, remove, { roleId: role.databaseId })).toMatchObject({ code: "NOT_FOUND" });
    expect(await run(other, save, { input: { name: role.name, rights: [] } })).toHaveProperty("role");
    expect((await prisma.role.findUniqueOrThrow({ where: { id: role.databaseId } })).name).toBe(role.name);
  });

  it.each([
    ["no name", { name: " " }, "name", "Name is required"],
    [
      "a right twice",
      { rights: [...give("ALL", "files.read"), ...give("ALL", "files.read")] },
      "rights",
      "Each right can be given once",
    ],
    ["an unknown right", { rights: give("ALL", "moon.read") }, "rights", "There is no such right"],
  ])("refuses %s", async (_what, wrong, field, message) => {
    const { code, fieldErrors } = await run(admin, save, { input: input([], wrong) });
    expect(code).toBe("INVALID");
    expect(fieldErrors[0].field).toContain(field);
    expect(fieldErrors[0].message).toBe(message);
  });

  it("refuses a name that another role has, whatever its case", async () => {
    const { name } = await make([]);
    const taken = await run(admin, save, { input: { name: name.toUpperCase(), rights: [] } });
    expect(taken).toMatchObject({ code: "CONFLICT", fieldErrors: [{ field: "name" }] });
  });

  it("lets the first of two edits through, and refuses the other as stale", async () => {
    const { databaseId: roleId, updatedAt: version, name } = await make([]);
    const edit = (description: string) =>
      run(admin, save, { roleId, version, input: { name, description, rights: [] } });
    const both = await Promise.all([edit("One"), edit("Two")]);
    expect(both.filter(({ role }) => role)).toHaveLength(1);
    expect(both.filter(({ code }) => code === "STALE")).toHaveLength(1);
  });

  it("leaves ADMIN as it is, and shipped roles their names", async () => {
    const find = (name: string) => prisma.role.findFirstOrThrow({ where: { name, organizationId: 1 } });
    const [first, second] = [await find("ADMIN"), await find("SUPPORT")];
    expect(await run(admin, save, { roleId: first.id, input: { name: "ADMIN", rights: [] } })).toMatchObject({
      code: "CONFLICT",
    });
    expect(await run(admin, save, { roleId: second.id, input: input([]) })).toMatchObject({
      code: "CONFLICT",
      fieldErrors: [{ field: "name" }],
    });
    expect(await run(admin, remove, { roleId: second.id })).toMatchObject({ code: "CONFLICT" });
  });
});

describe("rights that one lacks", () => {
  it("can't be given, neither at all nor further than one has them", async () => {
    const { caller } = await staffWith([...give("ALL", "roles.manage"), ...give("OWN", "courses.read")]);
    for (const right of [give("ALL", "payments.write"), give("ALL", "courses.read")]) {
      const refused = await run(caller, save, { input: input(right) });
      expect(refused).toMatchObject({ code: "INVALID", fieldErrors: [{ field: "rights" }] });
      expect(refused.message).toMatch(/^You can't give rights that you don't have: /);
    }
    expect(await run(caller, save, { input: input(give("OWN", "courses.read")) })).toHaveProperty("role");
  });

  it("stay in a role that is changed otherwise, and can be taken from it", async () => {
    const { caller } = await staffWith(give("ALL", "roles.manage"));
    const role = await make(give("ALL", "payments.write", "files.read"));
    const edit = (rights: object[]) =>
      run(caller, save, { roleId: role.databaseId, input: { name: role.name, description: "x", rights } });
    expect((await edit(give("ALL", "payments.write", "files.read"))).role.description).toBe("x");
    expect((await edit(give("ALL", "payments.write"))).role.rights).toEqual(give("ALL", "payments.write"));
  });

  it("are told beforehand: the rights that the viewer may give, and the roles", async () => {
    const { caller, role } = await staffWith([
      ...give("OWN", "courses.read"),
      ...give("ALL", "users.manageStaff"),
    ]);
    const { data } = await caller.graphql(
      "{ givableRights { right scope } roles { name canGive isForStaff } }",
    );
    expect(data.givableRights).toEqual([...give("OWN", "courses.read"), ...give("ALL", "users.manageStaff")]);
    const find = (name: string) => data.roles.find((item: { name: string }) => item.name === name);
    expect(find(role.name)).toMatchObject({ canGive: true, isForStaff: true });
    expect(find("ADMIN")).toMatchObject({ canGive: false, isForStaff: true });
    expect(find("LEARNER")).toMatchObject({ canGive: true, isForStaff: false });
  });
});

describe("people who have a role", () => {
  it("follow its change at once", async () => {
    const { caller, role } = await staffWith(give("ALL", "files.read"));
    const rights = async () => (await caller.graphql("{ me { rights } }")).data.me.rights;
    expect(await rights()).toEqual(["files.read"]);
    const wanted = { name: role.name, rights: give("ALL", "users.read") };
    await run(admin, save, { roleId: role.databaseId, input: wanted });
    expect(await rights()).toEqual(["users.read"]);
  });

  it("are named with what they would gain and lose, without what other roles give", async () => {
    const { user, role } = await staffWith(give("ALL", "files.read"));
    const document = `query ($roleId: Int!, $rights: [RoleRightInput!]!) {
      result: roleChanges(roleId: $roleId, rights: $rights) { userId changes { right before after } }
    }`;
    const ask = (caller: Caller, rights: object[]) =>
      run(caller, document, { roleId: role.databaseId, rights });
    expect(await ask(admin, give("OWN", "courses.read"))).toEqual([
      {
        userId: user.id,
        changes: [
          { right: "courses.read", before: null, after: "OWN" },
          { right: "files.read", before: "ALL", after: null },
        ],
      },
    ]);
    expect(await ask(admin, give("ALL", "files.read"))).toEqual([]);
    expect(await ask(coordinator, [])).toEqual({ error: "FORBIDDEN" });
    expect(await ask(other, [])).toEqual([]);
  });

  it("keep it from being deleted, by their names", async () => {
    const { user, role } = await staffWith(give("ALL", "files.read"));
    const roleId = role.databaseId;
    const refused = await run(admin, remove, { roleId });
    expect(refused).toMatchObject({ code: "CONFLICT" });
    expect(refused.message).toBe(`${user.name} has this role. Give them another one first.`);
    await prisma.userRole.deleteMany({ where: { roleId } });
    expect(await run(admin, remove, { roleId })).toEqual({ deletedId: roleId });
    expect(await run(admin, remove, { roleId })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("keep it free of rights while they are learners", async () => {
    const role = await make([]);
    const user = await factory.user({}, [role.name]);
    const wanted = { name: role.name, rights: give("ALL", "files.read") };
    const refused = await run(admin, save, { roleId: role.databaseId, input: wanted });
    expect(refused).toMatchObject({ code: "CONFLICT", fieldErrors: [{ field: "rights" }] });
    expect(refused.message).toBe(`${user.name} is a learner and has this role: only employees have rights`);
  });
});
