import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Column, getModel, type Model } from "#gateway/reading/models";
import { openParameters, type Parameters, table } from "#gateway/reading/sql";
import { Uncovered } from "#gateway/reading/uncovered";
import { whereSql } from "#gateway/reading/where";
import { demoId, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { getRows, readIds } from "./prismaRows";

const { test } = await openSuite();

const models = [
  "Course",
  "Batch",
  "User",
  "Payment",
  "Enrolment",
  "Topic",
  "BatchCourse",
  "Message",
  "BatchTrainer",
];

type Values = ReadonlyMap<string, readonly unknown[]>;

const db = test.gateway.tenantClient(demoId);

// A condition on replies of replies looks at each pair of messages: a few rooms of them tell as much.
await test.database.prisma.roomMember.updateMany({ data: { lastReadMessageId: null } });
const { id: lastMessage } = await test.database.prisma.message.findFirstOrThrow({
  where: { organizationId: demoId },
  orderBy: { id: "asc" },
  skip: 80,
});
await test.database.prisma.message.deleteMany({ where: { id: { gt: lastMessage } } });

/** Values that the rows of a model have, so that filters find some. */
async function readValues(model: Model): Promise<Values> {
  const rows = await getRows(db, model).findMany({ orderBy: { id: "asc" }, take: 30 });
  return new Map(
    Object.keys(model.columns).map((name) => [name, [...new Set(rows.map((row) => row[name]))]] as const),
  );
}

const allValues = new Map<string, Values>();
for (const name of models) allValues.set(name, await readValues(getModel(name)));

const isOrdered = ({ type, isEnum }: Column) => !isEnum && ["Int", "DateTime", "Float"].includes(type);

/** A piece of a text, its wildcards included. */
const pieces = (texts: readonly unknown[]) =>
  fc
    .tuple(fc.constantFrom(...texts.map(String), "%", "a_", ""), fc.nat(6), fc.nat(8))
    .map(([text, from, length]) => text.slice(from, from + length));

function columnFilter(column: Column, values: readonly unknown[]): fc.Arbitrary<unknown> {
  const some = fc.constantFrom(...values.filter((value) => value !== null));
  const value = column.isRequired ? some : fc.oneof({ weight: 4, arbitrary: some }, fc.constant(null));
  const list = fc.array(some, { maxLength: 3 });
  const filters: fc.Arbitrary<unknown>[] = [value, fc.record({ equals: value }), fc.record({ not: value })];
  if (column.type !== "Boolean")
    filters.push(
      fc.record({ in: list }),
      fc.record({ notIn: list }),
      fc.record({ not: fc.record({ in: list }) }),
    );
  if (isOrdered(column)) filters.push(fc.record({ gte: some }), fc.record({ lt: some, not: some }));
  if (column.type === "String") {
    const mode = fc.constantFrom("default" as const, "insensitive" as const);
    for (const test of ["contains", "startsWith", "endsWith"])
      filters.push(fc.record({ [test]: pieces(values), mode }));
    filters.push(fc.record({ equals: some, mode }), fc.record({ not: some, mode }));
  }
  return fc.oneof(...filters);
}

const usable = ({ name, columns, relations }: Model) => ({
  columns: Object.values(columns).filter(
    (column) =>
      !column.isList &&
      !["Json", "BigInt"].includes(column.type) &&
      // The tenant's client replaces it.
      column.name !== "organizationId" &&
      allValues
        .get(name)
        ?.get(column.name)
        ?.some((value) => value !== null),
  ),
  relations: Object.values(relations).filter(({ model }) => models.includes(model)),
});

function leaf(model: Model): fc.Arbitrary<object> {
  return fc.oneof(
    ...usable(model).columns.map((column) =>
      columnFilter(column, allValues.get(model.name)?.get(column.name) ?? []).map((filter) => ({
        [column.name]: filter,
      })),
    ),
  );
}

function related(model: Model, depth: number): fc.Arbitrary<object>[] {
  return usable(model).relations.flatMap((relation) => {
    const inner = conditions(getModel(relation.model), depth - 1);
    const tests = relation.isList ? ["some", "none", "every"] : ["is"];
    const made = tests.map((name) => inner.map((where) => ({ [relation.name]: { [name]: where } })));
    return relation.isList ? made : [...made, inner.map((where) => ({ [relation.name]: where }))];
  });
}

const made = new Map<string, fc.Arbitrary<object>>();

/** Conditions on a model's rows: made once, since each leads to those of every related model. */
function conditions(model: Model, depth: number): fc.Arbitrary<object> {
  const key = `${model.name} ${depth}`;
  const known = made.get(key) ?? makeConditions(model, depth);
  made.set(key, known);
  return known;
}

function makeConditions(model: Model, depth: number): fc.Arbitrary<object> {
  if (depth === 0) return leaf(model);
  const inner = conditions(model, depth - 1);
  const list = fc.array(inner, { maxLength: 2 });
  return fc.oneof(
    { weight: 3, arbitrary: leaf(model) },
    fc.tuple(leaf(model), inner).map(([first, second]) => ({ ...first, AND: second })),
    list.map((AND) => ({ AND })),
    list.map((OR) => ({ OR })),
    fc.oneof(inner, list).map((NOT) => ({ NOT })),
    ...related(model, depth),
  );
}

/** The condition; undefined for one that is not covered, such as NOT of an empty list. */
function writeCovered(parameters: Parameters, model: Model, where: object): string | undefined {
  try {
    return whereSql(parameters, { model, alias: "a" }, where);
  } catch (error) {
    if (error instanceof Uncovered) return undefined;
    throw error;
  }
}

describe("a condition", () => {
  it.each(models)("finds the rows of %s that Prisma finds", async (name) => {
    const model = getModel(name);
    await fc.assert(
      fc.asyncProperty(conditions(model, 2), async (where) => {
        const parameters = openParameters(demoId);
        const { from, tenant } = table(model, "a");
        const condition = writeCovered(parameters, model, where);
        if (condition === undefined) return;
        const text = `SELECT a."id" FROM ${from} WHERE ${tenant} AND (${condition}) ORDER BY a."id"`;
        const found = await readIds(db, text, parameters.values);
        const rows = await getRows(db, model).findMany({
          where,
          orderBy: { id: "asc" },
          select: { id: true },
        });
        expect(found.join()).toBe(rows.map(({ id }) => id).join());
      }),
      // The same conditions in every run: what was found once is found again.
      { numRuns: 40, seed: 17 },
    );
  });

  it("keeps to the tenant, whatever it says", async () => {
    const model = getModel("Course");
    const parameters = openParameters(otherId);
    const where = { OR: [{ id: { gt: 0 } }, { enrolments: { some: {} } }, { organizationId: demoId }] };
    const { from, tenant } = table(model, "a");
    const condition = whereSql(parameters, { model, alias: "a" }, where);
    const text = `SELECT a."id" FROM ${from} WHERE ${tenant} AND (${condition})`;
    const found = await test.database.prisma.$queryRawUnsafe<{ id: number }[]>(text, ...parameters.values);
    const own = await test.database.prisma.course.findMany({ where: { organizationId: otherId } });
    expect(found.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  });

  it.each([
    { title: { search: "a" } },
    { classDays: { has: "MONDAY" } },
    { title: { in: ["a"], mode: "insensitive" } },
    { nothing: 1 },
    { modules: { most: {} } },
    { objectives: ["a"] },
    { trainer: null },
    { trainer: { isNot: { name: "a" } } },
    { OR: [{ title: "a" }, {}] },
    { NOT: { AND: [] } },
  ])("is refused where it is not known: %j", (where) => {
    const write = () => whereSql(openParameters(demoId), { model: getModel("Course"), alias: "a" }, where);
    expect(write).toThrow(Uncovered);
  });
});
