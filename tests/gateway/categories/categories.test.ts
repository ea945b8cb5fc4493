import { describe, expect, it } from "vitest";
import { askCommand, refusal } from "#tests/support/askCommand";
import { openSuite } from "#tests/support/suite";
import { openViewers, refusedOthers } from "#tests/support/viewers";

const { test, factory } = await openSuite();
const { staff, learner, visitor, foreign, tryAsOthers } = await openViewers(test);
const ask = (field: string) => askCommand(staff, field);

describe("a category", () => {
  it("a category with courses is not deleted, and the refusal counts them", async () => {
    const { id } = await factory.category();
    await factory.course({ categoryId: id });
    const command = `deleteCategory(categoryId: ${id})`;
    const message = (count: string) => `The category has ${count} and can't be deleted`;
    expect(await ask(command)).toEqual(refusal("CONFLICT", message("1 course")));
    await factory.course({ categoryId: id });
    expect(await ask(command)).toEqual(refusal("CONFLICT", message("2 courses")));
    expect(await askCommand(foreign, command)).toEqual(refusal("NOT_FOUND", "Category not found"));
  });

  it("is renamed, also to other letters of its own name, but to no other's and from no old state", async () => {
    const { id, name } = await factory.category();
    const twin = await factory.category();
    const rename = (to: string, more = "") => ask(`renameCategory(categoryId: ${id}, name: "${to}"${more})`);
    expect(await rename(name.toUpperCase())).toEqual({ __typename: "CategoryPayload" });
    expect(await rename(twin.name.toUpperCase())).toEqual(
      refusal("CONFLICT", "Another category has this name", "name"),
    );
    expect(await rename("Late", ', version: "2000-01-01T00:00:00.000Z"')).toEqual(
      refusal("STALE", "Someone else changed this category"),
    );
    const found = await test.database.prisma.category.findUniqueOrThrow({ where: { id } });
    expect(found.name).toBe(name.toUpperCase());
  });

  it("a category without courses is deleted; a taken name is a conflict without case", async () => {
    const { id, name } = await factory.category();
    expect(await ask(`createCategory(name: "${name.toUpperCase()}")`)).toEqual(
      refusal("CONFLICT", "Another category has this name", "name"),
    );
    expect(await ask(`deleteCategory(categoryId: ${id})`)).toEqual({ __typename: "DeletedCategoryPayload" });
  });

  it("is renamed and deleted by staff of its organization alone", async () => {
    const { id, name } = await factory.category();
    expect(await tryAsOthers(`renameCategory(categoryId: ${id}, name: "Theirs")`)).toEqual(refusedOthers);
    expect(await tryAsOthers(`deleteCategory(categoryId: ${id})`)).toEqual(refusedOthers);
    const found = await test.database.prisma.category.findUniqueOrThrow({ where: { id } });
    expect(found.name).toBe(name);
  });

  it("is read by everyone of its organization, and by no other", async () => {
    const { id, name } = await factory.category();
    const document = `{ category(databaseId: ${id}) { name } categories { nodes { name } } }`;
    for (const caller of [visitor, learner, staff]) {
      const { data } = await caller.graphql(document);
      expect(data.category).toEqual({ name });
      expect(data.categories.nodes).toContainEqual({ name });
    }
    const { data } = await foreign.graphql(document);
    expect(data.category).toBeNull();
    expect(data.categories.nodes).not.toContainEqual({ name });
  });
});
