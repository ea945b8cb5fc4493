import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { toPlainText } from "#gateway/mail/plainText";
import { markdownToHtml } from "#gateway/markdown/markdownToHtml";
import { unescapeHtml } from "#gateway/markup";
import { demoId } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { openWorkers, until } from "../mail/mailRoom";
import { acts, openSubmissionRoom } from "../submissions/workshop";
import { allTexts, sameTexts } from "./sameTexts";

const folder = mkdtempSync(join(tmpdir(), "lectern-client-"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>Lectern</title>");
afterAll(() => rmSync(folder, { recursive: true }));

const room = await openSubmissionRoom();
const { test, admin } = room;
const { prisma } = test.database;
const workFrom = openWorkers(test);

const html = markdownToHtml(allTexts);
/** The HTML as readers elsewhere get it, where own pictures have whole addresses. */
const withoutOrigins = (text: string) => text.replace(/src="https?:\/\/[^/"]+(?=\/files\/)/g, 'src="');

async function announce(batchId: number): Promise<number> {
  const { announcement } = await command(
    admin,
    `mutation ($input: AnnouncementInput!) { result: createAnnouncement(input: $input) {
      ... on AnnouncementPayload { announcement { databaseId } } ${refusal} } }`,
    { input: { title: "Rooms", body: allTexts, batchId } },
  );
  return announcement.databaseId;
}

const post = (slug: string, body = allTexts) =>
  command(
    admin,
    `mutation ($input: BlogPostInput!) { result: createBlogPost(input: $input) {
      ... on ChangedBlogPostPayload { post { databaseId bodyHtml } } ${refusal} } }`,
    { input: { title: slug, slug, summary: "S", body, authorName: "A", status: "PUBLISHED" } },
  );

describe("a Markdown text", () => {
  it("has the right HTML for each of the ten texts", () => {
    for (const [name, markdown, part] of sameTexts) {
      expect(markdownToHtml(markdown), name).toContain(part);
      expect(html.replace(/ id="[^"]*"/g, ""), name).toContain(part);
    }
  });

  it("reads the same in announcement and mail", async () => {
    const { batch, learner } = await room.begin();
    const { caller, user } = learner;
    await prisma.user.update({ where: { id: user.id }, data: { emailVerified: true } });
    await prisma.notification.deleteMany();
    const announcementId = await announce(batch.id);
    await workFrom(room.start);
    await until(
      test.gateway.bus,
      async () => (await prisma.job.count({ where: { kind: "announcements.send" } })) === 0,
    );
    const { announcement } = await ask(
      caller,
      "query ($id: Int!) { announcement(databaseId: $id) { bodyHtml } }",
      { id: announcementId },
    );
    expect(announcement.bodyHtml).toBe(html);
    await workFrom(new Date(room.start.getTime() + 3_600_000));
    const readMail = () => prisma.mailMessage.findFirst({ where: { userId: user.id, kind: "announcement" } });
    await until(test.gateway.bus, async () => (await readMail()) !== null);
    const mail = await readMail();
    expect(withoutOrigins(mail?.html ?? "")).toContain(html);
    expect(mail?.text.replace(/\s+/g, " ")).toContain(toPlainText(html).replace(/\s+/g, " "));
  });

  it("reads the same in the blog and its feed", async () => {
    expect(await post("ten-texts")).toMatchObject({ post: { bodyHtml: html } });
    const { blogPost } = await ask(test.visitor, '{ blogPost(slug: "ten-texts") { bodyHtml } }');
    expect(blogPost.bodyHtml).toBe(html);
    const feed = await (await fetch(`${test.origin}/blog/rss.xml`)).text();
    const encoded = /<title>ten-texts<\/title>[\s\S]*?<content:encoded>([\s\S]*?)<\/content:encoded>/.exec(
      feed,
    );
    expect(withoutOrigins(unescapeHtml(encoded?.[1] ?? ""))).toBe(html);
    expect(unescapeHtml(encoded?.[1] ?? "")).toContain(`src="${test.origin}/files/plan.png"`);
  });

  it("reads the same in a submission and to its reviewer", async () => {
    const shop = await room.begin();
    const { caller } = shop.learner;
    await acts.save(caller, shop.assignmentId, { text: allTexts });
    const { submission } = await acts.handIn(caller, shop.assignmentId);
    const read = "query ($id: Int!) { submission(databaseId: $id) { text textHtml } }";
    for (const by of [caller, shop.trainer.caller, admin])
      expect(await ask(by, read, { id: submission.databaseId })).toEqual({
        submission: { text: allTexts, textHtml: html },
      });
    const other = await test.as("otherAdmin");
    expect(await ask(other, read, { id: submission.databaseId })).toEqual({ submission: null });
  });

  it("shows pictures of other sites in texts of staff only", async () => {
    const picture = "![Cat](https://pictures.example/cat.png)";
    expect((await post("cat", picture)).post.bodyHtml).toBe(
      '<p><img src="https://pictures.example/cat.png" alt="Cat" /></p>',
    );
    const shop = await room.begin();
    const { caller } = shop.learner;
    await acts.save(caller, shop.assignmentId, { text: picture });
    const { submission } = await acts.handIn(caller, shop.assignmentId);
    const { textHtml } = await prisma.submission.findUniqueOrThrow({ where: { id: submission.databaseId } });
    expect(textHtml).toBe(
      '<p><a target="_blank" rel="noopener noreferrer" href="https://pictures.example/cat.png">Cat</a></p>',
    );
  });

  it("is refused at its field beyond the limits, before anything is written", async () => {
    const deep = `${">".repeat(40)} x`;
    const before = await prisma.announcement.count({ where: { organizationId: demoId } });
    const { data } = await admin.graphql(
      `mutation ($input: AnnouncementInput!) { result: createAnnouncement(input: $input) {
        ... on Refusal { code fieldErrors { field } } } }`,
      { input: { title: "Deep", body: deep } },
    );
    expect(data.result).toEqual({ code: "INVALID", fieldErrors: [{ field: "body" }] });
    expect(await prisma.announcement.count({ where: { organizationId: demoId } })).toBe(before);
  });
});
