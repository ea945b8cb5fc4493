import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { checkBackup, readEntries } from "#gateway/backup/backupFile";
import { makeBackup } from "#gateway/backup/makeBackup";
import { getTableName, type Manifest } from "#gateway/backup/manifest";
import { restoreBackup } from "#gateway/backup/restoreBackup";
import { sendDump } from "#gateway/backup/sendDump";
import { readContent } from "#gateway/backup/tar";
import { readConfig } from "#gateway/config";
import { type Database, openDatabase } from "#gateway/database/open";
import { openOperatorChannel } from "#gateway/operator/channel";
import { verifyPassword } from "#gateway/session/passwords";
import { listMigrations } from "#prisma/migrate";
import { accounts } from "#tests/support/accounts";
import { makeFolder } from "#tests/support/childGateway";
import { readRoom, startRoomWriters } from "#tests/support/roomWriters";
import { runScript } from "#tests/support/runScript";
import { makeTemplateFolder } from "#tests/support/templateFolder";

const timeout = 120_000;
const source = makeTemplateFolder("demo");
const target = makeFolder();
const file = join(target.folder, "lectern.backup");
const restored = join(target.folder, "restored");
const settingsOf = (folder: string) => readConfig({ NODE_ENV: "test", DATA_DIR: folder });

afterAll(() => {
  source.remove();
  target.remove();
});

async function withDatabase<Result>(
  folder: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir: folder });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** The report of a failure to a person: one line. */
const lineOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    ({ message }: Error) => message,
  );

/** The rows of a backup by table, in an order of their own. */
async function rowsOf(path: string): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for await (const entry of readEntries(path)) {
    const table = getTableName(entry.name);
    if (!table) continue;
    const lines = (await readContent(entry)).toString().split("\n");
    rows.set(table, [...(rows.get(table) ?? []), ...lines].sort());
  }
  return rows;
}

describe("a backup of the embedded database", () => {
  let manifest: Manifest;

  it("is made by the gateway that has it open, while others write, and is whole", { timeout }, async () => {
    mkdirSync(join(source.folder, "files", "ab"), { recursive: true });
    writeFileSync(join(source.folder, "files", "ab", "picture.png"), "a picture");
    await withDatabase(source.folder, async (database) => {
      const log = pino({ enabled: false });
      const backup = (socket: Socket, { folder }: { folder: string }) => sendDump(database, folder, socket);
      const close = await openOperatorChannel({ dataDir: source.folder, answers: { backup }, log });
      expect(statSync(join(source.folder, "operator")).mode & 0o777).toBe(0o700);
      const writers = await startRoomWriters(database.prisma);
      await writers.reach(20);
      const made = await runScript("backup", { args: [file], settings: { DATA_DIR: source.folder } });
      await writers.stop();
      expect([made.status, made.stderr]).toEqual([0, ""]);
      expect(made.stdout).toMatch(
        /\n {2}User +\d+\n[\s\S]*\n\d+ rows of .* by Lectern [\d.]+ with \d+ migrations\.\nWritten to /,
      );
      await close();
    });
    manifest = await checkBackup(file);
    expect(manifest.database.migrations).toEqual(await listMigrations());
    expect(manifest.files).toEqual({ count: 1, bytes: 9 });
    expect(manifest.database.tables["User"]).toBeGreaterThan(10);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(target.folder)).toEqual(["lectern.backup"]);
    expect(readdirSync(source.folder).sort()).toEqual(["database", "files"]);
  });

  it("is restored into an empty folder, with the uploaded files", { timeout }, async () => {
    expect(await restoreBackup(settingsOf(restored), { path: file, replace: false })).toEqual(manifest);
    expect(readFileSync(join(restored, "files", "ab", "picture.png"), "utf8")).toBe("a picture");
  });

  it("brings back every value as it was", { timeout }, async () => {
    const again = join(target.folder, "again.backup");
    await makeBackup(settingsOf(restored), again);
    expect(await rowsOf(again)).toEqual(await rowsOf(file));
  });

  it("brings back what belongs together, passwords, and where numbers go on", { timeout }, async () => {
    await withDatabase(restored, async (database) => {
      const { version, messages, last } = await readRoom(database.prisma);
      expect(version).toBeGreaterThanOrEqual(20);
      expect([messages, last]).toEqual([version, version]);
      const { passwordHash } = await database.prisma.user.findFirstOrThrow({
        where: { email: accounts.admin.email },
      });
      expect(await verifyPassword(passwordHash, accounts.admin.password)).toBe(true);
      const data = { organizationId: 1, kind: "BATCH", key: "NEXT" } as const;
      const { id } = await database.prisma.room.create({ data });
      expect(id).toBe(Number(manifest.database.sequences["Room_id_seq"]) + 1);
    });
  });

  it("does not go over what is there unless it is told to", { timeout }, async () => {
    const refuse = () => lineOf(restoreBackup(settingsOf(restored), { path: file, replace: false }));
    expect(await refuse()).toContain("holds uploaded files: give --replace to have those of the backup take");
    const files = join(restored, "files");
    writeFileSync(join(files, "later.png"), "a later picture");
    await restoreBackup(settingsOf(restored), { path: file, replace: true });
    expect(readdirSync(files)).toEqual(["ab"]);
    await withDatabase(restored, async ({ prisma }) => {
      expect(await prisma.room.count({ where: { key: "NEXT" } })).toBe(0);
    });
  });
});

describe("a file that is no whole backup is refused before anything changes", () => {
  const folder = join(target.folder, "untouched");
  const refuse = (path: string) => lineOf(restoreBackup(settingsOf(folder), { path, replace: true }));
  const named = (name: string, content: Buffer) => {
    const path = join(target.folder, name);
    writeFileSync(path, content);
    return path;
  };

  it("a backup that is missing, something else, cut off, or changed is refused before anything changes", {
    timeout,
  }, async () => {
    const bytes = readFileSync(file);
    expect(await refuse(join(target.folder, "none"))).toBe(`${join(target.folder, "none")} is not there`);
    const damaged = "is damaged, or no backup of Lectern: take another backup";
    expect(await refuse(named("text", Buffer.from("hello")))).toContain(damaged);
    expect(await refuse(named("empty", Buffer.alloc(0)))).toContain(damaged);
    expect(await refuse(named("cut", bytes.subarray(0, bytes.length - 5_000)))).toContain(damaged);
    expect(await refuse(named("zip", gzipSync("hello ".repeat(500))))).toContain(damaged);
    const unzipped = gunzipSync(bytes);
    unzipped.write("owner@demo.test", unzipped.indexOf("admin@demo.test"));
    expect(await refuse(named("forged", gzipSync(unzipped)))).toContain(
      "is damaged: its contents are not what its manifest says",
    );
    expect(existsSync(folder)).toBe(false);
  });

  it("a backup never goes over another file, nor leaves a half one", { timeout }, async () => {
    const made = join(target.folder, "new");
    expect(await lineOf(makeBackup(settingsOf(source.folder), file))).toBe(
      `${file} is there already: choose another name`,
    );
    expect(await lineOf(makeBackup(settingsOf(join(target.folder, "nowhere")), made))).toContain(
      "there is nothing to back up: no database in the data folder",
    );
    await withDatabase(restored, async () => {
      expect(await lineOf(makeBackup(settingsOf(restored), made))).toContain(
        "open and cannot be asked: run this as the gateway's user on its machine, or stop it first",
      );
    });
    expect(readdirSync(target.folder).filter((name) => /part|new/.test(name))).toEqual([]);
  });
});
