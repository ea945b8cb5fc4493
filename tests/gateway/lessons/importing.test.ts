import { afterAll, describe, expect, it } from "vitest";
import { parseLessonMarkdown } from "#gateway/domains/lessons/importContract";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

const file = `Intro

# One

Text with \`code\`.

\`\`\`js
# not a heading
let a;
\`\`\`

> [!TIP]
> Do **this**.
> And that.

https://youtu.be/dQw4w9WgXcQ

## Two
- a
`;

const importFile = (topicId: number, markdown: string) =>
  command(
    room.author,
    `mutation ($topicId: Int!, $markdown: String!) {
      result: importTopicBlocks(topicId: $topicId, markdown: $markdown) {
        ... on TopicPayload { topic { draftBlocks { kind markdown language tone url } } }
        ... on Refusal { code fieldErrors { field message } }
      }
    }`,
    { topicId, markdown },
  );

describe("a Markdown file becomes blocks", () => {
  it("of text, code, callouts and videos", () =>
    expect(
      parseLessonMarkdown(file).blocks.map(({ line, block }) => [line, block.kind, block.markdown]),
    ).toEqual([
      [1, "TEXT", "Intro"],
      [3, "TEXT", "# One\n\nText with `code`."],
      [7, "CODE", "# not a heading\nlet a;"],
      [12, "CALLOUT", "Do **this**.\nAnd that."],
      [16, "VIDEO", ""],
      [18, "TEXT", "## Two\n- a"],
    ]));

  it("whatever its line ends", () =>
    expect(parseLessonMarkdown(file.replaceAll("\n", "\r\n"))).toEqual(parseLessonMarkdown(file)));

  it("or its wrong lines are named, and nothing is added", async () => {
    const { course } = await room.enrolled();
    const topicId = course.topics[0]?.id ?? 0;
    expect(await importFile(topicId, "Fine\n\n> [!DANGER]\n> x\n\n```\nopen")).toEqual({
      code: "INVALID",
      fieldErrors: [
        { field: "lines.3", message: "A callout is NOTE, TIP or WARNING, not DANGER" },
        { field: "lines.6", message: "This code block is not closed" },
      ],
    });
    expect(await importFile(topicId, " \n")).toMatchObject({ code: "INVALID" });
    expect(await importFile(topicId, `${"# a\n".repeat(201)}`)).toMatchObject({ code: "INVALID" });
    expect((await importFile(topicId, "Now")).topic.draftBlocks).toMatchObject([
      { kind: "TEXT", markdown: "Now" },
    ]);
  });
});

describe("a curriculum carries lessons", () => {
  it("from a course, and to the courses made from it, published", async () => {
    const { course } = await room.enrolled({}, []);
    const { module, topic } = await room.factory.module(course);
    const curriculum = await room.factory.curriculum();
    await room.prisma.module.update({ where: { id: module.id }, data: { name: "Made part" } });
    await room.published(topic.id, ["Carried"]);
    await room.settings(topic.id, { summary: "Short", completion: "VIEWED", isPreview: true });
    const copied = await command(
      room.author,
      `mutation ($curriculumId: Int!, $courseId: Int!) {
        result: copyLessonsToCurriculum(curriculumId: $curriculumId, courseId: $courseId) {
          ... on CurriculumPayload { curriculum { modules { topics { summary blocks { html } } } } } ${refusal}
        }
      }`,
      { curriculumId: curriculum.id, courseId: course.id },
    );
    const lesson = { summary: "Short", blocks: [{ html: "<p>Carried</p>" }] };
    expect(copied.curriculum.modules).toEqual([{ topics: [lesson] }]);
    const { categoryId } = course;
    const made = await command(
      room.author,
      `mutation ($id: Int!, $code: String!, $categoryId: Int!) {
        result: createCourseFromCurriculum(curriculumId: $id, code: $code, categoryId: $categoryId) {
          ... on ChangedCoursePayload { course { modules { topics { databaseId } } } } ${refusal}
        }
      }`,
      { id: curriculum.id, code: "CARRY", categoryId },
    );
    const id = made.course.modules[0].topics[0].databaseId;
    const { topic: copy } = await ask(
      room.author,
      `query ($id: Int!) {
        topic(databaseId: $id) {
          summary completion isPreview hasUnpublishedChanges blocks { html } draftBlocks { html }
        }
      }`,
      { id },
    );
    expect(copy).toEqual({
      ...{ summary: "Short", completion: "VIEWED", isPreview: true, hasUnpublishedChanges: false },
      ...{ blocks: lesson.blocks, draftBlocks: lesson.blocks },
    });
  });
});
