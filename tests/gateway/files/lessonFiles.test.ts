import { afterAll, describe, expect, it } from "vitest";
import { getFile } from "#tests/support/uploads";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonFileRoom } from "./lessonFileRoom";

const { room, admin, stranger, upload, readersOf, open, publishBehindFirst, complete, change, remove } =
  await openLessonFileRoom();
afterAll(() => room.test.close());

const { test, prisma, author } = room;
const { origin } = test;

const staffOnly = ["staff"];
const enrolledOnly = ["learner", "staff"];
const everyone = ["visitor", "stranger", "learner", "staff"];

describe("a file of a lesson is read", () => {
  it("a file of a lesson is read by staff while it is in a draft, and by the enrolled once it is published", async () => {
    const { topicId, readers } = await open();
    expect(await readers()).toEqual(staffOnly);
    await room.publish(topicId);
    expect(await readers()).toEqual(enrolledOnly);
  });

  it("a file of a lesson is read by no learner while the lesson is not open, in none of its widths", async () => {
    const { opened, first, file, readers } = await publishBehindFirst();
    expect(await readers()).toEqual(staffOnly);
    const narrow = `${file.url}?width=480`;
    expect((await getFile(origin, opened.caller, narrow)).status).toBe(404);
    await complete(opened, first);
    expect(await readers()).toEqual(enrolledOnly);
    expect((await getFile(origin, opened.caller, narrow)).status).toBe(200);
  });

  it("a file of a lesson is read by learners of a batch from the planned day on", async () => {
    const { opened, topicId, readers } = await open();
    await room.settings(topicId, { opening: "WITH_PLAN" });
    await room.publish(topicId);
    expect(await readers()).toEqual(enrolledOnly);
    const [scope, days] = [
      { organizationId: 1 },
      { startDate: new Date("2020-01-01"), endDate: new Date("2090-01-01") },
    ];
    const { id: batchId } = await prisma.batch.create({
      data: { ...scope, ...days, name: "B", description: "B" },
    });
    await prisma.batchUser.create({ data: { ...scope, batchId, userId: opened.user.id } });
    const place = { ...scope, batchId, courseId: opened.course.id };
    await prisma.batchCourse.create({ data: { ...place, ...days } });
    expect(await readers()).toEqual(staffOnly);
    await prisma.batchCourseTopic.create({
      data: { ...place, topicId, plannedDate: new Date("2021-05-01") },
    });
    expect(await readers()).toEqual(enrolledOnly);
  });

  it("a file of a lesson is read by all who see the course when it is a published preview, also one that is not open", async () => {
    const { topicId, readers } = await open();
    await room.settings(topicId, { isPreview: true, opening: "IN_ORDER" });
    expect(await readers()).toEqual(staffOnly);
    await room.publish(topicId);
    expect(await readers()).toEqual(everyone);
    await room.settings(topicId, { isPreview: false, opening: "ALWAYS" });
    expect(await readers()).toEqual(enrolledOnly);
  });

  it("a file of a lesson is read by staff only where the course is hidden, a preview too", async () => {
    const { opened, topicId, readers } = await open();
    await room.settings(topicId, { isPreview: true });
    await room.publish(topicId);
    await room.unpublish(opened.course.id);
    expect(await readers()).toEqual(staffOnly);
  });

  it("a file of a lesson is read as long as the published lesson has it, whatever the draft has", async () => {
    const { topicId, file, blockId, readers } = await open();
    await room.publish(topicId);
    const newer = await upload("b.png");
    await change(blockId, { kind: "IMAGE", fileId: newer.id, altText: "Another" });
    expect(await readers()).toEqual(enrolledOnly);
    expect((await getFile(origin, admin, newer.url)).status).toBe(200);
    await room.publish(topicId);
    // Nothing uses it now: it is its uploader's and ADMIN's.
    expect(await readers()).toEqual([]);
    expect((await getFile(origin, admin, file.url)).status).toBe(200);
  });

  it("a file of a lesson is read by no learner whose enrolment ended", async () => {
    const { opened, topicId, readers } = await open();
    await room.publish(topicId);
    await prisma.enrolment.delete({ where: { id: opened.enrolment.id } });
    expect(await readers()).toEqual(staffOnly);
  });

  it("no more once its block was deleted and the lesson published again", async () => {
    const { topicId, blockId, readers } = await open();
    await room.addBlock(topicId, { kind: "TEXT", markdown: "More" });
    await room.publish(topicId);
    await remove(blockId);
    expect(await readers()).toEqual(enrolledOnly);
    await room.publish(topicId);
    expect(await readers()).not.toContain("learner");
  });

  it("a file of a lesson is read where a text names it, or as the captions of a video, by the same rules", async () => {
    const { opened, first, readers } = await open();
    const [named, captions] = [await upload("c.png"), await upload("d.vtt", "WEBVTT\n")];
    const { id: fileId } = await room.factory.file({
      name: "a.mp4",
      mime: "video/mp4",
      kind: "VIDEO",
      seconds: 3,
      uploadedById: admin.userId ?? 0,
    });
    const video = { kind: "VIDEO", fileId, captionsFileId: captions.id };
    for (const input of [{ kind: "TEXT", markdown: `![](${named.url})` }, video])
      await room.addBlock(first, input, admin);
    for (const { url } of [named, captions]) expect(await readersOf(opened, url)).toEqual(staffOnly);
    await room.publish(first);
    for (const { url } of [named, captions]) expect(await readersOf(opened, url)).toEqual(enrolledOnly);
    expect(await readers()).toEqual(staffOnly);
  });

  it("a file of a lesson is read by those who read one of several lessons that have it", async () => {
    const { opened, first, file, readers } = await publishBehindFirst();
    expect(await readers()).toEqual(staffOnly);
    await room.addBlock(first, { kind: "IMAGE", fileId: file.id, altText: "The same" });
    await room.publish(first);
    expect(await readers()).toEqual(enrolledOnly);
    await complete(opened, first);
    expect(await readers()).toEqual(enrolledOnly);
  });
});

