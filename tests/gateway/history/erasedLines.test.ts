import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recording } from "#gateway/database/recording";
import { sealHistory } from "#gateway/domains/history/sealCommands";
import { verifyHistory } from "#gateway/domains/history/verifyCommands";
import { packageRoot } from "#gateway/packageRoot";
import { openSuite } from "#tests/support/suite";
import { command } from "../enrolments/classroom";
import { byJob } from "./byJob";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const db = test.gateway.tenantClient(1);
const admin = await test.as("admin");

const erase = (userId: number, name: string) =>
  command(
    admin,
    `mutation ($userId: Int!, $name: String!) {
      result: eraseUser(userId: $userId, name: $name) { __typename ... on Refusal { code } }
    }`,
    { userId, name },
  );

const renameCourse = (id: number, title: string) =>
  recording(byJob("course.updated", new Date()), () =>
    db.course.updateMany({ where: { id }, data: { title } }),
  );

/** Seals everything, and returns what is wrong with the demo institute's chain. */
async function findProblems(): Promise<string[]> {
  await sealHistory(db, 1);
  const report = (await verifyHistory(prisma)).find(({ code }) => code === "DEMO");
  return report?.breaks.map(({ problem }) => problem) ?? [];
}

/** Runs statements as someone who has the owner's rights and knows how to go past the triggers. */
async function tamper(...statements: string[]): Promise<void> {
  const tables = ["History", "HistoryLine", "HistoryErasure"];
  for (const table of tables) await prisma.$executeRawUnsafe(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  for (const statement of statements) await prisma.$executeRawUnsafe(statement);
  for (const table of tables) await prisma.$executeRawUnsafe(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
}

/** A line of a change that names no one. */
async function unconcernedLine() {
  const { id } = await factory.course();
  await renameCourse(id, "Unconcerned");
  await sealHistory(db, 1);
  return prisma.historyLine.findFirstOrThrow({ where: { table: "Course", rowId: id } });
}

/** Two people whose names stand in one line, the first of whom is erased. */
async function erasedPerson() {
  const [first, second] = [
    await factory.user({ name: "Devika Thirunal" }),
    await factory.user({ name: "Omprakash Vellore" }),
  ];
  const { id } = await factory.course();
  await renameCourse(id, "By devika.thirunal@made.example and omprakash.vellore@made.example");
  await prisma.user.update({ where: { id: first.id }, data: { email: "devika.thirunal@made.example" } });
  await prisma.user.update({ where: { id: second.id }, data: { email: "omprakash.vellore@made.example" } });
  await renameCourse(id, "Renamed");
  expect(await erase(first.id, "Devika Thirunal")).toMatchObject({ __typename: "UserPayload" });
  return { second, courseId: id };
}

describe("lines of the history that were blanked", () => {
  it("hold where people were erased, one after the other", async () => {
    const { second, courseId } = await erasedPerson();
    expect(await findProblems()).toEqual([]);
    await erase(second.id, "Omprakash Vellore");
    expect(await findProblems()).toEqual([]);
    const lines = await prisma.historyLine.findMany({ where: { table: "Course", rowId: courseId } });
    expect(lines.some(({ salt }) => salt === null)).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/devika|omprakash/i);
  });

  it("are told when no one was erased", async () => {
    const { id, salt, after } = await unconcernedLine();
    await tamper(`UPDATE "HistoryLine" SET "salt" = NULL, "after" = NULL WHERE "id" = ${id}`);
    expect(await findProblems()).toEqual([`its line ${id} was blanked by no erasure`]);
    await tamper(
      `UPDATE "HistoryLine" SET "salt" = '${salt}', "after" = '${JSON.stringify(after)}' WHERE "id" = ${id}`,
    );
    expect(await findProblems()).toEqual([]);
  });

  it("cannot be blanked outside of a recorded erasure", async () => {
    const { id } = await unconcernedLine();
    const blanking = prisma.$transaction([
      prisma.$executeRaw`SELECT set_config('app.erasing', 'on', true)`,
      prisma.$executeRaw`UPDATE "HistoryLine" SET "salt" = NULL, "after" = NULL WHERE "id" = ${id}`,
    ]);
    await expect(blanking).rejects.toThrow("append-only");
  });

  it("are told when another entry blanked them", async () => {
    const line = await unconcernedLine();
    const course = await factory.course();
    await recording(byJob("course.updated", new Date()), () =>
      db.$transaction(async (tx) => {
        await tx.course.updateMany({ where: { id: course.id }, data: { title: "Hides another" } });
        await tx.$queryRaw`SELECT set_config('app.erasing', 'on', true)`;
        await tx.$executeRaw`UPDATE "HistoryLine" SET "salt" = NULL, "after" = NULL WHERE "id" = ${line.id}`;
        await tx.$executeRaw`SELECT add_erasure_line(1, current_setting('app.history_entry')::int, 1)`;
      }),
    );
    expect(await findProblems()).toEqual(["it blanked lines without an erasure"]);
  });

  it("are told when names in them were changed afterwards", async () => {
    const before = await findProblems();
    const { id } = await prisma.historyLine.findFirstOrThrow({
      where: { salt: null, table: "User" },
      orderBy: { id: "asc" },
    });
    await tamper(`UPDATE "HistoryLine" SET "name" = 'Someone else' WHERE "id" = ${id}`);
    expect(await findProblems()).toContain(`its line ${id} was changed after an erasure`);
    await tamper(`UPDATE "HistoryLine" SET "name" = 'Erased user' WHERE "id" = ${id}`);
    expect(await findProblems()).toEqual(before);
  });

  it("are noted by the migration if they are older", async () => {
    const script = join(packageRoot, "prisma/migrations/0009_prove_erased_history/migration.sql");
    const noting = /DO \$\$[\s\S]*?END\n\$\$;/.exec(readFileSync(script, "utf8"))?.[0] ?? "";
    const { id } = await unconcernedLine();
    await tamper(
      `UPDATE "HistoryLine" SET "salt" = NULL, "after" = NULL WHERE "id" = ${id}`,
      `DELETE FROM "HistoryErasure"`,
    );
    await prisma.$executeRawUnsafe(noting);
    const problems = await findProblems();
    expect(problems).not.toContain(`its line ${id} was blanked by no erasure`);
    const blanked = await prisma.historyLine.count({ where: { salt: null } });
    expect(await prisma.historyErasure.count()).toBe(blanked);
    const note = await prisma.history.findFirstOrThrow({ where: { action: "history.erasuresNoted" } });
    expect(note.source).toBe("COMMAND_LINE");
  });
});
