import { describe, expect, it } from "vitest";
import { getModel } from "#gateway/reading/models";
import { isFrom, readOrder, reverseOrder, writeOrder } from "#gateway/reading/order";
import { table } from "#gateway/reading/sql";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { getRows, readIds } from "./prismaRows";

const { test } = await openSuite();
const db = test.gateway.tenantClient(demoId);

describe("an order", () => {
  const orders: readonly (readonly [string, readonly object[]])[] = [
    ["Course", [{ title: "asc" }, { id: "asc" }]],
    ["Course", [{ status: "desc" }, { duration: "asc" }, { id: "desc" }]],
    ["Course", [{ category: { name: "desc" } }, { id: "asc" }]],
    ["Payment", [{ amount: "desc" }, { id: "desc" }]],
    ["BatchTrainer", [{ batchCourse: { startDate: "desc" } }, { id: "desc" }]],
    ["BatchTrainer", [{ batchCourse: { course: { title: "asc" } } }, { id: "desc" }]],
  ];
  const nullable: readonly (readonly [string, readonly object[]])[] = [
    ["Course", [{ publishedAt: { sort: "desc", nulls: "last" } }, { id: "asc" }]],
    ["Course", [{ price: "asc" }, { id: "asc" }]],
    ["Batch", [{ startTime: { sort: "asc", nulls: "last" } }, { id: "asc" }]],
  ];

  it.each([...orders, ...nullable])("of %s by %j is Prisma's", async (name, orderBy) => {
    const model = getModel(name);
    const { from, tenant } = table(model, "a");
    const order = writeOrder(readOrder(model, orderBy), "a");
    const found = await readIds(db, `SELECT a."id" FROM ${from} WHERE ${tenant} ORDER BY ${order}`, [demoId]);
    const rows = await getRows(db, model).findMany({ orderBy: [...orderBy], select: { id: true } });
    expect(found).toEqual(rows.map(({ id }) => id));
  });

  it.each([...orders, ...nullable])(
    "of %s by %j goes on after each row, both ways",
    async (name, orderBy) => {
      const model = getModel(name);
      const rows = await getRows(db, model).findMany({ orderBy: [...orderBy], select: { id: true } });
      const ids = rows.map(({ id }) => id);
      const terms = readOrder(model, orderBy);
      const [own, other] = [table(model, "a"), table(model, "k")];
      const step = Math.ceil(ids.length / 40);
      for (const [index, id] of ids.entries()) {
        if (index % step > 0) continue;
        for (const [ordered, expected] of [
          [terms, ids.slice(index)],
          [reverseOrder(terms), ids.slice(0, index + 1).reverse()],
        ] as const) {
          const text = `SELECT a."id" FROM ${own.from}, (SELECT * FROM ${other.from} WHERE ${other.tenant} AND k."id" = $2::int) k
          WHERE ${own.tenant} AND ${isFrom(ordered, "a", "k")} ORDER BY ${writeOrder(ordered, "a")}`;
          expect(await readIds(db, text, [demoId, id])).toEqual(expected);
        }
      }
    },
  );
});
