import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");

const selection = "databaseId slug title status publishedAt updatedAt course { code }";
const result = `__typename ... on ChangedBlogPostPayload { post { ${selection} } } ... on Refusal { code message fieldErrors { field message } }`;

const texts = { title: "Café Ràga: what's new?", summary: "News", body: "Words", authorName: "Meera" };

async function create(change: object = {}) {
  const document = `mutation ($input: BlogPostInput!) { result: createBlogPost(input: $input) { ${result} } }`;
  const { data } = await trainer.graphql(document, { input: { ...texts, status: "DRAFT", ...change } });
  return data.result;
}

async function update(postId: number, input: object, version: string | null = null) {
  const document = `mutation ($postId: Int!, $version: DateTime, $input: BlogPostInput!) {
    result: updateBlogPost(postId: $postId, version: $version, input: $input) { ${result} }
  }`;
  const variables = { postId, version, input: { ...texts, status: "DRAFT", ...input } };
  return (await trainer.graphql(document, variables)).data.result;
}

async function setStatus(postId: number, status: string) {
  const document = `mutation { result: setBlogPostStatus(postId: ${postId}, status: ${status}) { ${result} } }`;
  return (await trainer.graphql(document)).data.result.post;
}

const slugsFor = async (caller: Caller, args = "first: 100"): Promise<string[]> => {
  const { data } = await caller.graphql(`{ blogPosts(${args}) { totalCount nodes { slug } } }`);
  expect(data.blogPosts.totalCount).toBe(data.blogPosts.nodes.length);
  return data.blogPosts.nodes.map(({ slug }: { slug: string }) => slug);
};

describe("a post's address", () => {
  it("is made from the title in any script, or given", async () => {
    expect((await create()).post.slug).toBe("cafe-raga-whats-new");
    expect((await create({ title: "योग: पहला दिन" })).post.slug).toBe("योग-पहला-दिन");
    const gothic = "\u{10330}";
    expect((await create({ title: `a${gothic.repeat(60)}` })).post.slug).toBe(`a${gothic.repeat(39)}`);
    expect((await create({ slug: "Chosen-Name" })).post.slug).toBe("chosen-name");
  });

  it("belongs to one post, keeps its rules, and cannot be made from signs alone", async () => {
    await create({ slug: "only-one" });
    expect(await create({ slug: "only-one" })).toMatchObject({
      code: "CONFLICT",
      fieldErrors: [{ field: "slug", message: "Another post has this address" }],
    });
    for (const slug of ["rss.xml", "two--hyphens", "-edge", "a/b", "a b"])
      expect(await create({ slug }), slug).toMatchObject({
        code: "INVALID",
        fieldErrors: [{ field: "slug" }],
      });
    expect(await create({ title: "!?" })).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "slug", message: "Address is required" }],
    });
  });
});

describe("a post that is changed without an address", () => {
  it("keeps the one that it has, whatever its title becomes", async () => {
    const { post } = await create({ slug: "kept-address" });
    for (const change of [{}, { slug: "" }, { slug: null }]) {
      const changed = await update(post.databaseId, { title: "Another title", ...change });
      expect(changed.post).toMatchObject({ title: "Another title", slug: "kept-address" });
    }
  });
});

