import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMails, work } from "#tests/gateway/accounts/mailLinks";
import { mailSettings, until } from "#tests/gateway/mail/mailRoom";
import { openSmtp } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";

const smtp = await openSmtp();
const { test, factory } = await openSuite({ environment: mailSettings(smtp.url) });
const { prisma } = test.database;
const [admin, trainer] = [await test.as("admin"), await test.as("coordinator")];
const start = new Date("2026-11-18T06:00:00Z");
const password = "chosen-12345";
const wrongLink = "This invitation is wrong, was used, or has expired";

beforeAll(() => work(test));
beforeEach(() => test.setNow(start));

interface Wanted {
  people?: readonly { email: string; name?: string }[];
  [name: string]: unknown;
}

const inviteDocument = `mutation ($input: InviteInput!) {
  result: invite(input: $input) {
    ... on InvitePayload { invitations { databaseId email state } token }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;

const invite = async (input: Wanted, caller = trainer) =>
  (await caller.graphql(inviteDocument, { input: { role: "LEARNER", days: 7, ...input } })).data.result;

const untilSent = () =>
  until(
    test.gateway.bus,
    async () => (await prisma.job.count({ where: { kind: { startsWith: "invitations." } } })) === 0,
  );

/** Invites one address and returns the token of the mail. */
async function inviteOne(email: string, more: Wanted = {}, caller = trainer) {
  await invite({ people: [{ email }], ...more }, caller);
  await untilSent();
  return (await readMails(test, email)).at(-1)?.token ?? "";
}

const acceptDocument = `mutation ($input: AcceptInvitationInput!) {
  result: acceptInvitation(input: $input) {
    ... on AcceptInvitationPayload { to session { accessToken user { username email userType roleNames emailVerified } } }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;

const accept = async (input: Record<string, unknown>, caller = test.visitor, tenant = "1") =>
  (await caller.graphql(acceptDocument, { input }, { "Tenant-Id": tenant })).data.result;

const read = async (token: string) =>
  (
    await test.visitor.graphql(
      `query ($token: String!) {
      openInvitation(token: $token) { email name inviter place hasAccount }
    }`,
      { token },
    )
  ).data.openInvitation;

const list = async (args = "") =>
  (
    await trainer.graphql(
      `{ invitations${args} { nodes { databaseId email state place mailState uses acceptedBy } } }`,
    )
  ).data.invitations.nodes;

const change = async (name: string, invitationId: number, caller = trainer) =>
  (
    await caller.graphql(
      `mutation { result: ${name}(invitationId: ${invitationId}) { __typename ... on Refusal { code message } } }`,
    )
  ).data?.result;

describe("an invitation by mail", () => {
  it("makes an account, signs it in and leads it to its course", async () => {
    const course = await factory.course();
    const token = await inviteOne("asha@invited.example", { courseId: course.id });
    const [mail] = await readMails(test, "asha@invited.example");
    expect(mail?.text).toContain(course.title);
    expect(mail?.text).toContain("25-Nov-2026");
    expect(await read(token)).toMatchObject({
      ...{ email: "asha@invited.example", name: "", place: course.title, hasAccount: false },
    });
    const { to, session } = await accept({ token, name: "Asha Rao", password });
    expect(to).toBe(`/learner/courses/${course.code}/${course.id}`);
    expect(session.user).toEqual({
      ...{ username: "asha", email: "asha@invited.example", userType: "U" },
      ...{ roleNames: ["LEARNER"], emailVerified: true },
    });
    const user = await prisma.user.findFirstOrThrow({ where: { email: "asha@invited.example" } });
    expect(await prisma.enrolment.count({ where: { userId: user.id, courseId: course.id } })).toBe(1);
    expect((await list('(search: "asha@inv")'))[0]).toMatchObject({
      ...{ state: "ACCEPTED", uses: 1, acceptedBy: ["Asha Rao"], place: course.title },
    });
    expect(await read(token)).toBeNull();
    expect(await accept({ token, name: "Asha Rao", password })).toMatchObject({
      ...{ code: "INVALID", message: wrongLink },
    });
  });

  it("leads to a batch and all its courses", async () => {
    const { batchId, courseId } = await prisma.batchCourse.findFirstOrThrow({
      where: { organizationId: 1, course: { status: "PUBLISHED" } },
    });
    const token = await inviteOne("ravi@invited.example", { batchId });
    await accept({ token, name: "Ravi", password });
    const user = await prisma.user.findFirstOrThrow({ where: { email: "ravi@invited.example" } });
    expect(await prisma.batchUser.count({ where: { batchId, userId: user.id } })).toBe(1);
    expect(await prisma.enrolment.count({ where: { courseId, userId: user.id } })).toBe(1);
  });

  it("gives an account that staff made its first password", async () => {
    const user = await factory.user({ passwordHash: null });
    const token = await inviteOne(user.email);
    const { session } = await accept({ token, name: "Own Name", password });
    expect(session.user.username).toBe(user.username);
    expect(await prisma.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      ...{ name: "Own Name", emailVerified: true },
    });
    await test.visitor.signIn({ email: user.email, password, tenantId: "1" });
  });

  it("is accepted by an existing account once it is signed in, and by no other", async () => {
    const [user, other, course] = [await factory.user(), await factory.user(), await factory.course()];
    const token = await inviteOne(user.email, { courseId: course.id });
    expect((await read(token)).hasAccount).toBe(true);
    expect((await accept({ token, name: "Thief", password })).code).toBe("CONFLICT");
    const refused = await accept({ token }, await test.visitor.signIn(other.signIn));
    expect(refused.message).toContain("for another address");
    const caller = await test.visitor.signIn(user.signIn);
    expect(await accept({ token }, caller)).toMatchObject({ session: null });
    expect(await prisma.enrolment.count({ where: { userId: user.id, courseId: course.id } })).toBe(1);
  });

  it("makes staff only where an ADMIN invites", async () => {
    const people = [{ email: "staff@invited.example" }];
    const { errors } = await trainer.graphql(inviteDocument, {
      input: { people, role: "TRAINER", days: 7 },
    });
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const token = await inviteOne("staff@invited.example", { role: "TRAINER" }, admin);
    const { to, session } = await accept({ token, name: "Staff", password });
    expect([to, session.user.userType, session.user.roleNames]).toEqual(["/admin", "E", ["TRAINER"]]);
  });

  it("is over with its days, its tenant and a revocation, and is sent again with another link", async () => {
    const first = await inviteOne("late@invited.example");
    expect((await accept({ token: first, name: "Late", password }, test.visitor, "2")).code).toBe("INVALID");
    await prisma.invitation.updateMany({
      where: { email: "late@invited.example" },
      data: { expiresAt: start },
    });
    expect((await accept({ token: first, name: "Late", password })).message).toBe(wrongLink);
    const [{ databaseId, state }] = await list('(search: "late@invited", state: EXPIRED)');
    expect(state).toBe("EXPIRED");
    expect((await change("resendInvitation", databaseId)).__typename).toBe("InvitePayload");
    await untilSent();
    const second = (await readMails(test, "late@invited.example")).at(-1)?.token ?? "";
    expect(second).not.toBe(first);
    expect(await read(first)).toBeNull();
    expect((await change("revokeInvitation", databaseId)).__typename).toBe("RevokeInvitationPayload");
    expect(await read(second)).toBeNull();
    expect((await change("resendInvitation", databaseId)).code).toBe("CONFLICT");
  });

  it("replaces an earlier one of the same address", async () => {
    const first = await inviteOne("twice@invited.example");
    const second = await inviteOne("twice@invited.example");
    expect([await read(first), (await read(second)).email]).toEqual([null, "twice@invited.example"]);
    const states = (await list('(search: "twice@")')).map(({ state }: { state: string }) => state);
    expect(states).toEqual(["OPEN", "REVOKED"]);
  });

  it("names what is wrong with it", async () => {
    const draft = await factory.course({ status: "DRAFT" });
    const wrong = await invite({ people: [{ email: "nobody" }] });
    expect(wrong.fieldErrors[0]).toEqual({
      ...{ field: "people.0.email", message: "Email must be a valid email address" },
    });
    const people = [{ email: "x@invited.example" }];
    expect((await invite({ people, courseId: draft.id })).message).toBe("Publish the course first");
    expect((await invite({ people, batchId: 999_999 })).code).toBe("NOT_FOUND");
    expect((await invite({ people, batchId: 1, courseId: 1 })).message).toContain("not both");
  });

  it("is closed with the login", async () => {
    const token = await inviteOne("closed@invited.example");
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: true } });
    expect((await accept({ token, name: "Closed", password })).code).toBe("FORBIDDEN");
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: false } });
  });
});

