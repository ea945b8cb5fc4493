import { describe, expect, it } from "vitest";
import { demoId, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite({ engine: "embedded" });
const own = test.gateway.tenantClient(demoId);

describe("rows that visitors may be shown are told of", () => {
  it("rows that visitors may be shown are told of by every kind of write, and by no reading", async () => {
    const told: number[] = [];
    const stop = test.gateway.bus.subscribe(
      "contentWritten",
      ({ organizationId }) => void told.push(organizationId),
    );
    const telling = async (work: () => Promise<unknown>) => {
      told.length = 0;
      await work();
      return told.length > 0;
    };
    const name = () => `Written ${nextNumber()}`;
    const { id } = await own.category.create({ data: { organizationId: demoId, name: name() } });
    const where = { id };
    const { id: userId } = await factory.user();
    const expiresAt = new Date();
    const unseen = { organizationId: demoId, userId, madeById: userId, codeHash: "unseen", expiresAt };
    const works: [boolean, () => Promise<unknown>][] = [
      [true, () => own.category.update({ where, data: { name: name() } })],
      [true, () => own.category.updateMany({ where, data: { name: name() } })],
      [true, () => own.category.createMany({ data: [{ organizationId: demoId, name: name() }] })],
      [
        true,
        () =>
          own.category.upsert({
            where,
            create: { organizationId: demoId, name: name() },
            update: { name: name() },
          }),
      ],
      [true, () => own.$executeRaw`UPDATE "Category" SET "name" = ${name()} WHERE "id" = ${id}`],
      [true, () => own.$queryRaw`UPDATE "Category" SET "name" = ${name()} WHERE "id" = ${id} RETURNING "id"`],
      [
        true,
        () =>
          own.$queryRaw`WITH a AS (UPDATE "Category" SET "name" = ${name()} WHERE "id" = ${id} RETURNING 1) SELECT * FROM a`,
      ],
      [true, () => own.$executeRawUnsafe(`UPDATE "Category" SET "name" = 'x' WHERE "id" = ${id}`)],
      [true, () => own.$transaction((tx) => tx.category.update({ where, data: { name: name() } }))],
      [
        true,
        () =>
          own.$transaction(
            (tx) => tx.$executeRaw`UPDATE "Category" SET "name" = ${name()} WHERE "id" = ${id}`,
          ),
      ],
      [true, () => own.category.deleteMany({ where })],
      [false, () => own.category.findMany()],
      [false, () => own.$queryRaw`SELECT "id" FROM "Category"`],
      [false, () => own.$transaction((tx) => tx.category.count())],
      [false, () => own.signInCode.create({ data: unseen })],
    ];
    for (const [expected, work] of works)
      expect([String(work), await telling(work)]).toEqual([String(work), expected]);
    stop();
  });

  it("rows that visitors may be shown are told of by the tables that were written, where no other can have been", async () => {
    const told: (readonly string[] | undefined)[] = [];
    const stop = test.gateway.bus.subscribe("contentWritten", ({ tables }) => void told.push(tables));
    const listTold = async (work: () => Promise<unknown>) => {
      told.length = 0;
      await work();
      return told.at(-1);
    };
    const name = () => `Named ${nextNumber()}`;
    const { id } = await own.category.create({ data: { organizationId: demoId, name: name() } });
    const rename = { where: { id }, data: { name: name() } };
    const blogged = { where: { id: -1 }, data: { authorName: "Ada" } };
    expect(await listTold(() => own.category.update(rename))).toEqual(["Category"]);
    const both = () =>
      own.$transaction(async (tx) => {
        await tx.category.update(rename);
        await tx.blogPost.updateMany(blogged);
      });
    expect(new Set(await listTold(both))).toEqual(new Set(["Category", "BlogPost"]));
    const withRaw = () =>
      own.$transaction(async (tx) => {
        await tx.category.update(rename);
        await tx.$executeRaw`UPDATE "BlogPost" SET "authorName" = 'Ada' WHERE "id" = -1`;
      });
    expect(await listTold(withRaw)).toBeUndefined();
    expect(await listTold(() => own.blogPost.updateMany(blogged))).toEqual(["BlogPost"]);
    // Rows that belong to a deleted one go with it.
    expect(await listTold(() => own.category.deleteMany({ where: { id } }))).toBeUndefined();
    stop();
  });

  it("rows that visitors may be shown are told of after a transaction, and not only before its writes are visible", async () => {
    const seen: (string | undefined)[] = [];
    const { id } = await own.category.create({
      data: { organizationId: demoId, name: `Early ${nextNumber()}` },
    });
    const name = `Late ${nextNumber()}`;
    let isOver = false;
    const stop = test.gateway.bus.subscribe(
      "contentWritten",
      () => void seen.push(isOver ? "after" : "within"),
    );
    await own.$transaction(async (tx) => {
      await tx.category.update({ where: { id }, data: { name } });
      isOver = true;
    });
    const failed = own.$transaction(async (tx) => {
      await tx.category.update({ where: { id }, data: { name: "never" } });
      throw new Error("given up");
    });
    await expect(failed).rejects.toThrow("given up");
    stop();
    expect(seen).toEqual(["within", "after", "after", "after"]);
  });
});
