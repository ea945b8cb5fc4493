import { deleteRow } from "#gateway/database/deleteRow";
import { type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { renderText } from "#gateway/markdown/renderText";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { messages } from "../contract";
import type { PublishStatus } from "../courses/contract";
import { requireUsableFiles } from "../files/useCommands";
import { postLabels, postMessages, postSchema, toSlug } from "./contract";

/** Detaches the posts about a course before its deletion. */
export async function detachPosts(tx: TenantTransaction, courseId: number): Promise<void> {
  await tx.blogPost.updateMany({ where: { courseId }, data: { courseId: null } });
}

/** A post's columns, with its text rendered before the transaction begins; without a slug it gets one later. */
async function renderPost(by: Member, input: unknown) {
  const { courseId = null, ...post } = parseInput(postSchema, input);
  const { html, rendererVersion } = await renderText(post.body, { by, author: "STAFF", field: "body" });
  return { ...post, courseId, bodyHtml: html, rendererVersion };
}

type Post = Awaited<ReturnType<typeof renderPost>>;

/** A post with its slug: the given one, its present one, or one from its title. */
function withSlug(post: Post, presentSlug = ""): Post {
  const { slug: given } = post;
  const slug = given || presentSlug || toSlug(post.title);
  if (slug === "") throw refuseField("slug", messages.required(postLabels.slug));
  return { ...post, slug };
}

async function refuseImpossible(tx: TenantTransaction, { slug, courseId }: Post, postId?: number) {
  const twin = await tx.blogPost.findFirst({
    where: { slug, NOT: { id: postId ?? -1 } },
    select: { id: true },
  });
  if (twin) throw refuseField("slug", postMessages.slugTaken, "CONFLICT");
  if (courseId === null) return;
  const course = await tx.course.findUnique({ where: { id: courseId }, select: { id: true } });
  if (!course) throw refuseField("courseId", postMessages.courseNotFound);
}

/** Creates a post and returns its id. Refuses INVALID, and CONFLICT for a taken address. */
export async function createPost(
  { db, bus, clock }: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const post = withSlug(await renderPost(member, input));
  const { organizationId } = member;
  const { id } = await db.$transaction(async (tx) => {
    await refuseImpossible(tx, post);
    await requireUsableFiles(tx, member, { body: post.body });
    const publishedAt = post.status === "PUBLISHED" ? clock() : null;
    return tx.blogPost.create({ data: { organizationId, ...post, publishedAt }, select: { id: true } });
  });
  bus.publish("blogPostsChanged", { organizationId });
  return id;
}

/** Changes a post. Refuses INVALID, NOT_FOUND, CONFLICT for a taken address, and STALE for an old version. */
export async function updatePost(
  { db, bus, clock }: CommandContext,
  member: Member,
  change: Edited<"postId">,
) {
  const { postId, version } = change;
  const { organizationId } = member;
  const row = { table: "BlogPost", organizationId, id: postId } as const;
  const where = { id: postId };
  if ((await db.blogPost.count({ where })) === 0) throw new Refusal("NOT_FOUND", postMessages.notFound);
  const written = await renderPost(member, change.input);
  await db.$transaction(async (tx) => {
    const now = clock();
    const updatedAt = await lockForUpdate(tx, row, { version, now, messages: postMessages });
    const before = await tx.blogPost.findUniqueOrThrow({ where, select: { slug: true, body: true } });
    const post = withSlug(written, before.slug);
    await refuseImpossible(tx, post, postId);
    await requireUsableFiles(tx, member, { body: post.body }, { before: { body: before.body } });
    await tx.blogPost.update({ where, data: { ...post, updatedAt } });
    if (post.status === "PUBLISHED") await datePost(tx, postId, now);
  });
  bus.publish("blogPostsChanged", { organizationId });
}

/** Gives a post its date when it is published for the first time. */
async function datePost(tx: TenantTransaction, postId: number, now: Date): Promise<void> {
  await tx.blogPost.updateMany({ where: { id: postId, publishedAt: null }, data: { publishedAt: now } });
}

/** Publishes or unpublishes a post; its first date stays. Refuses NOT_FOUND. */
export async function setPostStatus(
  { db, bus, clock }: CommandContext,
  member: Member,
  { postId, status }: { postId: number; status: PublishStatus },
) {
  const { organizationId } = member;
  const row = { table: "BlogPost", organizationId, id: postId } as const;
  await db.$transaction(async (tx) => {
    const now = clock();
    const updatedAt = await lockForUpdate(tx, row, { now, messages: postMessages });
    await tx.blogPost.update({ where: { id: postId }, data: { status, updatedAt } });
    if (status === "PUBLISHED") await datePost(tx, postId, now);
  });
  bus.publish("blogPostsChanged", { organizationId });
}

/** Deletes a post. Refuses NOT_FOUND. */
export async function deletePost({ db, bus }: CommandContext, member: Member, postId: number) {
  await deleteRow(db.blogPost, { id: postId }, postMessages.notFound);
  bus.publish("blogPostsChanged", { organizationId: member.organizationId });
}