describe("an invitation by link", () => {
  const makeLink = async (input: Record<string, unknown>, caller = trainer) =>
    (
      await caller.graphql(
        `mutation ($input: InvitationLinkInput!) {
          result: createInvitationLink(input: $input) {
            ... on InvitePayload { token invitations { databaseId } } ... on Refusal { message }
          }
        }`,
        { input: { role: "LEARNER", days: 7, ...input } },
      )
    ).data.result;

  it("makes as many accounts as it may, each of which confirms its address", async () => {
    const { token } = await makeLink({ maxUses: 2 });
    const join = (email: string) => accept({ token, name: "Somebody", email, password });
    const first = await join("one@linked.example");
    expect(first.session.user.emailVerified).toBe(false);
    expect((await readMails(test, "one@linked.example")).map(({ kind }) => kind)).toEqual(["verify"]);
    const taken = await join("one@linked.example");
    expect(taken.fieldErrors).toEqual([{ field: "email", message: "Email is already registered" }]);
    const [second, third] = await Promise.all([join("two@linked.example"), join("three@linked.example")]);
    expect([second, third].filter(({ session }) => session)).toHaveLength(1);
    expect([second, third].find(({ code }) => code)?.message).toBe(wrongLink);
  });

  it("gives a role of the organization's own that allows nothing, and none once that role allows something", async () => {
    const role = await prisma.role.create({ data: { organizationId: 1, name: "Alumni" } });
    const { token } = await makeLink({ role: "Alumni", maxUses: 5 }, admin);
    await accept({ token, name: "Old", email: "old@linked.example", password });
    const made = { email: "old@linked.example" };
    expect(await prisma.user.findFirst({ where: made, include: { roles: true } })).toMatchObject({
      ...{ userType: "U", roles: [{ roleId: role.id }] },
    });
    await prisma.role.update({ where: { id: role.id }, data: { rights: { "users.read": "ALL" } } });
    const late = await accept({ token, name: "Late", email: "late@linked.example", password });
    expect(late.message).toBe(wrongLink);
    expect((await makeLink({ role: "Alumni", maxUses: 5 }, admin)).message).toContain("learners only");
  });

  it("counts a person once, and is made for learners only", async () => {
    const { token, invitations } = await makeLink({ maxUses: 2 });
    const caller = await test.visitor.signIn((await factory.user()).signIn);
    await accept({ token }, caller);
    await accept({ token }, caller);
    const { uses } = await prisma.invitation.findUniqueOrThrow({ where: { id: invitations[0].databaseId } });
    expect(uses).toBe(1);
    expect((await makeLink({ role: "ADMIN", maxUses: 2 }, admin)).message).toContain("learners only");
  });
});

