import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopeArguments, scopeOrganization } from "#gateway/database/tenantClient";
import { demoId, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { type Categories, listOperations, someName } from "./tenantOperations";

const { test, factory } = await openSuite({ engine: "embedded" });
const prisma = test.database.prisma;
const own = test.gateway.tenantClient(demoId);
const foreign = await factory.category(otherId);

// Queries that a careless or hostile caller might write: with the other tenant's id, wherever arguments take it.
const wheres = fc.constantFrom(
  () => ({ id: foreign.id }),
  () => ({ id: foreign.id, organizationId: otherId }),
  () => ({ organizationId_id: { organizationId: otherId, id: foreign.id } }),
  () => ({ organizationId_name: { organizationId: otherId, name: foreign.name } }),
);
const manyWheres = fc.constantFrom(
  () => ({}),
  () => ({ organizationId: otherId }),
  () => ({ id: foreign.id }),
  () => ({ OR: [{ organizationId: otherId }, { organizationId: demoId }] }),
  () => ({ NOT: { organizationId: demoId } }),
);
const operations = listOperations(foreign);

async function foreignState() {
  return JSON.stringify(
    await prisma.category.findMany({ where: { organizationId: otherId }, orderBy: { id: "asc" } }),
  );
}

describe("a tenant's client", () => {
  it.each(Object.keys(operations))("keeps %s to its tenant, alone and inside a transaction", async (name) => {
    const operate = operations[name];
    if (!operate) throw new Error(`${name} is no operation`);
    const before = await foreignState();
    await fc.assert(
      fc.asyncProperty(wheres, manyWheres, async (item, many) => {
        await operate(own, item(), many());
        expect(await foreignState()).toBe(before);
      }),
      { numRuns: 8 },
    );
    const work = own.$transaction((tx) => operate(tx as unknown as Categories, { id: foreign.id }, {}));
    await work.catch((error: unknown) => expect(String(error)).toMatch(/aborted|No record|not found/i));
    expect(await foreignState()).toBe(before);
  });

  it("cannot move a row of its own to another tenant", async () => {
    const { id } = await factory.category();
    const row = await own.category.update({ where: { id }, data: { organizationId: otherId } });
    expect(row.organizationId).toBe(demoId);
    await own.category.updateMany({ where: { id }, data: { organizationId: otherId } });
    expect((await prisma.category.findUniqueOrThrow({ where: { id } })).organizationId).toBe(demoId);
  });

  it("cannot draw in a row of another tenant by a nested write", async () => {
    const course = await factory.course({ organizationId: otherId });
    const { id } = await factory.category();
    const nested = [
      { courses: { connect: { id: course.id } } },
      { courses: { set: [{ id: course.id }] } },
      {
        courses: {
          connectOrCreate: { where: { id: course.id }, create: { code: "X", title: "X", description: "" } },
        },
      },
    ];
    for (const data of nested) {
      const [update, create] = [
        { where: { id }, data },
        { data: { organizationId: demoId, name: someName(), ...data } },
      ];
      await expect(own.category.update(update)).rejects.toThrow("write the foreign key");
      await expect(own.category.create(create)).rejects.toThrow("write the foreign key");
    }
    expect(await prisma.course.findUnique({ where: { id: course.id } })).toEqual(course);
  });

  it("sees one organization, and neither makes nor deletes any", async () => {
    expect((await own.organization.findMany()).map(({ id }) => id)).toEqual([demoId]);
    expect(await own.organization.findUnique({ where: { id: otherId } })).toBeNull();
    expect(await own.organization.count({ where: { id: otherId } })).toBe(0);
    await expect(
      own.organization.update({ where: { id: otherId }, data: { name: "taken" } }),
    ).rejects.toThrow();
    await expect(own.organization.deleteMany()).rejects.toThrow("no tenant's affair");
    await expect(own.organization.create({ data: { code: "X", name: "X" } })).rejects.toThrow(
      "no tenant's affair",
    );
  });
});

describe("a tenant's transaction", () => {
  it("is a function, since operations that were made beforehand have no connection of the tenant", async () => {
    const made = [own.category.count(), own.category.count()];
    await expect(own.$transaction(made)).rejects.toThrow("a tenant's transaction is a function");
  });
});

describe("the scope of arguments", () => {
  it("names the tenant, whatever the caller wrote", () => {
    const args = fc.record({ where: fc.object(), data: fc.object() }, { requiredKeys: [] });
    const operation = fc.constantFrom(
      "findMany",
      "findUnique",
      "count",
      "deleteMany",
      "groupBy",
      "aggregate",
    );
    fc.assert(
      fc.property(operation, args, fc.nat(), (name, given, tenant) => {
        expect(scopeArguments(name, given, tenant)["where"]).toMatchObject({ organizationId: tenant });
        expect(
          scopeOrganization(name === "deleteMany" ? "findMany" : name, given, tenant)["where"],
        ).toMatchObject({ id: tenant });
      }),
    );
  });
});

describe("foreign keys", () => {
  it("refuse rows that point across tenants", async () => {
    const [theirs, ours] = [await factory.course({ organizationId: otherId }), await factory.course()];
    const user = await factory.user({ organizationId: otherId });
    const across = [
      () => factory.course({ categoryId: foreign.id }),
      () => factory.course({ trainerId: user.id }),
      () => factory.module({ id: theirs.id, organizationId: demoId }),
      () => factory.resource({ courseId: theirs.id }),
      () => factory.enrolment(user.id, ours.id),
      () => factory.specialization([theirs.id]),
      () => factory.instruction({ courseId: ours.id, createdById: user.id }),
      () => factory.blogPost({ courseId: theirs.id }),
      () => factory.signInCode(user.id, user.id, new Date()),
    ];
    for (const make of across) await expect(make(), make.toString()).rejects.toThrow(/foreign key/i);
  });
});

it("statements of the embedded database are planned for rows in memory too", async () => {
  expect(await own.$queryRaw`SELECT current_setting('random_page_cost') AS cost`).toEqual([{ cost: "2" }]);
});
