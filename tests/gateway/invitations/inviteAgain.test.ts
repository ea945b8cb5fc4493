import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "#gateway/packageRoot";
import { readMails } from "#tests/gateway/accounts/mailLinks";
import { openInvitations, password, start } from "./inviteRoom";

const room = await openInvitations();
const { test, factory, prisma, people, invite, untilSent, inviteOne, accept, read, list } = room;
const { admin, trainer } = people;

const lastToken = async (email: string) => (await readMails(test, email)).at(-1)?.token ?? "";
const statesOf = async (search: string) =>
  (await list(`(search: "${search}")`)).map(({ state }: { state: string }) => state);

describe("an address that has an open invitation", () => {
  it("is asked about, by the row and the place, and keeps its link", async () => {
    const course = await factory.course();
    const email = "asked@again.example";
    const token = await inviteOne(email, { courseId: course.id });
    const refused = await invite({
      people: [{ email: "new@again.example" }, { email: email.toUpperCase() }],
    });
    expect(refused).toEqual({
      code: "CONFLICT",
      message: "This person is already invited. Send again?",
      fieldErrors: [{ field: "people.1.email", message: `${email} is already invited to ${course.title}` }],
    });
    expect(await prisma.invitation.count({ where: { email: "new@again.example" } })).toBe(0);
    expect((await read(token)).place).toBe(course.title);
  });

  it("is sent the one invitation again, which leads where the new one does", async () => {
    const [before, after] = [await factory.course(), await factory.course()];
    const email = "renewed@again.example";
    const first = await inviteOne(email, { courseId: before.id });
    test.setNow(new Date(start.getTime() + 86_400_000));
    const person = { email, name: "Asha" };
    const { invitations } = await invite({ people: [person], courseId: after.id, resend: true });
    await untilSent();
    expect(invitations).toHaveLength(1);
    expect(await read(first)).toBeNull();
    const second = await lastToken(email);
    expect(await read(second)).toMatchObject({ name: "Asha", place: after.title });
    expect(await statesOf("renewed@")).toEqual(["OPEN"]);
    const { expiresAt } = await prisma.invitation.findFirstOrThrow({ where: { email } });
    expect(expiresAt).toEqual(new Date(start.getTime() + 8 * 86_400_000));
  });

  it("is renewed without a question once that has expired, and new after it was accepted", async () => {
    const email = "over@again.example";
    await inviteOne(email);
    await prisma.invitation.updateMany({ where: { email }, data: { expiresAt: start } });
    const token = await inviteOne(email);
    expect(await statesOf("over@again")).toEqual(["OPEN"]);
    await accept({ token, name: "Over", password });
    expect((await invite({ people: [{ email }] })).invitations).toHaveLength(1);
    expect(await statesOf("over@again")).toEqual(["OPEN", "ACCEPTED"]);
  });

  it("has one invitation when two of staff invite it at once, and the other is asked", async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `race${round}@again.example`;
      const answers = await Promise.all([
        invite({ people: [{ email }] }, trainer),
        invite({ people: [{ email }] }, admin),
      ]);
      expect(answers.filter(({ invitations }) => invitations)).toHaveLength(1);
      expect(answers.find(({ code }) => code)).toMatchObject({ code: "CONFLICT" });
      expect(await statesOf(email)).toEqual(["OPEN"]);
    }
    const again = { people: [{ email: "race0@again.example" }], resend: true };
    const both = await Promise.all([invite(again, trainer), invite(again, admin)]);
    expect(both.map(({ invitations }) => invitations?.length)).toEqual([1, 1]);
    expect(await statesOf("race0@again")).toEqual(["OPEN"]);
    await untilSent();
  });

  it("stays an employee's where the one who invites may not change that", async () => {
    const email = "staff@again.example";
    const token = await inviteOne(email, { role: "TRAINER" }, admin);
    const refused = await invite({ people: [{ email }], resend: true }, trainer);
    expect(refused).toMatchObject({ code: "INVALID", fieldErrors: [{ field: "people.0.email" }] });
    expect(refused.message).toContain("Ask an ADMIN");
    expect((await read(token)).email).toBe(email);
  });

  it("keeps the place of its invitation when staff create its account", async () => {
    const course = await factory.course();
    const email = "owner@again.example";
    await inviteOne(email, { courseId: course.id });
    const { data } = await trainer.graphql(
      `mutation ($input: CreateUserInput!) { result: createUser(input: $input) { __typename } }`,
      { input: { name: "Owner", username: "owner.again", email, password: null } },
    );
    expect(data.result.__typename).toBe("UserPayload");
    await untilSent();
    expect(await read(await lastToken(email))).toMatchObject({ place: course.title });
    expect(await statesOf("owner@again")).toEqual(["OPEN"]);
  });
});

describe("mails of invitations", () => {
  it("wait in jobs of their own, so that one sent again replaces no other's", async () => {
    const email = (index: number) => `queue${index}@again.example`;
    const all = [0, 1, 2].map((index) => ({ email: email(index) }));
    const { invitations } = await invite({ people: all });
    await room.change("resendInvitation", invitations[0].databaseId);
    await untilSent();
    for (const { email: address } of all) expect(await readMails(test, address)).not.toEqual([]);
  });
});

describe("the migration to one invitation for an address", () => {
  it("keeps the newest of older doubles and revokes the others", async () => {
    const sql = readFileSync(
      join(packageRoot, "prisma/migrations/0008_one_invitation_per_address/migration.sql"),
      "utf8",
    );
    const [close = "", index = ""] = sql.split(/^(?=CREATE UNIQUE)/m);
    const { id: invitedById } = await prisma.user.findFirstOrThrow({ where: { username: "admin" } });
    const base = { invitedById, role: "LEARNER", days: 7, expiresAt: start, email: "double@again.example" };
    await prisma.$executeRawUnsafe('DROP INDEX "Invitation_pending_email_key"');
    const made = [
      { ...base, organizationId: 1, acceptedAt: start },
      { ...base, organizationId: 1 },
      { ...base, organizationId: 1, email: null },
      { ...base, organizationId: 1, email: null },
      { ...base, organizationId: 1 },
    ];
    for (const data of made) await prisma.invitation.create({ data });
    await prisma.$executeRawUnsafe(close);
    await prisma.$executeRawUnsafe(index);
    const where = { OR: [{ email: base.email }, { email: null, expiresAt: start }] };
    const after = await prisma.invitation.findMany({ where, orderBy: { id: "asc" } });
    expect(after.map(({ revokedAt }) => revokedAt !== null)).toEqual([false, true, false, false, false]);
  });
});
