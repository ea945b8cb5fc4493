import { command, liveList, node, query, row } from "./build";
import type { EntryRow, FieldRow, LiveRow } from "./matrix";
import { both, everybody, hidden, ofOwn, ofTheTenant, staffOnly, status } from "./outcomes";

const noPost = `input: { title: "", summary: "", body: "", authorName: "", status: DRAFT }`;
const somePost = `input: { title: "Row", slug: "matrix-draft", summary: "Row", body: "Row", authorName: "Row", status: DRAFT }`;

export const fields: FieldRow[] = [
  command("createBlogPost", () => noPost, both("INVALID")),
  command("updateBlogPost", ({ draftPost: { id } }) => `postId: ${id}, ${noPost}`, ofOwn("INVALID")),
  command("updateBlogPost of a draft", ({ draftPost: { id } }) => `postId: ${id}, ${somePost}`, ofOwn("yes")),
  command("setBlogPostStatus", ({ draftPost: { id } }) => `postId: ${id}, status: DRAFT`, ofOwn("yes")),
  command("deleteBlogPost", () => "postId: 999999", both("NOT_FOUND")),
  query("blogPostMatches", 'blogPostMatches(search: "made post") { title }', ofTheTenant),
  query("blogPostMatches that are drafts", 'blogPostMatches(search: "heliotrope draft") { title }', hidden),
  query("blogPosts", "blogPosts { nodes { title } }", { ...everybody, other: "yes" }),
  query("blogPost", ({ post }) => `blogPost(slug: "${post.slug}") { title }`, ofTheTenant),
  query(
    "blogPost that is a draft",
    ({ draftPost }) => `blogPost(slug: "${draftPost.slug}") { title }`,
    hidden,
  ),
  query(
    "blogPostToEdit",
    ({ draftPost }) => `blogPostToEdit(databaseId: ${draftPost.id}) { title }`,
    staffOnly,
  ),
  node("BlogPost", "title", ofTheTenant),
  node("draftBlogPost", "title", hidden),
];

export const liveFields: LiveRow[] = [
  liveList("blogPostsChanged", (bus, organizationId) => bus.publish("blogPostsChanged", { organizationId })),
];

export const entries: EntryRow[] = [
  row("GET blogs", () => "blogs", status.open),
  row(
    "GET data/blog/{title}_blog.json",
    ({ published }) => `data/blog/${encodeURIComponent(published.title)}_blog.json`,
    status.open,
  ),
];
