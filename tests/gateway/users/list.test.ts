import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoId, nextNumber, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [admin, trainer] = [await test.as("admin"), await test.as("coordinator")];
const other = await test.as("otherAdmin");

const list = `query ($first: Int, $after: String, $search: String, $userType: UserType, $role: String, $verified: Boolean, $active: Boolean, $sort: UserSort, $reversed: Boolean) {
  users(first: $first, after: $after, search: $search, userType: $userType, role: $role, verified: $verified, active: $active, sort: $sort, reversed: $reversed) {
    totalCount
    nodes { databaseId name roleNames canUpdate canClose canMakeSignInCode }
    pageInfo { hasNextPage endCursor }
  }
}`;

describe("accounts to choose from", () => {
  const matches = `query ($search: String, $first: Int) { userMatches(search: $search, first: $first) { databaseId } }`;

  it("come best first: exact, prefix, start of a word, anywhere, though thirty others fit as well", async () => {
    const made = async (name: string) => (await factory.user({ name })).id;
    for (let count = 0; count < 30; count += 1) await made(`Aquill ${count} Imp User 2`);
    const [anywhere, word] = [await made("Ximp user 2"), await made("Zed Imp User 2")];
    const [prefix, exact] = [await made("Imp User 21"), await made("Imp User 2")];
    const found = async (variables: Record<string, unknown>) =>
      (await admin.graphql(matches, variables)).data.userMatches.map(
        ({ databaseId }: { databaseId: number }) => databaseId,
      );
    expect((await found({ search: "imp  USER 2" })).slice(0, 2)).toEqual([exact, prefix]);
    expect(await found({ search: "imp user 2 " })).toHaveLength(20);
    expect(await found({ search: "imp user 2", first: 1 })).toEqual([exact]);
    expect(await found({ search: "user zed" })).toEqual([word]);
    expect(await found({ search: "ximp" })).toEqual([anywhere]);
  });

  it("tells by username and address, too, and takes % and _ as they are", async () => {
    const user = await factory.user({ name: "Percy 100% Sure" });
    const found = async (search: string) =>
      (await admin.graphql(matches, { search })).data.userMatches.map(
        ({ databaseId }: { databaseId: number }) => databaseId,
      );
    expect((await found(user.email.toUpperCase()))[0]).toBe(user.id);
    expect((await found(user.username))[0]).toBe(user.id);
    expect(await found("100% sure")).toEqual([user.id]);
    expect(await found("1_0% sure")).toEqual([]);
  });
});

describe("the list of accounts", () => {
  const read = async (variables: Record<string, unknown>, caller = trainer) =>
    (await caller.graphql(list, variables)).data.users;

  it("pages every order without doubles", async () => {
    const sort = fc.constantFrom("NAME", "USERNAME", "EMAIL", "TYPE", "VERIFIED", "ACTIVE", "UPDATED");
    const small = { organizationId: otherId };
    for (let made = 0; made < 8; made += 1) await factory.user({ ...small, name: "Equal" });
    await fc.assert(
      fc.asyncProperty(sort, fc.boolean(), fc.integer({ min: 2, max: 9 }), async (order, reversed, first) => {
        const numbers: number[] = [];
        let after: string | null = null;
        do {
          const page = await read({ sort: order, reversed, first, after }, other);
          numbers.push(...page.nodes.map((user: { databaseId: number }) => user.databaseId));
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after !== null);
        const whole = await read({ sort: order, reversed, first: 100 }, other);
        expect(numbers).toEqual(whole.nodes.map((user: { databaseId: number }) => user.databaseId));
        expect(numbers).toHaveLength(whole.totalCount);
      }),
      { numRuns: 8 },
    );
  });

  it("filters by words, type, role and state", async () => {
    const user = await factory.user({ name: "Zubin Quill", active: false, emailVerified: true });
    const found = async (filter: Record<string, unknown>) =>
      (await read(filter)).nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
    const wanted = { search: `QUILL ${user.username}`, userType: "U", active: false, verified: true };
    expect(await found(wanted)).toEqual([user.id]);
    expect(await found({ ...wanted, active: true })).toEqual([]);
    expect(await found({ ...wanted, userType: "E" })).toEqual([]);
    expect(await found({ ...wanted, search: "%" })).toEqual([]);
    const admins = await read({ role: "ADMIN", userType: "E" });
    expect(admins.nodes.every((node: { roleNames: string[] }) => node.roleNames.includes("ADMIN"))).toBe(
      true,
    );
    expect(admins.nodes.every((node: { canUpdate: boolean }) => !node.canUpdate)).toBe(true);
  });

  it("takes as many statements for five rows as for fifty", async () => {
    await read({ first: 1 }, admin);
    const five = await test.statementsOf(() => read({ first: 5, sort: "TYPE" }, admin));
    const fifty = await test.statementsOf(() => read({ first: 50, sort: "TYPE" }, admin));
    expect(fifty).toHaveLength(five.length);
    expect(fifty.length).toBeLessThanOrEqual(6);
  });
});

describe("the documented calls", () => {
  const input = () => {
    const number = nextNumber();
    const identity = { username: `Called.Person${number}`, email: `Called.Person${number}@Made.Example` };
    return { ...identity, name: "New Person", password: "learn-12345", userType: "E" };
  };

  it("create, read, change and delete an account; its type is U on creation whatever was sent", async () => {
    const sent = input();
    const made = await trainer.rest("POST", "users", sent);
    expect([made.status, made.json.username, made.json.userType]).toEqual([
      200,
      sent.username.toLowerCase(),
      "U",
    ]);
    const address = `users/${made.json.id}`;
    const read = await trainer.rest("GET", address);
    expect(read.json).toMatchObject({ ...made.json, roles: [{ name: "LEARNER" }] });
    const changed = await trainer.rest("PUT", address, { ...read.json, name: "Changed" });
    expect([changed.status, changed.json.name]).toEqual([200, "Changed"]);
    expect((await trainer.rest("PUT", address, { ...read.json, id: 1 })).status).toBe(400);
    expect((await trainer.rest("PUT", address, { ...read.json, active: "perhaps" })).status).toBe(400);
    const { updatedAt } = changed.json;
    expect((await trainer.rest("PUT", address, { ...read.json, updatedAt, userType: "E" })).status).toBe(403);
    expect((await trainer.rest("PUT", address, { ...read.json, name: "Late" })).status).toBe(409);
    expect((await trainer.rest("DELETE", address)).status).toBe(204);
    expect((await trainer.rest("GET", address)).status).toBe(404);
  });

  it("say why not in errorMessage", async () => {
    const learner = await trainer.rest("DELETE", `users/${(await test.as("learner")).userId}`);
    expect(learner.status).toBe(409);
    expect(learner.json.errorMessage).toMatch(
      /can't be deleted: the account has .* Deactivate it instead\.$/,
    );
    const taken = await trainer.rest("POST", "users", { ...input(), email: "learner@demo.test" });
    expect([taken.status, taken.json.errorMessage]).toEqual([409, "Email is already registered"]);
  });

  it("list every account of the tenant", async () => {
    const { json } = await trainer.rest("GET", "users");
    expect(json).toHaveLength(await test.database.prisma.user.count({ where: { organizationId: demoId } }));
  });
});
