import { expect } from "vitest";
import { getFile, makePicture, uploadFile } from "#tests/support/uploads";
import { command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "../lessons/lessonRoom";

type Room = Awaited<ReturnType<Awaited<ReturnType<typeof openLessonRoom>>["enrolled"]>>;

/** Opens a gateway with lessons that have files, and tells who reads one. */
export async function openLessonFileRoom() {
  const room = await openLessonRoom();
  const { test, prisma, author } = room;
  const { origin } = test;
  const [admin, otherAdmin] = await Promise.all([test.as("admin"), test.as("otherAdmin")]);
  const { caller: stranger } = await room.learner();
  const picture = await makePicture().png().toBuffer();
  // The author of the lessons did not upload them.
  const upload = (name = "a.png", body: Buffer | string = picture) =>
    uploadFile(origin, admin, body, { name });

  /** The readers of a file: everyone who may. */
  async function readersOf({ caller: learner }: Room, url: string): Promise<string[]> {
    const callers = { visitor: test.visitor, stranger, learner, staff: author, other: otherAdmin };
    const readers: string[] = [];
    for (const [name, caller] of Object.entries(callers)) {
      const { status } = await getFile(origin, caller, url);
      if (status === 200) readers.push(name);
      else expect(status).toBe(404);
    }
    return readers;
  }

  /** A learner of a course of two topics, and a picture in the second one's draft. */
  async function open() {
    const opened = await room.enrolled({}, [2]);
    const [first, second] = opened.course.topics.map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error("no topics");
    const file = await upload();
    const { block } = await room.addBlock(
      second,
      { kind: "IMAGE", fileId: file.id, altText: "A field" },
      admin,
    );
    const readers = () => readersOf(opened, file.url);
    return { opened, first, topicId: second, file, blockId: block.databaseId as number, readers };
  }

  /** The same, published; it opens once the first topic is completed. */
  async function publishBehindFirst() {
    const lesson = await open();
    await room.settings(lesson.topicId, { opening: "IN_ORDER" });
    await room.publish(lesson.topicId);
    return lesson;
  }

  const complete = ({ caller, course }: Room, topicId: number) =>
    caller.rest("POST", "usercoursetopics", { courseId: course.id, topicId, status: "COMPLETED" });

  const change = async (blockId: number, input: object) => {
    const { version } = await prisma.topicBlock.findUniqueOrThrow({ where: { id: blockId } });
    return command(
      admin,
      `mutation ($blockId: Int!, $version: Int!, $input: TopicBlockInput!) {
        result: updateTopicBlock(blockId: $blockId, version: $version, input: $input) { __typename ${refusal} }
      }`,
      { blockId, version, input },
    );
  };

  const remove = async (blockId: number) => {
    const { version } = await prisma.topicBlock.findUniqueOrThrow({ where: { id: blockId } });
    return command(
      author,
      `mutation ($blockId: Int!, $version: Int!) {
        result: deleteTopicBlock(blockId: $blockId, version: $version) { __typename ${refusal} }
      }`,
      { blockId, version },
    );
  };
  return { room, admin, stranger, upload, readersOf, open, publishBehindFirst, complete, change, remove };
}
