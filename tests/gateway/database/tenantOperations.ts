import { expect } from "vitest";
import type { TenantClient } from "#gateway/database/tenantClient";
import { demoId, nextNumber, otherId } from "#tests/support/factory";

export type Categories = Pick<TenantClient, "category">;

interface Foreign {
  id: number;
  name: string;
}

export const someName = () => `Made category ${nextNumber()}`;

const ownOnly = (rows: { organizationId: number }[]) =>
  expect(rows.filter(({ organizationId }) => organizationId !== demoId)).toEqual([]);

type Operation = (
  client: Categories,
  item: Record<string, unknown>,
  many: Record<string, unknown>,
) => Promise<void>;

/** Every kind of operation on rows, by a client that must keep to its tenant; another tenant has the foreign row. */
export const listOperations = (foreign: Foreign): Record<string, Operation> => ({
  findUnique: async ({ category }, where) =>
    expect(await category.findUnique({ where: where as { id: number } })).toBeNull(),
  findFirst: async ({ category }, _one, where) => {
    const row = await category.findFirst({ where });
    if (row) ownOnly([row]);
  },
  findMany: async ({ category }, _one, where) => ownOnly(await category.findMany({ where })),
  count: async ({ category }, _one, where) => {
    const rows = await category.findMany({ where });
    expect(await category.count({ where })).toBe(rows.length);
  },
  aggregate: async ({ category }, _one, where) => {
    const { _count } = await category.aggregate({ where, _count: true });
    expect(_count).toBe((await category.findMany({ where })).length);
  },
  groupBy: async ({ category }, _one, where) => {
    const rows = await category.groupBy({ by: ["organizationId"], where: { AND: [where] }, _count: true });
    ownOnly(rows);
  },
  create: async ({ category }) =>
    ownOnly([await category.create({ data: { organizationId: otherId, name: someName() } })]),
  createMany: async ({ category }) => {
    const data = [someName(), someName()].map((name) => ({ organizationId: otherId, name }));
    await category.createMany({ data });
    expect(await category.count({ where: { name: { in: data.map(({ name }) => name) } } })).toBe(2);
  },
  update: async ({ category }, where) => {
    await expect(
      category.update({ where: where as { id: number }, data: { name: "taken" } }),
    ).rejects.toThrow();
  },
  updateMany: async ({ category }, where) => {
    const { count } = await category.updateMany({ where: { id: foreign.id }, data: { name: "taken" } });
    expect([count, where]).toEqual([0, where]);
  },
  upsert: async ({ category }) => {
    const where = { organizationId_name: { organizationId: otherId, name: foreign.name } };
    const create = { organizationId: otherId, name: someName() };
    const row = await category.upsert({ where, create, update: { name: "taken" } });
    ownOnly([row]);
  },
  delete: async ({ category }, where) => {
    await expect(category.delete({ where: where as { id: number } })).rejects.toThrow();
  },
  deleteMany: async ({ category }, _one, where) => {
    await category.deleteMany({ where: { AND: [where, { name: { startsWith: "Made" } }] } });
  },
});
