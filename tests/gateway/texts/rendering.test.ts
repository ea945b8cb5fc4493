import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { previewLimits, previewMessages } from "#gateway/domains/texts/contract";
import { enqueueStaleTexts, renderTexts } from "#gateway/domains/texts/renderCommands";
import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import type { Wanting } from "#gateway/markdown/render";
import { createFactory, demoId } from "#tests/support/factory";
import { openTestGateway } from "#tests/support/gateway";
import { ask } from "../enrolments/classroom";

const otherId = 2;
const test = await openTestGateway();
const { prisma } = test.database;
const { gateway } = test;
const factory = createFactory(prisma);
const admin = await test.as("admin");
afterAll(() => test.close());

/** A post as a gateway of before has saved it. */
const oldPost = (slug: string, body: string, organizationId = demoId) =>
  factory.blogPost({ slug, body, organizationId, publishedAt: new Date("2026-01-01T00:00:00Z") });

const readPost = async (slug: string) =>
  (await ask(test.visitor, "query ($s: String!) { blogPost(slug: $s) { bodyHtml updatedAt } }", { s: slug }))
    .blogPost;

const job = (organizationId: number, signal = new AbortController().signal) => ({
  gateway,
  db: gateway.tenantClient(organizationId),
  organizationId,
  signal,
});

const isStale = { rendererVersion: { lt: rendererVersion } };

beforeEach(async () => {
  await prisma.job.deleteMany();
  await prisma.blogPost.deleteMany({ where: isStale });
});

describe("a text that was saved before the renderer", () => {
  it("is shown as typed until the job has rendered it", async () => {
    const { id } = await oldPost("old", "**Bold** <b>\n\nnext");
    const before = await readPost("old");
    expect(before.bodyHtml).toBe("<p>**Bold** &lt;b&gt;</p>\n<p>next</p>");
    const history = await prisma.historyLine.count();
    await renderTexts(job(demoId));
    const after = await readPost("old");
    expect(after).toEqual({ ...before, bodyHtml: "<p><strong>Bold</strong> &lt;b&gt;</p>\n<p>next</p>" });
    expect(await prisma.historyLine.count()).toBe(history);
    const row = await prisma.blogPost.findUniqueOrThrow({ where: { id } });
    expect(row.rendererVersion).toBe(rendererVersion);
  });

  it("is rendered by a job in each tenant that has any, once", async () => {
    await oldPost("mine", "*a*");
    await oldPost("theirs", "*b*", otherId);
    await enqueueStaleTexts(gateway);
    await enqueueStaleTexts(gateway);
    const jobs = await prisma.job.findMany({ where: { kind: "texts.render" } });
    expect(jobs.map(({ organizationId, turn }) => [organizationId, turn]).sort()).toEqual([
      [demoId, jobs[0]?.turn],
      [otherId, jobs[0]?.turn],
    ]);
    await renderTexts(job(demoId));
    expect(await prisma.blogPost.count({ where: { ...isStale, organizationId: demoId } })).toBe(0);
    expect(await prisma.blogPost.count({ where: { ...isStale, organizationId: otherId } })).toBe(1);
    await renderTexts(job(otherId));
    await prisma.job.deleteMany();
    await enqueueStaleTexts(gateway);
    expect(await prisma.job.count({ where: { kind: "texts.render" } })).toBe(0);
  });

  it("waits for the next run when a job is killed", async () => {
    for (let number = 0; number < 30; number += 1) await oldPost(`many-${number}`, `*${number}*`);
    const controller = new AbortController();
    const stop = gateway.bus.subscribe("contentWritten", () => controller.abort(new Error("killed")));
    await expect(renderTexts(job(demoId, controller.signal))).rejects.toThrow("killed");
    stop();
    expect(await prisma.blogPost.count({ where: { ...isStale, organizationId: demoId } })).toBe(10);
    await renderTexts(job(demoId));
    expect(await prisma.blogPost.count({ where: { ...isStale, organizationId: demoId } })).toBe(0);
  });

  it("stays as typed beyond the limits, and stops no other", async () => {
    await oldPost("bad", `${">".repeat(60)} <deep>`);
    await oldPost("good", "*good*");
    await renderTexts(job(demoId));
    expect((await readPost("bad")).bodyHtml).toBe(`<p>${"&gt;".repeat(60)} &lt;deep&gt;</p>`);
    expect((await readPost("good")).bodyHtml).toBe("<p><em>good</em></p>");
    expect(await prisma.blogPost.count({ where: { ...isStale, organizationId: demoId } })).toBe(0);
  });

  it("keeps a change that was saved while it was rendered", async () => {
    const { id } = await oldPost("raced", "*a*");
    const table = gateway.renderedTables.find(({ table }) => table === "BlogPost");
    if (!table) throw new Error("posts are rendered");
    const racing = {
      ...table,
      async render(row: Readonly<Record<string, string>>, by: Wanting) {
        await prisma.blogPost.update({ where: { id }, data: { body: "*b*" } });
        return table.render(row, by);
      },
    };
    await renderTexts({ ...job(demoId), gateway: { ...gateway, renderedTables: [racing] } });
    expect((await readPost("raced")).bodyHtml).toBe("<p>*b*</p>");
  });
});

