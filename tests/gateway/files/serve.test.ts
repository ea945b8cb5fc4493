import sharp from "sharp";
import { describe, test as each, expect, it } from "vitest";
import { signAddress } from "#gateway/files/signature";
import { demoId, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { getFile, makePicture, uploadFile } from "#tests/support/uploads";

const { test, factory } = await openSuite();
const { origin } = test;
const { prisma } = test.database;
const [admin, author, learner, other, otherAdmin] = await Promise.all(
  (["admin", "author", "learner", "secondLearner", "otherAdmin"] as const).map((name) => test.as(name)),
);
const callers = { visitor: test.visitor, learner, other, author, admin, otherAdmin };
type CallerName = keyof typeof callers;
const names = Object.keys(callers) as CallerName[];
const callerOf = (name: CallerName) => callers[name] ?? test.visitor;

const text = "0123456789";
const newText = (by = learner ?? test.visitor) => uploadFile(origin, by, text, { name: "digits.txt" });

async function statusesOf(url: string) {
  const statuses: Partial<Record<CallerName, number>> = {};
  for (const name of names) statuses[name] = (await getFile(origin, callerOf(name), url)).status;
  return statuses;
}

const everyone = { visitor: 200, learner: 200, other: 200, author: 200, admin: 200, otherAdmin: 404 };

describe("a file may be read by", () => {
  it("its uploader and ADMIN while nothing uses it", async () => {
    const { url } = await newText();
    expect(await statusesOf(url)).toEqual({ ...everyone, visitor: 404, other: 404, author: 404 });
  });

  it("everyone when it is the cover of a published course, staff when it is a draft's", async () => {
    const { url } = await newText();
    const course = await factory.course({ imageUrl: url });
    expect(await statusesOf(url)).toEqual(everyone);
    await prisma.course.update({ where: { id: course.id }, data: { status: "DRAFT" } });
    expect(await statusesOf(url)).toEqual({ ...everyone, visitor: 404, learner: 404, other: 404 });
  });

  it("everyone when it is the organization's logo", async () => {
    const { url } = await newText();
    const { logo } = await prisma.organization.findUniqueOrThrow({ where: { id: demoId } });
    await prisma.organization.update({ where: { id: demoId }, data: { logo: url } });
    expect(await statusesOf(url)).toEqual(everyone);
    await prisma.organization.update({ where: { id: demoId }, data: { logo } });
  });

  it("everyone who is signed in when it is an avatar", async () => {
    const { url } = await newText();
    await factory.user({ avatarUrl: url });
    expect(await statusesOf(url)).toEqual({ ...everyone, visitor: 404 });
  });

  it("everyone when it is in a published post and the cover of a curriculum", async () => {
    const { url } = await newText();
    await factory.blogPost({ body: `![](${url})` });
    expect(await statusesOf(url)).toEqual(everyone);
    const { url: cover } = await newText();
    await factory.curriculum({ imageUrl: cover });
    expect(await statusesOf(cover)).toEqual(everyone);
  });

  it("those who see the resource's address", async () => {
    const { url } = await newText();
    const course = await factory.course();
    const resource = await factory.resource({
      courseId: course.id,
      url,
      visibility: "PROTECTED",
      status: "PUBLISHED",
    });
    const staffOnly = { ...everyone, visitor: 404, learner: 404, other: 404 };
    expect(await statusesOf(url)).toEqual(staffOnly);
    await factory.enrolment(learner?.userId ?? 0, course.id);
    expect(await statusesOf(url)).toEqual({ ...staffOnly, learner: 200 });
    await prisma.resource.update({ where: { id: resource.id }, data: { visibility: "PUBLIC" } });
    expect(await statusesOf(url)).toEqual({ ...everyone, visitor: 404 });
  });

  it("the members of the room whose message carries it, until the message is deleted", async () => {
    const { id, url } = await newText();
    const sender = learner?.userId ?? 0;
    const room = await prisma.room.create({
      data: { organizationId: demoId, kind: "DIRECT", key: `made-${id}` },
    });
    for (const userId of [sender, other?.userId ?? 0])
      await prisma.roomMember.create({ data: { organizationId: demoId, roomId: room.id, userId } });
    const message = await prisma.message.create({
      data: {
        organizationId: demoId,
        roomId: room.id,
        userId: sender,
        clientId: `made-${id}`,
        messageText: "Look",
      },
    });
    await prisma.messageFile.create({
      data: { organizationId: demoId, messageId: message.id, fileId: id, displayOrder: 1 },
    });
    const members = { ...everyone, visitor: 404, author: 404, admin: 404 };
    expect(await statusesOf(url)).toEqual(members);
    await prisma.message.update({ where: { id: message.id }, data: { deletedDate: new Date() } });
    expect(await statusesOf(url)).toEqual({ ...members, learner: 404, other: 404 });
  });
});

describe("a signed address", () => {
  const signed = async (now: Date) => {
    const file = await newText();
    const row = await prisma.file.findUniqueOrThrow({ where: { id: file.id } });
    await prisma.fileKey.upsert({
      where: { organizationId: demoId },
      create: { organizationId: demoId, secret: "secret" },
      update: { secret: "secret" },
    });
    return signAddress(row, "secret", now);
  };

  it("is good for ten minutes for anyone", async () => {
    const url = await signed(new Date());
    const response = await getFile(origin, test.visitor, url);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
  });

  it("has an end", async () => {
    const url = await signed(new Date(Date.now() - 600_001));
    expect((await getFile(origin, test.visitor, url)).status).toBe(403);
  });

  each.each([
    ["another file", (url: string) => url.replace(/\/files\/\d+/, "/files/1")],
    ["another end", (url: string) => url.replace(/expires=\d+/, "expires=99999999999")],
    ["another tenant", (url: string) => url.replace(`tenantId=${demoId}`, `tenantId=${otherId}`)],
    ["another signature", (url: string) => url.replace(/signature=.*/, "signature=AAAA")],
    ["no signature", (url: string) => url.replace(/&signature=.*/, "")],
  ])("is of no use for %s", async (_what, change) => {
    const url = await signed(new Date());
    expect((await getFile(origin, test.visitor, change(url))).status).toBe(404);
  });
});

describe("the response", () => {
  it("keeps the file from being a page", async () => {
    const { url } = await uploadFile(origin, learner ?? test.visitor, "<svg xmlns='a'></svg>", {
      name: 'é ".svg',
    });
    const { headers } = await getFile(origin, learner ?? test.visitor, url);
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="_ _.svg"; filename*=UTF-8''%C3%A9%20%22.svg`,
    );
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  it("may be kept by others for a minute when every visitor sees the file", async () => {
    const { url } = await newText();
    await factory.course({ imageUrl: url });
    const { headers } = await getFile(origin, test.visitor, url);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("is never kept by others as the error that stands for it", async () => {
    const { url, id } = await newText();
    await factory.course({ imageUrl: url });
    const { storageKey } = await prisma.file.findFirstOrThrow({ where: { id } });
    await test.gateway.files.storage.remove(storageKey);
    const { status, headers } = await getFile(origin, test.visitor, url, { Range: "bytes=0-3" });
    expect([status, headers.get("cache-control")]).toEqual([500, "no-store"]);
    for (const name of ["etag", "content-range", "content-disposition", "accept-ranges"])
      expect(headers.get(name)).toBeNull();
  });

  it("is 304 for the version that the caller has", async () => {
    const { url } = await newText();
    const first = await getFile(origin, learner ?? test.visitor, url);
    const tag = first.headers.get("etag") ?? "";
    const again = await getFile(origin, learner ?? test.visitor, url, { "If-None-Match": `"x", W/${tag}` });
    expect(again.status).toBe(304);
  });

  each.each([
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=4-", 206, "456789", "bytes 4-9/10"],
    ["bytes=-2", 206, "89", "bytes 8-9/10"],
    ["bytes=-99", 206, text, "bytes 0-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=99-100", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=5-2", 200, text, null],
    ["bytes=0-1,4-5", 200, text, null],
    ["bytes=a-b", 200, text, null],
    ["lines=0-1", 200, text, null],
  ])("to Range: %s is %i", async (range, status, body, contentRange) => {
    const { url } = await newText();
    const response = await getFile(origin, learner ?? test.visitor, url, { Range: range });
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get("content-range")).toBe(contentRange);
  });

  it("is whole when the part is of another version", async () => {
    const { url } = await newText();
    const headers = { Range: "bytes=0-1", "If-Range": '"older"' };
    expect((await getFile(origin, learner ?? test.visitor, url, headers)).status).toBe(200);
  });

  it("has a picture in three widths as WebP", async () => {
    const picture = await makePicture(1_000, 500).png().toBuffer();
    const { url } = await uploadFile(origin, learner ?? test.visitor, picture, { name: "a.png" });
    const sizes = [];
    for (const width of [480, 960, 1_920, 480]) {
      const response = await getFile(origin, learner ?? test.visitor, `${url}?width=${width}`);
      const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      sizes.push([response.headers.get("content-type"), found.format, found.width]);
    }
    const webp = ["image/webp", "webp"];
    expect(sizes).toEqual([
      [...webp, 480],
      [...webp, 960],
      [...webp, 1_000],
      [...webp, 480],
    ]);
    expect((await getFile(origin, learner ?? test.visitor, `${url}?width=481`)).status).toBe(400);
  });

  each.each([
    "/files/",
    "/files/abc/x.png",
    "/files/1",
    "/files/99999999999/x.png",
    "/files/1/../../x",
    "/files/0/x",
  ])("to %s is 404", async (path) =>
    expect((await getFile(origin, admin ?? test.visitor, path)).status).toBe(404),
  );
});
