import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deleteUnusedJob, makeWidthsJob, sweepTask } from "#gateway/domains/files/jobs";
import type { JobContext } from "#gateway/jobs/handler";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { getFile, makePicture, uploadFile } from "#tests/support/uploads";

const { test, factory } = await openSuite();
const { origin, gateway, config } = test;
const { prisma } = test.database;
const admin = await test.as("admin");
const trainer = await test.as("coordinator");
const learner = await test.as("learner");
const day = 24 * 3_600_000;

const upload = (text: string, name = "one.txt", by = admin) => uploadFile(origin, by, text, { name });
const keptKeys = () => readdir(join(config.dataDir, "files", String(demoId)));
const refusal = "__typename ... on Refusal { code message }";

async function keyOf(id: number) {
  const { storageKey } = await prisma.file.findUniqueOrThrow({ where: { id } });
  return storageKey.split("/")[1] ?? "";
}

describe("the library", () => {
  it("lists files by search, kind and use, sorted, with where they are used", async () => {
    const picture = await uploadFile(origin, admin, await makePicture().png().toBuffer(), {
      name: "Zebra.png",
    });
    await upload("zebra crossing", "zebra.txt");
    const course = await factory.course({ imageUrl: picture.url, title: "Animals" });
    const list = async (args: string) =>
      (await admin.graphql(`{ files(${args}) { totalCount nodes { name uses { kind label address } } } }`))
        .data.files;
    const used = [{ kind: "COURSE", label: "Course Animals", address: `/admin/courses/${course.id}` }];
    const [png, text] = [
      { name: "Zebra.png", uses: used },
      { name: "zebra.txt", uses: [] },
    ];
    expect(await list(`search: "ZEBRA", sort: NAME`)).toEqual({ totalCount: 2, nodes: [png, text] });
    expect(await list(`search: "zebra", sort: SIZE`)).toEqual({ totalCount: 2, nodes: [png, text] });
    expect(await list(`search: "zebra", kind: IMAGE`)).toEqual({ totalCount: 1, nodes: [png] });
    expect(await list(`search: "zebra", unusedOnly: true`)).toEqual({ totalCount: 1, nodes: [text] });
  });

  it("tells the room that is taken", async () => {
    const read = async () => (await admin.graphql("{ fileQuota { usedBytes quotaBytes } }")).data.fileQuota;
    const { usedBytes, quotaBytes } = await read();
    await upload("12345");
    expect(await read()).toEqual({ usedBytes: usedBytes + 5, quotaBytes });
  });

  it("renames a file and keeps its bytes", async () => {
    const { id } = await upload("same");
    const { data } = await admin.graphql(
      `mutation { answer: renameFile(fileId: ${id}, name: "two (2).txt") { ... on FilePayload { file { name url } } } }`,
    );
    expect(data.answer.file).toEqual({ name: "two (2).txt", url: `/files/${id}/two%20%282%29.txt` });
    expect(await (await getFile(origin, admin, data.answer.file.url)).text()).toBe("same");
  });

  it("puts another file in the place of one in use", async () => {
    const former = await upload("old");
    await factory.course({ imageUrl: former.url });
    const by = await upload("new");
    const key = await keyOf(former.id);
    await admin.graphql(`mutation { replaceFile(fileId: ${former.id}, byFileId: ${by.id}) { ${refusal} } }`);
    expect(await (await getFile(origin, test.visitor, former.url)).text()).toBe("new");
    expect((await getFile(origin, admin, by.url)).status).toBe(404);
    expect(await keptKeys()).not.toContain(key);
  });

  it("replaces a file by one of its kind only", async () => {
    const { id } = await upload("text");
    const picture = await uploadFile(origin, admin, await makePicture().png().toBuffer(), { name: "a.png" });
    const { data } = await admin.graphql(
      `mutation { answer: replaceFile(fileId: ${id}, byFileId: ${picture.id}) { ${refusal} } }`,
    );
    expect(data.answer).toMatchObject({
      code: "INVALID",
      message: "Replace it with a file of the same kind: Document",
    });
  });

  it("deletes a file that nothing uses, with its bytes, and no other", async () => {
    const { id, url } = await upload("going");
    const key = await keyOf(id);
    const course = await factory.course({ imageUrl: url, title: "Keeper" });
    const remove = () => admin.graphql(`mutation { answer: deleteFile(fileId: ${id}) { ${refusal} } }`);
    expect((await remove()).data.answer).toMatchObject({
      code: "CONFLICT",
      message: "This file is used by Course Keeper",
    });
    await prisma.course.update({ where: { id: course.id }, data: { imageUrl: null } });
    expect((await remove()).data.answer.__typename).toBe("DeletedFilePayload");
    expect(await keptKeys()).not.toContain(key);
    expect((await getFile(origin, admin, url)).status).toBe(404);
  });

  it("lets staff see no file of a conversation, and manage only their own", async () => {
    const { id } = await upload("private", "private.txt", learner);
    const own = await upload("own", "own.txt", trainer);
    const look = await trainer.graphql(`{ file(databaseId: ${id}) { name } }`);
    expect(look.data.file).toBeNull();
    const { data } = await trainer.graphql(
      `mutation { answer: deleteFile(fileId: ${own.id}) { ${refusal} } }`,
    );
    expect(data.answer.__typename).toBe("DeletedFilePayload");
  });

  it("signs addresses that anyone may read by", async () => {
    const { id } = await upload("signed");
    const { data } = await admin.graphql(`{ file(databaseId: ${id}) { signedUrl } }`);
    expect(await (await getFile(origin, test.visitor, data.file.signedUrl)).text()).toBe("signed");
  });
});

