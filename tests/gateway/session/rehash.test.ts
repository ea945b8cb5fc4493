import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { needsRehash } from "#gateway/session/passwords";
import { madePassword } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite({ template: "demo" });
const weak = await hash(madePassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });

const read = (id: number) =>
  test.database.prisma.user.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true, updatedAt: true },
  });

async function userWith(passwordHash: string) {
  const user = await factory.user();
  await test.database.prisma.user.update({ where: { id: user.id }, data: { passwordHash } });
  return user;
}

const signIn = async (email: string, password: string) =>
  (await test.visitor.rest("POST", "auth/login", { email, password })).status;

describe("a hash that was made with other parameters", () => {
  it("is made anew when its owner signs in, and the account's version stays", async () => {
    const user = await userWith(weak);
    const before = await read(user.id);
    expect(await signIn(user.email, madePassword)).toBe(200);
    const after = await read(user.id);
    expect(after.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(after.updatedAt).toEqual(before.updatedAt);
    expect(await signIn(user.email, madePassword)).toBe(200);
    expect((await read(user.id)).passwordHash).toBe(after.passwordHash);
  });

  it("stays after a wrong password", async () => {
    const user = await userWith(weak);
    expect(await signIn(user.email, "wrong")).toBe(400);
    expect((await read(user.id)).passwordHash).toBe(weak);
  });

  it("does not prevent the sign-in when it cannot be written", async () => {
    const user = await userWith(weak);
    const { prisma } = test.database;
    await prisma.$executeRaw`
      CREATE FUNCTION refuse_update() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'read only'; END $$ LANGUAGE plpgsql`;
    await prisma.$executeRaw`
      CREATE TRIGGER refuse_update BEFORE UPDATE ON "User" FOR EACH ROW EXECUTE FUNCTION refuse_update()`;
    expect(await signIn(user.email, madePassword)).toBe(200);
    await prisma.$executeRaw`DROP TRIGGER refuse_update ON "User"`;
    expect((await read(user.id)).passwordHash).toBe(weak);
    expect(test.logged.some((line) => line.includes("a password was not rehashed"))).toBe(true);
  });

  it("is told by any parameter, in any order", () => {
    const rest = "c2FsdHNhbHRzYWx0c2FsdA$aGFzaA";
    const stored = (version: string, parameters: string) => `${version}$${parameters}$${rest}`;
    const cases: [string, boolean][] = [
      [stored("$argon2id$v=19", "m=19456,t=2,p=1"), false],
      [stored("$argon2id$v=19", "p=1,t=2,m=19456"), false],
      [stored("$argon2id$v=19", "m=8192,t=2,p=1"), true],
      [stored("$argon2id$v=19", "m=19456,t=1,p=1"), true],
      [stored("$argon2id$v=19", "m=19456,t=2,p=4"), true],
      [stored("$argon2id$v=16", "m=19456,t=2,p=1"), true],
      [stored("$argon2i$v=19", "m=19456,t=2,p=1"), true],
      ["no hash at all", true],
    ];
    for (const [passwordHash, expected] of cases)
      expect([passwordHash, needsRehash(passwordHash)]).toEqual([passwordHash, expected]);
  });
});