describe("a draft", () => {
  it("is nowhere to be found for visitors and learners, and first in the list of staff", async () => {
    const { post } = await create({ slug: "hidden-draft" });
    const { data } = await trainer.graphql(`{ answer: blogPost(slug: "hidden-draft") { id } }`);
    expect((await slugsFor(trainer))[0]).toBeDefined();
    expect(await slugsFor(trainer)).toContain("hidden-draft");
    expect(await slugsFor(trainer, "first: 100, publishedOnly: true")).not.toContain("hidden-draft");
    for (const caller of [test.visitor, await test.as("learner")]) {
      expect(await slugsFor(caller)).not.toContain("hidden-draft");
      const document = `{ post: blogPost(slug: "hidden-draft") { title } node(id: "${data.answer.id}") { id } }`;
      expect((await caller.graphql(document)).data).toEqual({ post: null, node: null });
    }
    for (const caller of [test.visitor, trainer]) {
      const { json } = await caller.rest("GET", "blogs");
      expect(json.map(({ id }: { id: number }) => id)).not.toContain(post.databaseId);
    }
  });

  it("gets its date when it is first published, and keeps it afterwards", async () => {
    const { post } = await create({ slug: "first-date" });
    expect(post.publishedAt).toBeNull();
    const published = await setStatus(post.databaseId, "PUBLISHED");
    expect(published.publishedAt).not.toBeNull();
    expect(await slugsFor(test.visitor)).toContain("first-date");
    expect(await setStatus(post.databaseId, "DRAFT")).toMatchObject({ publishedAt: published.publishedAt });
    expect(await slugsFor(test.visitor)).not.toContain("first-date");
    const again = await update(post.databaseId, { slug: "first-date", status: "PUBLISHED" });
    expect(again.post.publishedAt).toBe(published.publishedAt);
  });

  it("a draft of a course names it to those only who may see the course", async () => {
    const course = await factory.course({ status: "DRAFT" });
    await create({ slug: "of-a-draft", courseId: course.id, status: "PUBLISHED" });
    const document = `{ blogPost(slug: "of-a-draft") { course { code } } }`;
    expect((await test.visitor.graphql(document)).data.blogPost.course).toBeNull();
    expect((await trainer.graphql(document)).data.blogPost.course).toEqual({ code: course.code });
  });
});

describe("an edit", () => {
  it("is refused when someone else was faster, and writes nothing over", async () => {
    const { post } = await create({ slug: "edited" });
    const first = await update(post.databaseId, { slug: "edited", title: "Theirs" }, post.updatedAt);
    expect(first.post.title).toBe("Theirs");
    const late = await update(post.databaseId, { slug: "edited", title: "Mine" }, post.updatedAt);
    expect(late).toMatchObject({ code: "STALE", message: "Someone else changed this post" });
    expect((await trainer.graphql(`{ blogPost(slug: "edited") { title } }`)).data.blogPost.title).toBe(
      "Theirs",
    );
  });

  it("refuses a course of another institute, and what is too long", async () => {
    const course = await factory.course({ organizationId: 2 });
    expect(await create({ slug: "theirs", courseId: course.id })).toMatchObject({
      fieldErrors: [{ field: "courseId", message: "Course not found" }],
    });
    expect(await create({ slug: "long", body: "x".repeat(20_001) })).toMatchObject({
      fieldErrors: [{ field: "body" }],
    });
  });
});

describe("a deleted post", () => {
  it("is gone for everyone", async () => {
    const { post } = await create({ slug: "gone", status: "PUBLISHED" });
    const document = `mutation { result: deleteBlogPost(postId: ${post.databaseId}) { __typename } }`;
    expect((await trainer.graphql(document)).data.result.__typename).toBe("DeletedBlogPostPayload");
    expect((await trainer.graphql(document)).data.result.__typename).toBe("Refusal");
    expect(await slugsFor(trainer)).not.toContain("gone");
  });
});

describe("the settings", () => {
  it("say whether there is something to read, from the first post on", async () => {
    const hasBlog = async () =>
      (await test.visitor.graphql("{ settings { hasBlog } }")).data.settings.hasBlog;
    expect(await hasBlog()).toBe(true);
    await test.database.prisma.blogPost.updateMany({
      where: { organizationId: 1 },
      data: { status: "DRAFT" },
    });
    expect(await hasBlog()).toBe(false);
    const { post } = await create({ slug: "the-first-one" });
    await setStatus(post.databaseId, "PUBLISHED");
    expect(await hasBlog()).toBe(true);
  });
});
