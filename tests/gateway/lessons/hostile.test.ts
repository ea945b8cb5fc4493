import { describe, expect, it } from "vitest";
import { signAddress } from "#gateway/files/signature";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";
import { getFile, sendFile, uploadFile } from "#tests/support/uploads";
import { openArchives } from "../archives/archiveRoom";
import { packArchive, smallArchive } from "../archives/madeArchive";
import { command, refusal } from "../enrolments/classroom";
import { hostileContents } from "./hostile/archiveContents";
import { hostilePacking, nestedArchive } from "./hostile/archives";
import { hostileBlocks } from "./hostile/blocks";
import { refusedFiles, sandboxedFiles } from "./hostile/files";
import hostileTexts from "./hostile/texts.json" with { type: "json" };

const hostileArchives = [...hostilePacking, ...hostileContents];

const { test, factory } = await openSuite();
const { origin } = test;
const prisma = test.database.prisma;
const [author, learner, other] = [
  await test.as("coordinator"),
  await test.as("learner"),
  await test.as("otherAdmin"),
];
const archives = openArchives(test);
const course = await factory.course();
const { topic } = await factory.module(course);

const addBlock = (caller: Caller, input: object, topicId = topic.id) =>
  command(
    caller,
    `mutation ($topicId: Int!, $input: TopicBlockInput!) {
      result: addTopicBlock(topicId: $topicId, input: $input) {
        ... on TopicBlockPayload { block { html } } ${refusal}
      }
    }`,
    { topicId, input },
  );

/** Other tenants' files, addresses that have ended, and parts that there are not. */
const text = await uploadFile(origin, author, "0123456789", { name: "digits.txt" });
const foreign = await uploadFile(origin, other, "of the other tenant", { name: "foreign.txt" });
const row = await prisma.file.findUniqueOrThrow({ where: { id: text.id } });
await prisma.fileKey.create({ data: { organizationId: 1, secret: "secret" } });
const signed = (minutesAgo: number) => signAddress(row, "secret", new Date(Date.now() - minutesAgo * 60_000));
const good = signed(0);

type Request = readonly [what: string, path: string, status: number, range?: string];
const requests: readonly Request[] = [
  ["another tenant's file", foreign.url, 404],
  ["another tenant's file under a known name", `/files/${foreign.id}/digits.txt`, 404],
  ["another tenant's file with its tenant", `${foreign.url}?tenantId=2`, 403],
  ["another tenant's course as an archive", "/export/courses/999999.zip", 404],
  ["a path upward", `/files/${text.id}/../../../etc/passwd`, 404],
  ["an encoded path upward", "/files/..%2f..%2fetc%2fpasswd", 404],
  ["an id beyond 32 bits", "/files/99999999999/x.txt", 404],
  ["a negative id", "/files/-1/x.txt", 404],
  ["a NUL", `/files/${text.id}/a%00b`, 400],
  ["a width that there is not", `${text.url}?width=999999`, 400],
  ["a part behind the end", text.url, 416, "bytes=10-"],
  ["a part whose place is no number of bytes", text.url, 200, "bytes=99999999999999999999-"],
  ["an empty part from the end", text.url, 416, "bytes=-0"],
  ["a part backwards", text.url, 200, "bytes=5-2"],
  ["many parts", text.url, 200, `bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(",")}`],
  ["a part in other units", text.url, 200, "pages=0-1"],
];

const byAddress: readonly (readonly [what: string, path: string, status: number])[] = [
  ["that has expired", signed(11), 403],
  ["whose end was moved", good.replace(/expires=\d+/, "expires=99999999999"), 404],
  ["whose file was changed", good.replace(`/files/${text.id}/`, `/files/${foreign.id}/`), 404],
  ["whose tenant was changed", good.replace("tenantId=1", "tenantId=2"), 404],
  ["whose signature was changed", good.replace(/signature=.{4}/, "signature=AAAA"), 404],
  ["without its signature", good.replace(/&signature=[^&]*/, ""), 404],
];

const rows = [
  hostileTexts,
  hostileBlocks,
  refusedFiles,
  sandboxedFiles,
  hostileArchives,
  requests,
  byAddress,
].flat();

