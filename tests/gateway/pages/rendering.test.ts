import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { PageQuery } from "#gateway/domains/pages/contract";
import { readPersisted } from "#gateway/graphql/persisted";
import { packageRoot } from "#gateway/packageRoot";
import { openSuite } from "#tests/support/suite";
import { openVisitorPages } from "~/pages/visitorPages";

const persisted = readPersisted(join(packageRoot, "client", "__generated__", "persisted.json"));
const { test } = await openSuite({ persisted });
const pages = await openVisitorPages();

const askTenant =
  (tenantId: number) =>
  async ({ id, name, variables }: PageQuery) => {
    const response = await fetch(`${test.origin}/graphql?tenantId=${tenantId}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ documentId: id, operationName: name, variables }),
    });
    return response.json();
  };

const render = (address: string, tenantId = 1) => pages.render(address, askTenant(tenantId));

describe("a page that is rendered for a visitor", () => {
  it.each([
    ["/home", "Grow your skills"],
    ["/courses", "HTML &amp; CSS Essentials"],
    ["/courses?search=python", "Python for Everyone"],
    ["/courses/HTML-CSS", "HTML &amp; CSS Essentials - Curriculum"],
    ["/courses/NO-SUCH", "Course not found"],
    ["/specializations", "Full Stack Web Developer"],
    ["/specializations/1", "Specialization - Full Stack Web Developer"],
    ["/specializations/any/1", "Specialization - Full Stack Web Developer"],
    ["/blog", "RSS"],
    ["/blog/nope", "Post not found"],
    ["/results/1-nope", "Result not found"],
    ["/no/such/page", "Page not found"],
  ])("holds what is to be read at %s", async (address, text) => {
    const { html } = await render(address);
    expect(html).toContain(text);
    expect(html).not.toMatch(/ style="|<script|animate-skeleton/);
  });

  it("brings along the answers to its own queries, and starts the pictures that are seen first", async () => {
    const { data, pictures, tenantId } = await render("/courses?level=ADVANCED");
    expect(tenantId).toBe(1);
    expect(data.answers.map(([, variables]) => variables)).toEqual([
      {},
      expect.objectContaining({ level: "ADVANCED" }),
    ]);
    expect(data.answers.every(([, , answer]) => "data" in answer)).toBe(true);
    expect(pictures).toMatch(/^<link rel="preload" as="image" href="\/covers\/[\w-]+\.svg"\/>/);
  });

  it("shows its days by the clock of Greenwich, and nothing that only a browser knows", async () => {
    const { html } = await render("/courses/HTML-CSS");
    expect(html).toMatch(/<time dateTime="(\d{4})[^"]*"[^>]*>\d\d-[A-Z][a-z]{2}-\1<\/time>/);
    expect(html).toContain("Ctrl K");
  });

  it("is of its own tenant only when several are rendered at once", async () => {
    const rendered = await Promise.all([1, 2, 1, 2].map((tenantId) => render("/home", tenantId)));
    for (const [index, { html, tenantId }] of rendered.entries()) {
      expect(tenantId).toBe((index % 2) + 1);
      expect(html.includes("Deccan Institute of Technology")).toBe(tenantId === 1);
    }
  });

  it("is not rendered while one of its queries is not answered", async () => {
    const refuse = () => Promise.reject(new Error("away"));
    await expect(pages.render("/courses", refuse)).rejects.toThrow("away");
  });
});

describe("the route of an address", () => {
  it.each([
    ["/home", "home"],
    ["/courses", "courses"],
    ["/courses/Node.js", "courses/:id"],
    ["/specializations/any/1", "specializations/:sid/:id"],
    ["/blog/a-post", "blog/:slug"],
    ["/results/1-abc", "results/:token"],
    ["/blog/a/b", "*"],
    ["/no/such/page", "*"],
    ["/auth/nope", "*"],
    ["/auth/login", null],
    ["/", null],
    ["/learner/courses", null],
    ["/admin/nope", null],
    ["/courses/%E0%A4%A", null],
    ["/courses/%00", null],
  ])("%s is %s", (path, route) => {
    expect(pages.findRoute(path)).toBe(route);
  });
});