describe("in the background", () => {
  const contextOf = (finish = () => Promise.resolve()) =>
    ({ gateway, db: gateway.tenantClient(demoId), organizationId: demoId, finish }) as unknown as JobContext;
  const later = () => test.setNow(new Date(Date.now() + 7 * day + 60_000));

  it("a file that nothing has used for seven days is deleted", async () => {
    const { id } = await upload("forgotten");
    const key = await keyOf(id);
    await deleteUnusedJob.run(contextOf(), { fileId: id });
    expect(await keptKeys()).toContain(key);
    later();
    await deleteUnusedJob.run(contextOf(), { fileId: id });
    test.setNow();
    expect(await keptKeys()).not.toContain(key);
    expect(await prisma.file.findUnique({ where: { id } })).toBeNull();
  });

  it("a file that something uses again stays", async () => {
    const { id, url } = await upload("wanted");
    await factory.course({ imageUrl: url });
    later();
    await deleteUnusedJob.run(contextOf(), { fileId: id });
    test.setNow();
    expect(await prisma.file.findUnique({ where: { id } })).not.toBeNull();
  });

  it("a picture's widths are made by a job that its upload enqueues", async () => {
    const { id } = await uploadFile(origin, admin, await makePicture().png().toBuffer(), { name: "w.png" });
    const job = await prisma.job.findFirst({ where: { kind: "files.makeWidths", key: String(id) } });
    expect(job?.payload).toEqual({ fileId: id });
    await makeWidthsJob.run(contextOf(), { fileId: id });
    const key = await keyOf(id);
    expect((await keptKeys()).filter((name) => name.startsWith(key)).sort()).toEqual(
      [key, `${key}.1920.webp`, `${key}.480.webp`, `${key}.960.webp`].sort(),
    );
  });

  it("bytes that belong to no file are deleted after a day", async () => {
    const { id } = await upload("orphan");
    const [orphan, kept] = [await keyOf(id), await keyOf((await upload("kept")).id)];
    await prisma.file.delete({ where: { id } });
    await sweepTask.round(gateway);
    expect(await keptKeys()).toContain(orphan);
    test.setNow(new Date(Date.now() + 2 * day));
    await sweepTask.round(gateway);
    test.setNow();
    expect(await keptKeys()).not.toContain(orphan);
    expect(await keptKeys()).toContain(kept);
  });
});