describe("an import", () => {
  it("invites everyone whose row has no password", async () => {
    const rows = [
      { line: 2, name: "Mail One", username: "mail.one", email: "mail1@imported.example" },
      {
        line: 3,
        name: "Has One",
        username: "has.one",
        email: "has1@imported.example",
        password: "first-12345",
      },
    ];
    const document = `mutation ($rows: [ImportUserRow!]!) {
      result: importUsers(rows: $rows, invite: true) { __typename }
    }`;
    await trainer.graphql(document, { rows });
    await untilSent();
    const [mail] = await readMails(test, "mail1@imported.example");
    const { session } = await accept({ token: mail?.token, name: "Mail One", password });
    expect(session.user.username).toBe("mail.one");
    expect(await readMails(test, "has1@imported.example")).toEqual([]);
  });
});

describe("many people", () => {
  it("get a mail each through a real server, a few at a time, and staff see how far it is", async () => {
    const people = Array.from({ length: 45 }, (_, index) => ({ email: `person${index}@many.example` }));
    const recipients = () =>
      smtp.arrived.flatMap(({ to }) => to).filter((address) => address.endsWith("@many.example"));
    const { invitations } = await invite({ people });
    expect(invitations).toHaveLength(45);
    const jobs = await prisma.job.count({ where: { kind: "invitations.send" } });
    expect(jobs).toBeLessThanOrEqual(3);
    await until(test.gateway.bus, async () => recipients().length >= 45);
    expect(recipients().toSorted()).toEqual(people.map(({ email }) => email).toSorted());
    const sent = async () =>
      (await list('(first: 50, search: "many.example")')).every(
        ({ mailState }: { mailState: string }) => mailState === "SENT",
      );
    await expect.poll(sent).toBe(true);
    await smtp.close();
  });
});
