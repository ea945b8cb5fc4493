import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "#gateway/database/open";
import { findOutage } from "#gateway/database/outage";
import { fillDisk, makeRoom } from "#tests/support/fullDisk";
import { makeTemplateFolder } from "#tests/support/templateFolder";

const { folder, remove } = makeTemplateFolder("empty");
afterAll(() => {
  makeRoom();
  remove();
});

describe("the embedded database on a full disk", () => {
  it("says so, keeps what was acknowledged, and goes on once there is room", {
    timeout: 120_000,
  }, async () => {
    const database = await openDatabase({ dataDir: folder });
    const { prisma, serving } = database;
    await prisma.$executeRaw`CREATE TABLE kept (id int)`;
    await prisma.$executeRaw`INSERT INTO kept VALUES (1)`;
    fillDisk();
    const write = () => prisma.$executeRaw`INSERT INTO kept VALUES (2)`.catch(findOutage);
    expect(await write()).toMatchObject({ kind: "full" });
    // The log could not be written, so the database has stopped, and cannot be opened on this disk.
    expect(await serving.ping().catch(findOutage)).toMatchObject({ kind: "down" });
    expect(await prisma.$transaction((tx) => tx.$queryRaw`SELECT 1`).catch(findOutage)).toMatchObject({
      kind: "down",
    });
    makeRoom();
    await expect
      .poll(() => prisma.$queryRaw`SELECT id FROM kept`.catch(findOutage), { timeout: 20_000, interval: 500 })
      .toEqual([{ id: 1 }]);
    await prisma.$executeRaw`INSERT INTO kept VALUES (3)`;
    await database.close();
    const again = await openDatabase({ dataDir: folder });
    expect(await again.prisma.$queryRaw`SELECT id FROM kept ORDER BY id`).toEqual([{ id: 1 }, { id: 3 }]);
    await again.close();
  });
});
