import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFactory, type Factory } from "#tests/support/factory";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";

let test: TestGateway;
let factory: Factory;
const folder = mkdtempSync(join(tmpdir(), "lectern-client-"));

beforeAll(async () => {
  const page = `<!doctype html><meta name="description" content="Built" /><title>Lectern</title>`;
  writeFileSync(join(folder, "index.html"), page);
  test = await openTestGateway({ clientFolder: folder });
  factory = createFactory(test.database.prisma);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const markup = `</script><b>"Ampers&s"</b> ]]> '`;
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(test.origin + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("the page of a post", () => {
  it("tells of it in its head, and where the feed is", async () => {
    const publishedAt = new Date("2026-02-03T04:05:06Z");
    await factory.blogPost({ slug: "head-post", title: markup, summary: markup, publishedAt });
    const { text } = await get("/blog/head-post");
    expect(text).toContain("&lt;b&gt;&quot;Ampers&amp;s&quot;&lt;/b&gt;");
    expect(text).toContain(`<link rel="canonical" href="${test.origin}/blog/head-post" />`);
    expect(text).toContain('<meta property="og:type" content="article" />');
    expect(text).toContain(`type="application/rss+xml"`);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    const data = JSON.parse(/<script type="application\/ld\+json">(.+)<\/script>/.exec(text)?.[1] ?? "");
    expect(data).toMatchObject({
      "@type": "BlogPosting",
      headline: markup,
      datePublished: "2026-02-03T04:05:06.000Z",
      author: { name: "Maker" },
    });
    expect((await get("/blog")).text).toContain("<title>Blog · Deccan Institute of Technology</title>");
  });

  it("says nothing of drafts, of other tenants, and of what is not there, to staff either", async () => {
    await factory.blogPost({ slug: "draft-head", title: "Secret plan", status: "DRAFT" });
    await factory.blogPost({ slug: "their-head", title: "Their plan", organizationId: 2 });
    const cookie = `lectern_session=${(await test.as("admin")).token}`;
    for (const path of ["/blog/draft-head", "/blog/their-head", "/blog/nothing"]) {
      const { text } = await get(path, { cookie });
      expect(text, path).toContain('<meta name="robots" content="noindex" />');
      expect(text, path).not.toContain("plan");
    }
  });
});

describe("the feed of the blog", () => {
  it("lists the latest posts of the tenant as well-formed RSS, without drafts", async () => {
    await factory.blogPost({ slug: "feed-draft", title: "Unfinished", status: "DRAFT" });
    await factory.blogPost({
      slug: "योग-दिन",
      title: `${markup}\u0007\u{1F600}`,
      summary: "Line\nbreak",
      publishedAt: new Date("2036-01-02T03:04:05Z"),
    });
    const { status, headers, text } = await get("/blog/rss.xml");
    expect([status, headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    expect(text).toContain(
      "<title>&lt;/script&gt;&lt;b&gt;&quot;Ampers&amp;s&quot;&lt;/b&gt; ]]&gt; &#39;\u{1F600}</title>",
    );
    expect(text).toContain(`<link>${test.origin}/blog/${encodeURIComponent("योग-दिन")}</link>`);
    expect(text).toContain("<pubDate>Wed, 02 Jan 2036 03:04:05 GMT</pubDate>");
    expect(text).not.toContain("\u0007");
    expect(text).not.toContain("Unfinished");
    expect((await get("/blog/feed.xml")).text).toBe(text);
    const theirs = (await get("/blog/rss.xml?tenantId=2")).text;
    expect(theirs).not.toContain("&lt;/script&gt;");
  });

  it("names the tenant in its addresses where the host alone would lead to another's", async () => {
    await factory.blogPost({ slug: "theirs", organizationId: 2 });
    const { text } = await get("/blog/rss.xml?tenantId=2");
    const place = `${test.origin}/blog`;
    expect(text).toContain(`<link>${place}?tenantId=2</link>`);
    expect(text).toContain(`<atom:link href="${place}/rss.xml?tenantId=2" rel="self"`);
    expect(text).toContain(`<link>${place}/theirs?tenantId=2</link>`);
    expect(text).toContain(`<guid isPermaLink="true">${place}/theirs?tenantId=2</guid>`);
    const blog = (await get("/blog?tenantId=2")).text;
    expect(blog).toContain(`href="${place}/rss.xml?tenantId=2"`);
    expect(blog).toContain(`<link rel="canonical" href="${place}?tenantId=2" />`);
    const post = (await get("/blog/theirs?tenantId=2")).text;
    expect(post).toContain(`<link rel="canonical" href="${place}/theirs?tenantId=2" />`);
    expect((await get("/blog/rss.xml?tenantId=1")).text).not.toContain("tenantId");
  });

  it("is not sent again while nothing has changed, and follows every change at once", async () => {
    const first = await get("/blog/rss.xml");
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await get("/blog/rss.xml", headers)).status).toBe(304);
    // A proxy that compresses makes the tag weak.
    const weak = { "If-None-Match": `"other", W/${headers["If-None-Match"]}` };
    expect((await get("/blog/rss.xml", weak)).status).toBe(304);
    await factory.blogPost({ slug: "breaking", title: "Breaking news" });
    expect((await get("/blog/rss.xml", headers)).text).toContain("Breaking news");
  });

  it("is only read", async () => {
    const answer = await fetch(`${test.origin}/blog/rss.xml`, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
