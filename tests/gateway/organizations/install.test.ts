import { describe, expect, it } from "vitest";
import { createOrganization } from "#gateway/domains/organizations/installCommands";
import { resetAdmin } from "#gateway/domains/users/installCommands";
import { createCaller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const organization = {
  code: "delhi",
  name: "Delhi Institute",
  domain: "Learn.Delhi.example",
  timeZone: "Europe/Paris",
};
const admin = {
  name: "Asha Rao",
  username: "admin",
  email: "Asha@Delhi.example",
  password: "first-password",
};

const create = (changes: object = {}) =>
  createOrganization(test.database.prisma, { organization: { ...organization, ...changes }, admin });

describe("an organization that is made at the command line", () => {
  it("has its roles and one ADMIN, who signs in by its domain and may do what ADMINs may", async () => {
    const created = await create();
    expect(created).toMatchObject({ code: "DELHI", name: "Delhi Institute", isDefault: false });
    // As a gateway that starts now finds it.
    test.gateway.bus.publish("organizationChanged", { organizationId: created.id });
    const caller = await createCaller(test.origin).signIn({
      email: "asha@delhi.example",
      password: "first-password",
      tenantId: String(created.id),
    });
    const { data } = await caller.graphql(
      "{ users(first: 5) { nodes { username roleNames } } settings { code } }",
    );
    expect(data).toMatchObject({
      users: { nodes: [{ username: "admin", roleNames: ["ADMIN"] }] },
      settings: { code: "DELHI" },
    });
    const { role, organization: table } = test.database.prisma;
    const roles = await role.findMany({ where: { organizationId: created.id }, orderBy: { name: "asc" } });
    expect(roles.map(({ name }) => name)).toEqual([
      "ADMIN",
      "AUTHOR",
      "COORDINATOR",
      "FINANCE",
      "LEARNER",
      "SUPPORT",
      "TRAINER",
    ]);
    expect(await table.findUnique({ where: { id: created.id } })).toMatchObject({
      domain: "learn.delhi.example",
      timeZone: "Europe/Paris",
    });
  });

  it("is refused for a code or a domain that is taken, and leaves nothing", async () => {
    const before = await test.database.prisma.organization.count();
    await expect(create()).rejects.toThrow("There is already an organization with the code DELHI");
    await expect(create({ code: "PUNE" })).rejects.toThrow(
      "The domain learn.delhi.example already leads to Delhi Institute",
    );
    expect(await test.database.prisma.organization.count()).toBe(before);
  });

  it.each([
    [{ code: "D" }, "Code must be 2 to 20 letters"],
    [{ name: " " }, "Name is required"],
    [{ domain: "https://delhi.example" }, "Domain must be a host name such as learn.example.com"],
    [{ timeZone: "Delhi" }, "Time zone must be an IANA name"],
  ])("is refused with %j", async (changes, message) => {
    await expect(create({ code: "PUNE", domain: undefined, ...changes })).rejects.toThrow(message);
  });

  it("is refused with a password or an address that no account may have", async () => {
    const make = (changes: object) =>
      createOrganization(test.database.prisma, {
        organization: { code: "PUNE", name: "Pune" },
        admin: { ...admin, ...changes },
      });
    await expect(make({ password: "short" })).rejects.toThrow("Password must be at least 8 characters long");
    await expect(make({ email: "unknown" })).rejects.toThrow("Email must be a valid email address");
  });
});

describe("an ADMIN who is let in again", () => {
  const reset = (changes: object = {}) =>
    resetAdmin(test.database, { email: "admin@demo.test", password: "second-password", ...changes });

  it("has the new password, is active and ADMIN again, and no session of before lives", async () => {
    const caller = await test.as("admin");
    const { user, userRole, session } = test.database.prisma;
    const { id } = await user.findFirstOrThrow({ where: { email: "admin@demo.test" } });
    await user.update({ where: { id }, data: { active: false } });
    await userRole.deleteMany({ where: { userId: id } });
    await reset({ email: " Admin@Demo.test" });
    expect(await session.count({ where: { userId: id } })).toBe(0);
    test.gateway.bus.publish("sessionsEnded", { organizationId: 1, userId: id });
    expect((await caller.graphql("{ viewer { username } }")).data).toEqual({ viewer: null });
    const again = await createCaller(test.origin).signIn({
      email: "admin@demo.test",
      password: "second-password",
      tenantId: "1",
    });
    expect((await again.graphql("{ users(first: 1) { nodes { id } } }")).errors).toBeUndefined();
  });

  it("is chosen by the organization where several have the address", async () => {
    const { user } = test.database.prisma;
    const { id } = await user.findFirstOrThrow({ where: { email: "admin@other.test" } });
    await user.update({ where: { id }, data: { email: "admin@demo.test" } });
    await expect(reset()).rejects.toThrow(
      "Several organizations have an account with admin@demo.test: choose one of DEMO, OTHER",
    );
    expect(await reset({ code: "other" })).toMatchObject({ id, organization: { code: "OTHER" } });
  });

  it("is no one without an account, and no learner with batches or payments", async () => {
    await expect(reset({ email: "unknown@demo.test" })).rejects.toThrow(
      "No account has the address unknown@demo.test",
    );
    await expect(reset({ email: "learner@demo.test" })).rejects.toThrow(
      "A user with batches or payments can't become an employee",
    );
    await expect(reset({ password: "short" })).rejects.toThrow("Password must be at least 8 characters long");
  });
});