describe("the HTML of a text", () => {
  it("goes when a statement changes the text alone", async () => {
    const { id } = await oldPost("trigger", "*a*");
    await renderTexts(job(demoId));
    const update = (data: object) => prisma.blogPost.update({ where: { id }, data });
    expect(await update({ title: "Other" })).toMatchObject({
      bodyHtml: "<p><em>a</em></p>",
      rendererVersion,
    });
    // The HTML of the new text may be the same.
    const same = { body: "_a_", bodyHtml: "<p><em>a</em></p>", rendererVersion };
    expect(await update(same)).toMatchObject(same);
    expect(await update({ body: "*c*" })).toMatchObject({ bodyHtml: "", rendererVersion: 0 });
  });

  it("has its tables all named, in the models and in the gateway", async () => {
    const columns = await prisma.$queryRaw<{ table_name: string }[]>`
      SELECT table_name FROM information_schema.columns
      WHERE column_name = 'rendererVersion' AND table_schema = current_schema() ORDER BY 1`;
    const triggers = await prisma.$queryRaw<{ event_object_table: string }[]>`
      SELECT DISTINCT event_object_table FROM information_schema.triggers
      WHERE trigger_name LIKE '%_rendered_2_forget' ORDER BY 1`;
    const named = gateway.renderedTables.map(({ table }) => table).sort();
    expect(columns.map(({ table_name }) => table_name).sort()).toEqual(named);
    expect(triggers.map(({ event_object_table }) => event_object_table).sort()).toEqual(named);
  });
});

describe("the preview of a text", () => {
  const preview = async (markdown: string) =>
    (
      await ask(admin, "query ($m: String!) { renderedMarkdown(markdown: $m) { html problem } }", {
        m: markdown,
      })
    ).renderedMarkdown;

  it("shows what readers will see, or why not", async () => {
    expect(await preview("~~x~~")).toEqual({ html: "<p><del>x</del></p>", problem: null });
    expect(await preview("x".repeat(previewLimits.text + 1))).toEqual({
      html: null,
      problem: previewMessages.tooLong,
    });
    expect(await preview(`${">".repeat(60)} x`)).toMatchObject({
      html: null,
      problem: expect.stringMatching(/levels/),
    });
  });

  it("is refused to a person who asks too often, for a minute", async () => {
    const start = new Date("2030-01-01T00:00:00Z");
    test.setNow(start);
    const own = await test.as("coordinator");
    const ask2 = async () =>
      (await ask(own, '{ renderedMarkdown(markdown: "a") { problem } }')).renderedMarkdown.problem;
    for (let count = 0; count < previewLimits.perMinute; count += 1) await ask2();
    expect(await ask2()).toBe(previewMessages.tooMany);
    test.setNow(new Date(start.getTime() + 60_000));
    expect(await ask2()).toBeNull();
    test.setNow();
  });
});
