// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { blogRoutes } from "~/screens/blog/routes";
import { store } from "~/session/storage";
import { aPage } from "../admin/courses/adminCourses";

const aPost = {
  __typename: "BlogPost",
  id: "post-1",
  slug: "योग",
  title: "Yoga at dawn",
  summary: "Why early",
  bodyHtml: "<h2>Early</h2>\n<p>&lt;b&gt;Not bold&lt;/b&gt;</p>",
  authorName: "Meera",
  status: "PUBLISHED",
  publishedAt: "2026-02-03T04:05:06.000Z",
  course: { __typename: "Course", id: "course-1", code: "YOGA/1", title: "Yoga" },
};

describe("the blog", () => {
  it("lists its posts", async () => {
    scriptGateway({ blogPosts: aPage([aPost]) });
    openScreen("/blog", blogRoutes);
    const link = await screen.findByRole("link", { name: "Yoga at dawn" });
    expect(link.getAttribute("href")).toBe(`/blog/${encodeURIComponent("योग")}`);
    expect(screen.getByText("03-Feb-2026")).toBeTruthy();
    expect(screen.getByRole("link", { name: "RSS" }).getAttribute("href")).toBe("/blog/rss.xml");
  });

  it("offers the feed of the institute that was named, which no feed reader knows otherwise", async () => {
    store("tenantId", "2");
    scriptGateway({ blogPosts: aPage([aPost]) });
    openScreen("/blog", blogRoutes);
    const feed = await screen.findByRole("link", { name: "RSS" });
    expect(feed.getAttribute("href")).toBe("/blog/rss.xml?tenantId=2");
    store("tenantId", null);
  });

  it("shows a post as the gateway rendered it, with its course below", async () => {
    scriptGateway({ blogPost: aPost });
    openScreen(`/blog/${encodeURIComponent("योग")}`, blogRoutes);
    expect(await screen.findByRole("heading", { level: 2, name: "Early" })).toBeTruthy();
    expect(screen.getByText("<b>Not bold</b>")).toBeTruthy();
    expect(screen.getByRole("link", { name: "View course" }).getAttribute("href")).toBe("/courses/YOGA%2F1");
  });

  it("says that a post is not there", async () => {
    scriptGateway({ blogPost: null });
    openScreen("/blog/none", blogRoutes);
    expect(await screen.findByRole("heading", { name: "Post not found" })).toBeTruthy();
  });
});
