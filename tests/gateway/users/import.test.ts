import { describe, expect, it } from "vitest";
import { demoId, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");

const importUsers = `mutation ($rows: [ImportUserRow!]!) {
  result: importUsers(rows: $rows) {
    ... on ImportUsersPayload {
      users { databaseId username email userType active roleNames canMakeSignInCode }
    }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;
const run = async (rows: object[], caller = trainer) => {
  const { data, errors } = await caller.graphql(importUsers, { rows });
  if (errors) throw new Error(errors[0]?.message);
  return data.result;
};
const row = (line: number, change: object = {}) => {
  const username = `imported${nextNumber()}`;
  return { line, name: "Imported", username, email: `${username}@made.example`, ...change };
};
const count = () => test.database.prisma.user.count({ where: { organizationId: demoId } });

describe("importing users", () => {
  it("makes learners in the order of the rows; a given password signs in, a missing one never does", async () => {
    const rows = [row(2, { password: "given-12345" }), row(3), row(4, { username: `UP${nextNumber()}` })];
    const { users } = await run(rows);
    expect(users.map(({ username }: { username: string }) => username)).toEqual(
      rows.map(({ username }) => username.toLowerCase()),
    );
    expect(users[0]).toMatchObject({ userType: "U", active: true, roleNames: ["LEARNER"] });
    expect(users[1]).toMatchObject({ active: true, canMakeSignInCode: true });
    await test.visitor.signIn({ email: users[0].email, password: "given-12345", tenantId: "1" });
    const guess = { email: users[1].email, password: "", tenantId: "1" };
    await expect(test.visitor.signIn(guess)).rejects.toThrow("cannot sign in");
  });

  it("makes none when one row cannot be made, and names row and column", async () => {
    const known = await factory.user();
    const before = await count();
    const twice = row(3);
    const refused = await run([
      row(2, { email: known.email.toUpperCase() }),
      twice,
      row(4, { username: twice.username.toUpperCase() }),
      row(5, { username: known.username }),
    ]);
    expect([refused.code, refused.fieldErrors]).toEqual([
      "CONFLICT",
      [
        { field: "rows.0.email", message: "Email is already registered" },
        { field: "rows.2.username", message: "Username is a duplicate of line 3" },
        { field: "rows.3.username", message: "Username is already taken" },
      ],
    ]);
    const invalid = await run([row(2), row(3, { password: "short", name: " " })]);
    expect(invalid.fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      "rows.1.name",
      "rows.1.password",
    ]);
    expect(await run([])).toMatchObject({ code: "INVALID", message: "There are no users to import" });
    expect((await run(Array.from({ length: 501 }, (_, at) => row(at + 2)))).code).toBe("INVALID");
    expect(await count()).toBe(before);
  });

  it("takes a name that another tenant has, and one statement to look for what is taken", async () => {
    const other = await test.as("otherAdmin");
    const input = row(2, { password: "given-12345" });
    expect(await run([input], other)).toHaveProperty("users");
    const ask = `query ($names: [String!]!) { takenNames(usernames: $names, emails: ["LEARNER@demo.test"]) { usernames emails } }`;
    const look = () => trainer.graphql(ask, { names: [input.username, "ADMIN", "free.name"] });
    await look();
    expect((await look()).data.takenNames).toEqual({ usernames: ["admin"], emails: ["learner@demo.test"] });
    expect(await test.statementsOf(look)).toHaveLength(1);
  });

  it("makes fifty as few statements as five", async () => {
    const made = async (size: number) => {
      const rows = Array.from({ length: size }, (_, at) => row(at + 2));
      return (await test.statementsOf(() => run(rows))).length;
    };
    await made(1);
    expect(await made(50)).toBe(await made(5));
  });
});

const makeCode = `mutation ($userId: Int!) { result: createSignInCode(userId: $userId) {
  ... on SignInCodePayload { token expiresAt } ... on Refusal { code message }
} }`;
const exchange = (token: string) => test.visitor.rest("POST", "auth/token", { token });

describe("a sign-in code", () => {
  const make = async (userId: number, caller = trainer) => {
    const { data, errors } = await caller.graphql(makeCode, { userId });
    return errors ? { error: errors[0]?.extensions?.code } : data.result;
  };

  it("signs in once, within ten minutes", async () => {
    const user = await factory.user();
    const { token, expiresAt } = await make(user.id);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await exchange(token)).json.username).toBe(user.username);
    expect((await exchange(token)).status).toBe(401);
    const late = await make(user.id);
    test.setNow(new Date(Date.now() + 10 * 60_000 + 1000));
    expect((await exchange(late.token)).status).toBe(401);
    test.setNow();
  });

  it("is made for employees by ADMIN only, and for inactive accounts by no one", async () => {
    const employee = await factory.user({ userType: "E" });
    const admin = await test.as("admin");
    expect(await make(employee.id)).toEqual({ error: "FORBIDDEN" });
    expect(await make(employee.id, admin)).toHaveProperty("token");
    const inactive = await factory.user({ active: false });
    expect(await make(inactive.id)).toEqual({ code: "CONFLICT", message: "This account is not active" });
    expect(await make(employee.id, await test.as("otherAdmin"))).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is neither made nor taken while login is disabled, but for ADMIN", async () => {
    const { prisma } = test.database;
    const setDisabled = (disableLogin: boolean) =>
      prisma.organization.update({ where: { id: demoId }, data: { disableLogin } });
    const user = await factory.user();
    const chief = await factory.user({ userType: "E" }, ["ADMIN"]);
    const admin = await test.as("admin");
    const [forUser, forChief] = [await make(user.id), await make(chief.id, admin)];
    await setDisabled(true);
    expect((await make(user.id)).message).toBe("Login is disabled for this organization");
    expect((await exchange(forUser.token)).status).toBe(403);
    expect((await exchange(forChief.token)).status).toBe(200);
    await setDisabled(false);
    expect((await exchange(forUser.token)).status).toBe(200);
  });
});

describe("enrolling a user", () => {
  const enrol = `mutation ($userId: Int!, $courseId: Int!) { result: enrolUser(userId: $userId, courseId: $courseId) {
    ... on EnrolUserPayload { enrolment { databaseId source percentage } } ... on Refusal { code message }
  } }`;
  const remove = `mutation ($userId: Int!, $courseId: Int!) { result: removeEnrolment(userId: $userId, courseId: $courseId) {
    ... on RemovedEnrolmentPayload { deletedId } ... on Refusal { code message }
  } }`;
  const ask = async (document: string, userId: number, courseId: number) =>
    (await trainer.graphql(document, { userId, courseId })).data.result;

  it("takes any published course, once, whatever its price; removing takes the progress along", async () => {
    const [user, course] = [await factory.user(), await factory.course({ price: 5000 })];
    const { enrolment } = await ask(enrol, user.id, course.id);
    expect(enrolment).toMatchObject({ source: "STAFF", percentage: 0 });
    expect((await ask(enrol, user.id, course.id)).enrolment).toEqual(enrolment);
    const { topic } = await factory.module(course);
    const scope = { organizationId: demoId, userId: user.id, courseId: course.id, topicId: topic.id };
    await test.database.prisma.topicProgress.create({ data: { ...scope, status: "COMPLETED" } });
    expect(await ask(remove, user.id, course.id)).toEqual({ deletedId: enrolment.databaseId });
    expect(await test.database.prisma.topicProgress.count({ where: scope })).toBe(0);
    expect((await ask(remove, user.id, course.id)).code).toBe("NOT_FOUND");
  });

  it("refuses drafts, employees, and to remove what a batch of the user follows", async () => {
    const [user, draft] = [await factory.user(), await factory.course({ status: "DRAFT" })];
    const employee = await factory.user({ userType: "E" });
    const course = await factory.course();
    expect((await ask(enrol, user.id, draft.id)).code).toBe("CONFLICT");
    expect((await ask(enrol, employee.id, course.id)).message).toBe("Only learners enrol in courses");
    const followed = await test.database.prisma.enrolment.findFirstOrThrow({
      where: { organizationId: demoId, source: "BATCH" },
    });
    expect((await ask(remove, followed.userId, followed.courseId)).message).toMatch(
      /^The batch “.+” follows this course\./,
    );
  });
});
