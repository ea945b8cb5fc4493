import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { isLive, run, toInput } from "./staffRoom";

const { test, factory } = await openSuite();
const [admin, trainer] = [await test.as("admin"), await test.as("coordinator")];
let other = await test.as("otherAdmin");

describe("the own account and the last active ADMIN", () => {
  it("changes its address on the profile alone, where the password is asked for", async () => {
    const user = await factory.user({ userType: "E" }, ["ADMIN"]);
    const caller = await test.visitor.signIn(user.signIn);
    const input = toInput(user, { email: `moved.${user.email}` });
    const message = "Change your own email on your profile, where you confirm it with your password";
    const result = await run(caller, "updateUser", { userId: user.id, input });
    expect(result).toEqual({ code: "INVALID", message, fieldErrors: [{ field: "email", message }] });
    const kept = toInput(user, { name: "New Name" });
    expect((await run(caller, "updateUser", { userId: user.id, input: kept })).user.name).toBe("New Name");
  });

  it("cannot be closed by oneself", async () => {
    const userId = admin.userId ?? 0;
    expect((await run(admin, "setUserActive", { userId, active: false })).code).toBe("CONFLICT");
    expect((await run(admin, "deleteUser", { userId })).message).toBe("You can't delete your own account");
  });

  it("stay: of two who close each other at once, one remains", async () => {
    const { prisma } = test.database;
    const tenant = { organizationId: otherId, userType: "E" as const };
    const rival = await factory.user(tenant, ["ADMIN"]);
    const rivalCaller = await test.visitor.signIn(rival.signIn);
    const close = (caller: Caller, userId: number | undefined) =>
      run(caller, "setUserActive", { userId, active: false });
    const outcomes = await Promise.all([close(other, rival.id), close(rivalCaller, other.userId)]);
    expect(outcomes.filter((outcome) => "user" in outcome)).toHaveLength(1);
    const where = { ...tenant, active: true, roles: { some: { role: { name: "ADMIN" } } } };
    expect(await prisma.user.count({ where })).toBe(1);
    await prisma.user.update({ where: { id: other.userId ?? 0 }, data: { active: true } });
    await prisma.user.update({ where: { id: rival.id }, data: { active: false } });
    other = await test.as("otherAdmin");
    const self = await prisma.user.findUniqueOrThrow({ where: { id: other.userId ?? 0 } });
    const demoted = { ...toInput({ ...self, signIn: rival.signIn }), roles: ["TRAINER"] };
    expect((await run(other, "updateUser", { userId: self.id, input: demoted })).message).toContain(
      "last active ADMIN",
    );
    const seen = await other.graphql(
      `{ user(databaseId: ${self.id}) { canUpdate canClose canChangeRights } }`,
    );
    expect(seen.data.user).toEqual({ canUpdate: true, canClose: false, canChangeRights: true });
  });
});

describe("an ADMIN without any way to sign in", () => {
  it("does not keep the last one who has one from being asked to stay", async () => {
    const { prisma } = test.database;
    const ghost = await factory.user({ organizationId: otherId, userType: "E", passwordHash: null }, [
      "ADMIN",
    ]);
    const rival = await factory.user({ organizationId: otherId, userType: "E" }, ["ADMIN"]);
    const rivalCaller = await test.visitor.signIn(rival.signIn);
    const selfId = other.userId ?? 0;
    await prisma.user.update({ where: { id: selfId }, data: { active: true } });
    other = await test.as("otherAdmin");
    const close = (caller: Caller, userId: number) => run(caller, "setUserActive", { userId, active: false });
    expect(await close(rivalCaller, selfId)).toHaveProperty("user");
    const self = toInput({ ...rival, name: rival.name });
    const demoted = { ...self, roles: ["TRAINER"] };
    expect(await run(rivalCaller, "updateUser", { userId: rival.id, input: demoted })).toMatchObject({
      code: "CONFLICT",
    });
    await prisma.lastVisit.create({
      data: { organizationId: otherId, userId: ghost.id, signedInAt: new Date(), seenAt: new Date() },
    });
    expect(await run(rivalCaller, "updateUser", { userId: rival.id, input: demoted })).toHaveProperty("user");
    await prisma.user.update({ where: { id: selfId }, data: { active: true } });
    await prisma.user.update({ where: { id: ghost.id }, data: { active: false } });
    other = await test.as("otherAdmin");
  });
});

describe("deleting an account", () => {
  it("is done when nothing hangs on it, and ends its sessions", async () => {
    const user = await factory.user({}, ["LEARNER"]);
    const caller = await test.visitor.signIn(user.signIn);
    expect(await run(other, "deleteUser", { userId: user.id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await run(trainer, "deleteUser", { userId: user.id })).toEqual({ deletedId: user.id });
    expect(await isLive(caller)).toBe(false);
    expect((await run(trainer, "deleteUser", { userId: user.id })).code).toBe("NOT_FOUND");
  });

  it("is refused with what hangs on it", async () => {
    const user = await factory.user({ name: "Asha" });
    const course = await factory.course();
    await factory.enrolment(user.id, course.id);
    await factory.instruction({ createdById: user.id, courseId: course.id });
    expect((await run(trainer, "deleteUser", { userId: user.id })).message).toBe(
      "Asha can't be deleted: the account has 1 enrolment and 1 instruction. Deactivate it instead.",
    );
  });
});
