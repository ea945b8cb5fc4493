import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ engine: "embedded" });

const caught = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

describe("a tenant's client that is overtaken by another writer", () => {
  it("refuses what was just taken, whatever its case, alone and in a transaction", async () => {
    const db = test.gateway.tenantClient(1);
    const { name } = await db.category.findFirstOrThrow();
    const data = { organizationId: 1, name: name.toUpperCase() };
    expect(await caught(db.category.create({ data }))).toMatchObject({ name: "Refusal", code: "CONFLICT" });
    const inTransaction = db.$transaction(async (tx) => tx.category.create({ data }));
    expect(await caught(inTransaction)).toMatchObject({ name: "Refusal", code: "CONFLICT" });
  });

  it("refuses what names a row that is gone, and to delete what was just named", async () => {
    const db = test.gateway.tenantClient(1);
    const { id: userId } = await db.user.findFirstOrThrow();
    const data = { organizationId: 1, userId, amount: 5, reference: "OVERTAKEN", courseId: 999_999 };
    expect(await caught(db.payment.create({ data }))).toMatchObject({ name: "Refusal", code: "CONFLICT" });
    const { categoryId: id } = await db.course.findFirstOrThrow();
    const deleting = db.$transaction((tx) => tx.category.delete({ where: { id } }));
    expect(await caught(deleting)).toMatchObject({ name: "Refusal", code: "CONFLICT" });
  });

  it("passes other errors on as they are", async () => {
    const db = test.gateway.tenantClient(1);
    const missing = db.category.update({ where: { id: -5 }, data: { name: "Nowhere" } });
    expect(await caught(missing)).toMatchObject({ code: "P2025" });
  });
});