describe("a signed address of a lesson's file", () => {
  const signedIn = async (caller: typeof author, topicId: number) => {
    const document = "query ($id: Int!) { topic(databaseId: $id) { blocks { file { url } } } }";
    const { topic } = await ask(caller, document, { id: topicId });
    return topic.blocks.map(({ file }: { file: { url: string } }) => file.url);
  };

  it("is given to those who read the lesson, and to no one else", async () => {
    const { opened, topicId } = await open();
    await room.publish(topicId);
    for (const caller of [test.visitor, stranger]) expect(await signedIn(caller, topicId)).toEqual([]);
    const [url] = await signedIn(opened.caller, topicId);
    expect((await getFile(origin, opened.caller, url)).status).toBe(200);
  });
});

describe("a file of a curriculum's lesson", () => {
  it("is read by staff, whatever is published, and is not a learner's before a course has it", async () => {
    const { opened, topicId, file, readers } = await open();
    await room.publish(topicId);
    const own = await upload("e.png");
    const curriculum = await room.factory.curriculum();
    for (const [index, fileId] of [own.id, file.id].entries())
      await prisma.curriculumBlock.create({
        data: {
          organizationId: 1,
          topicId: curriculum.topic.id,
          kind: "IMAGE",
          fileId,
          displayOrder: index + 1,
        },
      });
    expect(await readersOf(opened, own.url)).toEqual(staffOnly);
    // A use by a curriculum takes nothing from the readers of the lesson.
    expect(await readers()).toEqual(enrolledOnly);
    await prisma.curriculum.update({ where: { id: curriculum.id }, data: { status: "DRAFT" } });
    expect(await readersOf(opened, own.url)).toEqual(staffOnly);
    await room.addBlock(topicId, { kind: "IMAGE", fileId: own.id, altText: "Carried" });
    await room.publish(topicId);
    expect(await readersOf(opened, own.url)).toEqual(enrolledOnly);
  });

  it("keeps the file from being deleted", async () => {
    const { id: fileId } = await upload("f.png");
    const curriculum = await room.factory.curriculum();
    const scope = { organizationId: 1, topicId: curriculum.topic.id, displayOrder: 1 };
    await prisma.curriculumBlock.create({ data: { ...scope, kind: "IMAGE", fileId } });
    const document = `mutation ($id: Int!) { result: deleteFile(fileId: $id) { __typename ${refusal} } }`;
    expect(await command(admin, document, { id: fileId })).toMatchObject({ code: "CONFLICT" });
  });
});