it("are at least a hundred hostile inputs", () => expect(rows.length).toBeGreaterThanOrEqual(100));

describe("a text with", () => {
  it.each(hostileTexts)("$what is shown as it was typed", async ({ markdown, html }) => {
    expect(await addBlock(author, { kind: "TEXT", markdown })).toEqual({ block: { html } });
  });
});

describe("a block with", () => {
  it.each(hostileBlocks)("%s is refused", async (_what, input, message) => {
    expect(await addBlock(author, input)).toEqual({ code: "INVALID", message });
  });

  it("another tenant's file is refused, and so is one for another tenant's topic", async () => {
    const input = { kind: "FILE", fileId: foreign.id };
    expect(await addBlock(author, input)).toMatchObject({ code: "INVALID", message: "File not found" });
    expect(await addBlock(other, { kind: "TEXT", markdown: "x" })).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an upload of", () => {
  it.each(refusedFiles)("%s is refused", async (_what, { body, ...given }, message) => {
    const response = await sendFile(origin, learner, body, given);
    expect([response.status, (await response.json()).message]).toEqual([400, message]);
  });

  it.each(sandboxedFiles)("%s is only ever a download", async (_what, { body, ...given }, name, mime) => {
    const file = await uploadFile(origin, learner, body, given);
    expect([file.name, file.mime]).toEqual([name, mime]);
    const { headers } = await getFile(origin, learner, file.url);
    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("a request for", () => {
  it.each(requests.map((request): [string, Request] => [request[0], request]))(
    "%s",
    async (_what, [, path, status, range]) => {
      const response = await getFile(origin, author, path, range === undefined ? {} : { Range: range });
      expect(response.status).toBe(status);
    },
  );
});

describe("a signed address", () => {
  it.each(byAddress)("%s is of no use", async (_what, path, status) => {
    expect((await getFile(origin, test.visitor, path)).status).toBe(status);
  });
});

describe("an archive with", () => {
  it.each(hostileArchives)("%s is not imported", async (_what, archive, entry, message) => {
    const before = await prisma.course.count();
    const fileId = await archives.upload(author, archive);
    const { problems } = await archives.check(author, fileId);
    expect(problems).toContainEqual({
      entry,
      message,
      line: expect.toSatisfy((line) => line === null || line > 0),
    });
    const category = await prisma.category.findFirstOrThrow({ where: { organizationId: 1 } });
    const imported = await archives.importCourse(author, {
      fileId,
      code: "HOSTILE",
      categoryId: category.id,
    });
    expect(imported).toMatchObject({ state: "FAILED", course: null });
    expect(await prisma.course.count()).toBe(before);
  });

  it("another archive in it keeps that one as a file", async () => {
    const fileId = await archives.upload(author, nestedArchive);
    expect(await archives.check(author, fileId)).toMatchObject({ problems: [], summary: { fileCount: 1 } });
  });

  it("a file's id in its texts leads to no file of its reader's", async () => {
    const archive = smallArchive();
    archive.files = [];
    archive.modules = archive.modules.map((module) => ({
      ...module,
      topics: module.topics.map((item) => ({ ...item, draft: item.draft.slice(0, 1) })),
    }));
    const markdown = `![](/files/${text.id}/digits.txt)`;
    const fileId = await archives.upload(
      author,
      packArchive(archive, [{ name: "lessons/01-text.md", bytes: markdown }]),
    );
    const { id: categoryId } = await prisma.category.findFirstOrThrow({ where: { organizationId: 1 } });
    const { course: made } = await archives.importCourse(author, { fileId, code: "LEADS", categoryId });
    const block = await prisma.topicBlock.findFirstOrThrow({ where: { courseId: made.databaseId } });
    expect(block.markdown).toBe("![](/files/0/digits.txt)");
    expect(block.html).not.toContain(`/files/${text.id}/`);
  });

  it("another member's upload is not there", async () => {
    const fileId = await archives.upload(author, packArchive(smallArchive()));
    const admin = await test.as("admin");
    for (const caller of [admin, other]) {
      expect(await archives.check(caller, fileId)).toBeNull();
      const refused = await archives.start(caller, { fileId, code: "MINE", categoryId: 1 });
      expect(refused).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});
