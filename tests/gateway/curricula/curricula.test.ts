import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();

describe("curricula", () => {
  it("come by title, or as they were made", async () => {
    await factory.curriculum({ title: "AAA first by title" });
    const read = async (sort: string) => {
      const { data } = await test.visitor.graphql(
        `{ curricula(first: 100, sort: ${sort}) { nodes { databaseId title } } }`,
      );
      return data.curricula.nodes as { databaseId: number; title: string }[];
    };
    expect((await read("TITLE"))[0]?.title).toBe("AAA first by title");
    const made = (await read("CREATED")).map(({ databaseId }) => databaseId);
    expect(made).toEqual([...made].sort((a, b) => a - b));
  });

  it("are found by words of their texts and their trainer, by status, in both directions", async () => {
    const trainer = await test.as("coordinator");
    const { id } = await factory.curriculum({ title: "100% Zebra", description: "Stripes of savannas" });
    await test.database.prisma.curriculum.update({
      where: { id },
      data: { trainerId: trainer.userId ?? 0, status: "DRAFT" },
    });
    const read = async (given: string, as = trainer) => {
      const { data } = await as.graphql(
        `{ curricula(first: 100, ${given}) { totalCount nodes { title status } } }`,
      );
      expect(data.curricula.totalCount).toBe(data.curricula.nodes.length);
      return data.curricula.nodes as { title: string; status: string }[];
    };
    for (const search of ["zebra", "ZEBRA savannas", "0%", "zebra meera"])
      expect(
        (await read(`search: "${search}"`)).map(({ title }) => title),
        search,
      ).toEqual(["100% Zebra"]);
    expect(await read('search: "zebra lion"')).toEqual([]);
    expect(await read('search: "zebra"', test.visitor)).toEqual([]);
    expect(await read("status: DRAFT", test.visitor)).toEqual([]);
    const drafts = await read("status: DRAFT, sort: TITLE, reversed: true");
    expect(new Set(drafts.map(({ status }) => status))).toEqual(new Set(["DRAFT"]));
    const titles = drafts.map(({ title }) => title);
    expect(titles).toEqual((await read("status: DRAFT")).map(({ title }) => title).reverse());
    const statuses = (await read("sort: STATUS")).map(({ status }) => status);
    expect(statuses).toEqual([...statuses].sort());
  });

  it("show their questions to those who are signed in only", async () => {
    const { id } = await factory.curriculum();
    const document = `{ curriculum(databaseId: ${id}) { modules { name topics { name } questions { title type } } } }`;
    expect((await test.visitor.graphql(document)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const { data } = await (await test.as("learner")).graphql(document);
    expect(data.curriculum.modules).toEqual([
      { name: "Made part", topics: [{ name: "Made topic" }], questions: [{ title: "Why?", type: "SINGLE" }] },
    ]);
  });

  it("curricula of another tenant do not exist", async () => {
    const { id } = await factory.curriculum({ organizationId: 2 });
    expect(
      (await test.visitor.graphql(`{ curriculum(databaseId: ${id}) { title } }`)).data.curriculum,
    ).toBeNull();
  });
});

describe("the instructions of a curriculum or course", () => {
  it("are listed with who used them, the newest first, for those who are signed in", async () => {
    const curriculum = await factory.curriculum();
    const trainer = await test.as("coordinator");
    const by = { curriculumId: curriculum.id, createdById: trainer.userId ?? 0 };
    await factory.instruction({ ...by, text: "older", createdAt: new Date("2026-01-01T00:00:00Z") });
    await factory.instruction({ ...by, text: "newer", createdAt: new Date("2026-02-01T00:00:00Z") });
    const selection = "instructions(first: 10) { nodes { instruction kind createdBy { name } } }";
    const document = `{ curriculum(databaseId: ${curriculum.id}) { ${selection} } }`;
    const { data } = await (await test.as("learner")).graphql(document);
    const createdBy = { name: "Meera Krishnan" };
    expect(data.curriculum.instructions.nodes).toEqual([
      { instruction: "newer", kind: "TOPICS", createdBy },
      { instruction: "older", kind: "TOPICS", createdBy },
    ]);
    expect((await test.visitor.graphql(document)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});

describe("categories and blog posts", () => {
  it("count the courses of a category", async () => {
    const category = await factory.category();
    for (const status of ["PUBLISHED", "PUBLISHED", "DRAFT"] as const)
      await factory.course({ categoryId: category.id, status });
    const { data } = await test.visitor.graphql(
      "{ categories(first: 100) { totalCount nodes { name courseCount } } }",
    );
    expect(data.categories.totalCount).toBe(data.categories.nodes.length);
    expect(data.categories.nodes).toContainEqual({ name: category.name, courseCount: 2 });
  });

  it("list posts, the newest first, of one course when asked", async () => {
    const course = await factory.course({ title: "Blogged 50% about" });
    const post = await factory.blogPost({
      courseId: course.id,
      publishedAt: new Date("2020-01-01T00:00:00Z"),
    });
    const document =
      "query ($title: String) { blogPosts(first: 100, courseTitle: $title) { nodes { title publishedAt } } }";
    const all = (await test.visitor.graphql(document)).data.blogPosts.nodes as {
      title: string;
      publishedAt: string;
    }[];
    const dates = all.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.at(-1)?.title).toBe(post.title);
    const titled = async (title: string) =>
      (await test.visitor.graphql(document, { title })).data.blogPosts.nodes;
    expect(await titled("BLOGGED 50% ABOUT")).toHaveLength(1);
    expect(await titled("Blogged %")).toEqual([]);
  });
});
