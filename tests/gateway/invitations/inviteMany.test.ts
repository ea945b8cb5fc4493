import { describe, expect, it } from "vitest";
import { readMails } from "#tests/gateway/accounts/mailLinks";
import { until } from "#tests/gateway/mail/mailRoom";
import { openInvitations, password, wrongLink } from "./inviteRoom";

const room = await openInvitations();
const { smtp, test, factory, prisma, people, invite, untilSent, accept, list } = room;
const { admin, trainer } = people;

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
      userType: "U",
      roles: [{ roleId: role.id }],
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
