import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#gateway/database/open";
import { distinctPasswords } from "#prisma/demo/accounts";
import { growDemo } from "#prisma/demo/large";
import { isDemoLoaded, loadDemo } from "#prisma/demo/load";
import { applyMigrations } from "#prisma/migrate";
import { today } from "./made";

let database: Database;
const hashed: string[] = [];

async function hashPassword(password: string): Promise<string> {
  hashed.push(password);
  return `hash of ${password}`;
}

beforeAll(async () => {
  database = await openDatabase({});
  await applyMigrations(database.adapter);
  await loadDemo(database.prisma, { today, hashPassword });
}, 60_000);

afterAll(() => database.close());

describe("loadDemo", () => {
  it("loads the numbers of rows that are promised", async () => {
    const { prisma } = database;
    const where = { organizationId: 1 };
    expect(await isDemoLoaded(prisma)).toBe(true);
    expect(await prisma.user.count({ where })).toBe(923);
    expect(await prisma.course.count({ where })).toBe(14);
    expect(await prisma.batch.count({ where })).toBe(38);
    expect(await prisma.payment.count({ where })).toBe(1050);
    expect(await prisma.message.count({ where })).toBe(1500);
  });

  it("knows the accounts with their roles and passwords", async () => {
    const trainer = await database.prisma.user.findFirst({
      where: { username: "trainer" },
      include: { roles: { include: { role: true } } },
    });
    expect(trainer).toMatchObject({
      email: "trainer@demo.test",
      passwordHash: "hash of trainer-12345",
      userType: "E",
      emailVerified: true,
      active: true,
    });
    expect(trainer?.roles.map(({ role }) => role.name)).toEqual(["TRAINER"]);
    expect(await database.prisma.user.count({ where: { username: "admin" } })).toBe(2);
  });

  it("hashes each password once", () => {
    expect(hashed).toEqual(distinctPasswords());
  });

  it("keeps lists, dates, times and mapped values as they are", async () => {
    const { prisma } = database;
    const course = await prisma.course.findFirst({ where: { code: "JS-CORE" } });
    expect(course?.objectives.length).toBeGreaterThan(2);
    const batch = await prisma.batch.findFirst({ where: { name: "Full Stack Weekday Evening" } });
    expect(batch?.startTime?.toISOString()).toBe("1970-01-01T19:00:00.000Z");
    expect(batch?.startDate.toISOString()).toMatch(/T00:00:00.000Z$/);
    expect(await prisma.batchTrainer.count({ where: { role: "CO_TRAINER" } })).toBeGreaterThan(0);
  });

  it("lets the database number what comes next", async () => {
    const { prisma } = database;
    const last = await prisma.category.aggregate({ _max: { id: true } });
    const made = await prisma.category.create({ data: { organizationId: 1, name: "Another" } });
    expect(made.id).toBe((last._max.id ?? 0) + 1);
    await prisma.category.delete({ where: { id: made.id } });
  });

  it("does nothing the second time", async () => {
    await loadDemo(database.prisma, { today, hashPassword });
    expect(await database.prisma.user.count()).toBe(937);
  });
});

describe("growDemo", () => {
  const size = { courses: 28, learners: 1000, batches: 45, messages: 2200, payments: 1150 };

  it("grows the demo organization to the size asked for, once", async () => {
    const { prisma } = database;
    const where = { organizationId: 1 };
    expect(await growDemo(prisma, { today, size })).toBe(true);
    expect({
      courses: await prisma.course.count({ where }),
      learners: await prisma.user.count({ where: { ...where, userType: "U" } }),
      batches: await prisma.batch.count({ where }),
      messages: await prisma.message.count({ where }),
      payments: await prisma.payment.count({ where }),
    }).toEqual(size);
    expect(await growDemo(prisma, { today, size })).toBe(false);
  }, 30_000);

  it("lets the lobby go on in order", async () => {
    const messages = await database.prisma.message.findMany({
      where: { organizationId: 1, room: { kind: "LOBBY" } },
      orderBy: { id: "asc" },
      select: { createdDate: true },
    });
    const times = messages.map((message) => message.createdDate.getTime());
    expect(times).toEqual(times.toSorted((left, right) => left - right));
  });
});
