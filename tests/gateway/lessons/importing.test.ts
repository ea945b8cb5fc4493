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
  const copyLessons = async (curriculumId: number, courseId: number) =>
    command(
      room.author,
      `mutation ($curriculumId: Int!, $courseId: Int!) {
        result: copyLessonsToCurriculum(curriculumId: $curriculumId, courseId: $courseId) {
          ... on CurriculumPayload {
            curriculum { modules { topics { summary blocks { html } } questions { databaseId title } } }
          } ${refusal}
        }
      }`,
      { curriculumId, courseId },
    );

  const makeCourse = async (id: number, code: string, categoryId: number) =>
    command(
      room.author,
      `mutation ($id: Int!, $code: String!, $categoryId: Int!) {
        result: createCourseFromCurriculum(curriculumId: $id, code: $code, categoryId: $categoryId) {
          ... on ChangedCoursePayload {
            course { modules { topics { databaseId } questions { databaseId title } } }
          } ${refusal}
        }
      }`,
      { id, code, categoryId },
    );

  it("from a course, and to the courses made from it, published", async () => {
    const { course } = await room.enrolled({}, []);
    const { module, topic } = await room.factory.module(course);
    const curriculum = await room.factory.curriculum();
    await room.prisma.module.update({ where: { id: module.id }, data: { name: "Made part" } });
    await room.published(topic.id, ["Carried"]);
    await room.settings(topic.id, { summary: "Short", completion: "VIEWED", isPreview: true });
    const copied = await copyLessons(curriculum.id, course.id);
    const lesson = { summary: "Short", blocks: [{ html: "<p>Carried</p>" }] };
    expect(copied.curriculum.modules).toMatchObject([{ topics: [lesson] }]);
    const made = await makeCourse(curriculum.id, "CARRY", course.categoryId);
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
      summary: "Short",
      completion: "VIEWED",
      isPreview: true,
      hasUnpublishedChanges: false,
      blocks: lesson.blocks,
      draftBlocks: lesson.blocks,
    });
  });

  it("with their questions, which are those of the curriculum and then of the new course", async () => {
    const { course } = await room.enrolled({}, []);
    const { module, topic, question } = await room.factory.module(course);
    const curriculum = await room.factory.curriculum();
    await room.prisma.module.update({ where: { id: module.id }, data: { name: "Made part" } });
    const known = await room.prisma.question.create({
      data: {
        organizationId: course.organizationId,
        courseId: course.id,
        title: "WHY?",
        displayOrder: 1,
      },
    });
    for (const { id: questionId } of [question, known, question])
      await room.addBlock(topic.id, { kind: "QUESTION", questionId });
    await room.publish(topic.id);
    for (const _again of [1, 2]) {
      const { curriculum: copied } = await copyLessons(curriculum.id, course.id);
      expect(copied.modules[0].questions).toMatchObject([
        { databaseId: curriculum.question.id, title: "Why?" },
        { title: "Made question?" },
      ]);
    }
    const blocks = await room.prisma.curriculumBlock.findMany({
      where: { topicId: curriculum.topic.id },
      orderBy: { displayOrder: "asc" },
      select: { question: { select: { title: true, module: { select: { curriculumId: true } } } } },
    });
    const asked = (title: string) => ({ question: { title, module: { curriculumId: curriculum.id } } });
    expect(blocks).toEqual([asked("Made question?"), asked("Why?"), asked("Made question?")]);
    const made = await makeCourse(curriculum.id, "ASKING", course.categoryId);
    const [{ topics, questions }] = made.course.modules;
    const asks = await room.prisma.topicBlock.findMany({
      where: { topicId: topics[0].databaseId },
      orderBy: [{ draftId: "asc" }, { displayOrder: "asc" }],
      select: { questionId: true },
    });
    const ids = [questions[1], questions[0], questions[1]].map(({ databaseId: questionId }) => ({
      questionId,
    }));
    expect(asks).toEqual([...ids, ...ids]);
  });

  it("in as many statements for ten topics and questions as for one", async () => {
    const counts = [];
    for (const size of [1, 10]) {
      const { course } = await room.enrolled({}, []);
      const { module, topic } = await room.factory.module(course);
      const curriculum = await room.factory.curriculum();
      const scope = { organizationId: course.organizationId, courseId: course.id };
      const { name } = module;
      await room.prisma.curriculumModule.update({ where: { id: curriculum.module.id }, data: { name } });
      for (let number = 1; number <= size; number += 1) {
        const added = { displayOrder: number, name: `Topic ${number}` };
        const { id: topicId } = await room.prisma.topic.create({
          data: { ...scope, moduleId: topic.moduleId, ...added, summary: `About ${number}` },
        });
        await room.prisma.curriculumTopic.create({
          data: { organizationId: scope.organizationId, moduleId: curriculum.module.id, ...added },
        });
        const { id: questionId } = await room.prisma.question.create({
          data: { ...scope, moduleId: topic.moduleId, title: `Question ${number}`, displayOrder: number },
        });
        await room.addBlock(topicId, { kind: "QUESTION", questionId });
        await room.publish(topicId);
      }
      const statements = await room.test.statementsOf(() => copyLessons(curriculum.id, course.id));
      counts.push(statements.length);
      const where = { moduleId: curriculum.module.id, summary: { not: "" } };
      expect(await room.prisma.curriculumTopic.count({ where })).toBe(size);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it("only where a topic of the course is one of the curriculum", async () => {
    const { course } = await room.enrolled({}, []);
    const curriculum = await room.factory.curriculum();
    expect(await copyLessons(curriculum.id, course.id)).toMatchObject({
      code: "INVALID",
      message: "No topic of this course has the same name and module as one of the curriculum",
    });
  });
});
