import { describe, expect, it } from "vitest";
import { readMails } from "#tests/gateway/accounts/mailLinks";
import { inviteDocument, openInvitations, password, start, wrongLink } from "./inviteRoom";

const room = await openInvitations();
const { test, factory, prisma, people, invite, untilSent, inviteOne, accept, read, list, change } = room;
const { admin, trainer } = people;

describe("an invitation by mail", () => {
  it("makes an account, signs it in and leads it to its course", async () => {
    const course = await factory.course();
    const token = await inviteOne("asha@invited.example", { courseId: course.id });
    const [mail] = await readMails(test, "asha@invited.example");
    expect(mail?.text).toContain(course.title);
    expect(mail?.text).toContain("25-Nov-2026");
    expect(await read(token)).toMatchObject({
      email: "asha@invited.example",
      name: "",
      place: course.title,
      hasAccount: false,
    });
    const { to, session } = await accept({ token, name: "Asha Rao", password });
    expect(to).toBe(`/learner/courses/${course.code}/${course.id}`);
    expect(session.user).toEqual({
      username: "asha",
      email: "asha@invited.example",
      userType: "U",
      roleNames: ["LEARNER"],
      emailVerified: true,
    });
    const user = await prisma.user.findFirstOrThrow({ where: { email: "asha@invited.example" } });
    expect(await prisma.enrolment.count({ where: { userId: user.id, courseId: course.id } })).toBe(1);
    expect((await list('(search: "asha@inv")'))[0]).toMatchObject({
      state: "ACCEPTED",
      uses: 1,
      acceptedBy: ["Asha Rao"],
      place: course.title,
    });
    expect(await read(token)).toBeNull();
    expect(await accept({ token, name: "Asha Rao", password })).toMatchObject({
      code: "INVALID",
      message: wrongLink,
    });
  });

  it("leads to a batch and all its courses", async () => {
    const { batchId, courseId } = await prisma.batchCourse.findFirstOrThrow({
      where: { organizationId: 1, course: { status: "PUBLISHED" } },
    });
    const token = await inviteOne("ravi@invited.example", { batchId });
    const { to } = await accept({ token, name: "Ravi", password });
    const user = await prisma.user.findFirstOrThrow({ where: { email: "ravi@invited.example" } });
    expect(await prisma.batchUser.count({ where: { batchId, userId: user.id } })).toBe(1);
    expect(to).toBe(`/learner/courses#batch-${batchId}`);
    expect(await prisma.enrolment.count({ where: { courseId, userId: user.id } })).toBe(1);
  });

  it("gives an account that staff made its first password", async () => {
    const user = await factory.user({ passwordHash: null });
    const token = await inviteOne(user.email);
    await prisma.user.update({ where: { id: user.id }, data: { active: false } });
    const inactive = "This account is not active. Ask the institute.";
    expect((await accept({ token, name: "Closed", password })).message).toBe(inactive);
    await prisma.user.update({ where: { id: user.id }, data: { active: true } });
    const { session } = await accept({ token, name: "Own Name", password });
    expect(session.user.username).toBe(user.username);
    expect(await prisma.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      name: "Own Name",
      emailVerified: true,
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
      // Its minute is shown, and lasts to its end.
      data: { expiresAt: new Date(start.getTime() - 60_000) },
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

  it("names what is wrong with it", async () => {
    const draft = await factory.course({ status: "DRAFT" });
    const wrong = await invite({ people: [{ email: "nobody" }] });
    expect(wrong.fieldErrors[0]).toEqual({
      field: "people.0.email",
      message: "Email must be a valid email address",
    });
    const people = [{ email: "x@invited.example" }];
    expect((await invite({ people, courseId: draft.id })).message).toBe("Publish the course first");
    expect((await invite({ people, batchId: 999_999 })).code).toBe("NOT_FOUND");
    expect((await invite({ people, batchId: 1, courseId: 1 })).message).toContain("not both");
    const { email } = await factory.user({ active: false });
    const message = `${email} belongs to an account that is inactive. Activate it first.`;
    const fieldErrors = [{ field: "people.1.email", message }];
    expect(await invite({ people: [...people, { email }] })).toEqual({
      code: "INVALID",
      message,
      fieldErrors,
    });
  });

  it("is closed with the login", async () => {
    const token = await inviteOne("closed@invited.example");
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: true } });
    expect((await accept({ token, name: "Closed", password })).code).toBe("FORBIDDEN");
    await prisma.organization.update({ where: { id: 1 }, data: { disableLogin: false } });
  });
});
