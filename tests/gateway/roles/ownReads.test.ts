import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const { prisma } = test.database;

const [admin, trainer, support, finance, author] = await Promise.all(
  (["admin", "trainer", "support", "finance", "author"] as const).map((name) => test.as(name)),
);
if (!admin || !trainer || !support || !finance || !author) throw new Error("a demo account is missing");
const trainerId = trainer.userId ?? 0;

/** A course with a draft, a published lesson, a key, a question for exams only and a private resource. */
async function makeCourse(data: { trainerId?: number; status?: "DRAFT" | "PUBLISHED" } = {}) {
  const course = await factory.course(data);
  const { module, topic, question } = await factory.module(course);
  const place = { organizationId: demoId, courseId: course.id };
  await prisma.question.update({
    where: { id: question.id },
    data: {
      explanation: "The key",
      options: { create: [{ text: "Right", isCorrect: true, displayOrder: 1 }] },
    },
  });
  await prisma.question.create({
    data: { ...place, moduleId: module.id, displayOrder: 2, title: "Exam only?", examsOnly: true },
  });
  const block = {
    ...place,
    topicId: topic.id,
    kind: "TEXT" as const,
    displayOrder: 1,
    updatedById: 1,
    updatedByName: "Made",
  };
  const draft = await prisma.topicBlock.create({
    data: { ...block, markdown: "SECRETDRAFT", html: "<p>SECRETDRAFT</p>" },
  });
  await prisma.topicBlock.create({
    data: { ...block, draftId: draft.id, markdown: "Published kumquat", html: "<p>Published kumquat</p>" },
  });
  await prisma.topic.update({ where: { id: topic.id }, data: { publishedAt: new Date() } });
  const resource = await factory.resource({ courseId: course.id, visibility: "PRIVATE" });
  const asked = await prisma.topicQuestion.create({
    data: { ...place, topicId: topic.id, userId: admin?.userId ?? 0, markdown: "Why?", html: "<p>Why?</p>" },
  });
  const answer = await prisma.topicAnswer.create({
    data: {
      organizationId: demoId,
      questionId: asked.id,
      userId: admin?.userId ?? 0,
      markdown: "So",
      html: "<p>So</p>",
    },
  });
  return { course, module, topic, question, resource, draft, asked, answer };
}

const foreign = await makeCourse();
const hidden = await makeCourse({ status: "DRAFT" });
const taught = await makeCourse({ trainerId });

/** Asks; returns the data, or the code of the first error. */
async function ask(caller: Caller, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await caller.graphql(query, variables);
  return errors ? errors[0]?.extensions?.code : data;
}

const archive = async (caller: Caller, courseId: number) => {
  const headers = { Authorization: `Bearer ${caller.token}` };
  const response = await fetch(`${test.origin}/export/courses/${courseId}.zip`, { headers });
  // One that is still sent counts as running.
  await response.arrayBuffer();
  return response.status;
};

describe("the questions of a course", () => {
  const bank = `query ($courseId: Int!) {
    questionBank(courseId: $courseId) { nodes { title explanation markdown options { isCorrect } } }
    questionTags(courseId: $courseId)
    exportQuestions(courseId: $courseId, format: GIFT) { questionCount text }
  }`;

  it("are listed and exported with their answers by their trainer alone", async () => {
    expect(await ask(trainer, bank, { courseId: foreign.course.id })).toEqual({
      questionBank: { nodes: [] },
      questionTags: [],
      exportQuestions: null,
    });
    expect(await ask(trainer, bank, { courseId: hidden.course.id })).toMatchObject({ exportQuestions: null });
    for (const caller of [trainer, author])
      expect(await ask(caller, bank, { courseId: taught.course.id })).toMatchObject({
        questionBank: { nodes: [{ explanation: "The key", options: [{ isCorrect: true }] }, {}] },
        exportQuestions: { questionCount: 2 },
      });
  });

  const fields = ["explanation", "options { isCorrect }", "acceptedAnswers", "markdown", "tags", "examsOnly"];
  it.each(fields)("do not tell a trainer of other courses their %s", async (field) => {
    const readQuestions = (id: number) =>
      ask(trainer, `query ($id: Int!) { course(databaseId: $id) { modules { questions { ${field} } } } }`, {
        id,
      });
    await prisma.enrolment.createMany({
      data: { organizationId: demoId, userId: trainerId, courseId: foreign.course.id, source: "STAFF" },
      skipDuplicates: true,
    });
    expect(await readQuestions(foreign.course.id)).toBe("FORBIDDEN");
    expect(await readQuestions(taught.course.id)).toMatchObject({
      course: { modules: [{ questions: [{}, {}] }] },
    });
    await prisma.enrolment.deleteMany({ where: { userId: trainerId, courseId: foreign.course.id } });
  });

  it("are shown to the enrolled and to staff who may read them", async () => {
    const learner = await factory.user();
    const caller = await test.visitor.signIn(learner.signIn);
    const titles = async (who: Caller) => {
      const { json } = await who.rest("GET", `courses/${foreign.course.id}/questions`);
      return json.flatMap((module: { questions: { title: string }[] }) =>
        module.questions.map(({ title }) => title),
      );
    };
    for (const outsider of [caller, trainer, support, finance]) expect(await titles(outsider)).toEqual([]);
    expect(await titles(author)).toEqual(["Made question?", "Exam only?"]);
    await factory.enrolment(learner.id, foreign.course.id);
    expect(await titles(caller)).toEqual(["Made question?"]);
  });
});

describe("the draft of a lesson", () => {
  const draft = `query ($id: Int!) {
    topic(databaseId: $id) {
      canEdit hasUnpublishedChanges completedCount enrolledCount
      draftBlocks { markdown } deletedBlocks { markdown } differences { change }
    }
  }`;
  const read = async (caller: Caller, topicId: number) => (await ask(caller, draft, { id: topicId })).topic;

  it("belongs to those who write the course", async () => {
    expect(await read(trainer, foreign.topic.id)).toEqual({
      canEdit: false,
      hasUnpublishedChanges: null,
      completedCount: null,
      enrolledCount: null,
      draftBlocks: [],
      deletedBlocks: [],
      differences: null,
    });
    for (const [caller, topicId] of [
      [trainer, taught.topic.id],
      [author, foreign.topic.id],
    ] as const)
      expect(await read(caller, topicId)).toMatchObject({
        canEdit: true,
        completedCount: 0,
        draftBlocks: [{ markdown: "SECRETDRAFT" }],
        differences: [{ change: "CHANGED" }],
      });
  });

  it("is in an archive for those who write it, its answers and resources", async () => {
    const statuses = async (caller: Caller) => {
      const found: number[] = [];
      for (const { course } of [foreign, hidden, taught]) found.push(await archive(caller, course.id));
      return found;
    };
    expect(await statuses(trainer)).toEqual([403, 404, 200]);
    expect(await statuses(support)).toEqual([403, 403, 403]);
    expect(await statuses(finance)).toEqual([403, 403, 403]);
    expect(await statuses(author)).toEqual([200, 200, 200]);
  });

  it("names the rights that reach its course", async () => {
    const rightsIn = async (caller: Caller, id: number) =>
      (await ask(caller, "query ($id: Int!) { course(databaseId: $id) { reachedRights } }", { id })).course
        .reachedRights;
    expect(await rightsIn(trainer, foreign.course.id)).toEqual([]);
    expect(await rightsIn(trainer, taught.course.id)).toEqual(
      expect.arrayContaining(["lessons.write", "questions.write", "resources.write"]),
    );
    expect(await rightsIn(author, foreign.course.id)).toContain("courses.write");
  });
});

describe("a published lesson", () => {
  const { topic, course } = foreign;
  const document = `query ($id: Int!, $courseId: Int!) {
    topic(databaseId: $id) { isOpen canDiscuss blocks { markdown } questions(first: 5) { nodes { markdown } } }
    searchLessons(courseId: $courseId, text: "kumquat") { blockId }
  }`;
  const read = (caller: Caller, row = foreign) =>
    ask(caller, document, { id: row.topic.id, courseId: row.course.id });
  const closed = { isOpen: false, canDiscuss: false, blocks: [], questions: { nodes: [] } };
  const open = {
    isOpen: true,
    canDiscuss: true,
    blocks: [{ markdown: "Published kumquat" }],
    questions: { nodes: [{ markdown: "Why?" }] },
  };

  it("is read by its trainers and staff who read lessons, without an enrolment", async () => {
    expect(await read(trainer)).toEqual({ topic: closed, searchLessons: [] });
    expect(await read(trainer, taught)).toMatchObject({ topic: open, searchLessons: [{}] });
    expect(await read(author)).toMatchObject({ topic: open });
    expect(await read(finance)).toMatchObject({ topic: closed });
  });

  it("is discussed, not read, by those who moderate every discussion", async () => {
    expect(await read(support)).toMatchObject({
      topic: { ...closed, canDiscuss: true, questions: open.questions },
    });
  });

  it("is refused over REST to others than its readers", async () => {
    const path = `courses/${course.id}/topics/${topic.id}`;
    const statuses = await Promise.all(
      [trainer, finance, support, author].map(async (caller) => (await caller.rest("GET", path)).status),
    );
    expect(statuses).toEqual([403, 403, 403, 200]);
  });

  it("shows a moderator the questions of taught courses alone", async () => {
    const ofCourse = (id: number) =>
      ask(
        trainer,
        "query ($id: Int!) { unansweredTopicQuestions(courseId: $id, first: 5) { totalCount nodes { id } } }",
        {
          id,
        },
      );
    for (const { course: asked, topic } of [taught, foreign])
      await prisma.topicQuestion.create({
        data: {
          organizationId: demoId,
          courseId: asked.id,
          topicId: topic.id,
          userId: admin?.userId ?? 0,
          markdown: "And now?",
          html: "<p>And now?</p>",
        },
      });
    expect(await ofCourse(course.id)).toEqual({ unansweredTopicQuestions: { totalCount: 0, nodes: [] } });
    expect(await ofCourse(taught.course.id)).toMatchObject({ unansweredTopicQuestions: { totalCount: 1 } });
  });
});

describe("a guard", () => {
  const hide = (caller: Caller, post: { questionId?: number; answerId?: number }) =>
    ask(
      caller,
      `mutation ($questionId: Int, $answerId: Int) {
        hideTopicPost(questionId: $questionId, answerId: $answerId, reason: "Off topic") { __typename }
      }`,
      post,
    );

  it("refuses a post of another course by question and by answer", async () => {
    expect(await hide(trainer, { questionId: foreign.asked.id })).toBe("FORBIDDEN");
    expect(await hide(trainer, { answerId: foreign.answer.id })).toBe("FORBIDDEN");
    expect(await hide(trainer, { questionId: taught.asked.id, answerId: foreign.answer.id })).toBe(
      "FORBIDDEN",
    );
    expect(await prisma.topicAnswer.findUnique({ where: { id: foreign.answer.id } })).toMatchObject({
      hiddenAt: null,
    });
    expect(await hide(trainer, { answerId: taught.answer.id })).toEqual({
      hideTopicPost: { __typename: "TopicQuestionPayload" },
    });
  });

  it("refuses where it finds nothing", async () => {
    expect(await hide(trainer, {})).toBe("FORBIDDEN");
    expect(await hide(trainer, { answerId: 999_999 })).toBe("FORBIDDEN");
    const publish = "mutation { publishTopic(topicId: 999999, version: 1) { __typename } }";
    expect(await ask(trainer, publish)).toBe("FORBIDDEN");
    expect(await ask(author, publish)).toEqual({ publishTopic: { __typename: "Refusal" } });
  });
});

describe("resources", () => {
  it("are listed and opened by staff of their course, drafts and private ones too", async () => {
    const idsOf = async (caller: Caller) => {
      const { json } = await caller.rest("GET", "resources?limit=1000");
      return json.map(({ id }: { id: number }) => id);
    };
    const ids = await idsOf(trainer);
    expect(ids).toContain(taught.resource.id);
    expect(ids).not.toContain(foreign.resource.id);
    expect(ids).not.toContain(hidden.resource.id);
    expect(await idsOf(support)).toContain(hidden.resource.id);
    const open = async (row: typeof foreign) =>
      (await trainer.rest("GET", `courses/${row.course.id}/resources/${row.resource.id}`)).status;
    expect([await open(foreign), await open(hidden), await open(taught)]).toEqual([404, 404, 200]);
  });
});

describe("addresses of people and figures", () => {
  it("tell a trainer of those whom the trainer teaches alone", async () => {
    const stranger = await factory.user({ name: "Zebedee Stranger" });
    const pupil = await factory.user({ name: "Zebedee Pupil" });
    await factory.enrolment(pupil.id, taught.course.id);
    const find = async (caller: Caller, search: string) => {
      const { chatPeople } = await ask(
        caller,
        "query ($search: String!) { chatPeople(search: $search) { name email } }",
        { search },
      );
      return Object.fromEntries(
        chatPeople.map((row: { name: string; email: string | null }) => [row.name, row.email]),
      );
    };
    expect(await find(trainer, "Zebedee")).toEqual({
      "Zebedee Stranger": null,
      "Zebedee Pupil": pupil.email,
    });
    expect(await find(trainer, `${stranger.username}@made`)).toEqual({});
    expect(await find(trainer, `${pupil.username}@made`)).toEqual({ "Zebedee Pupil": pupil.email });
    expect(await find(finance, `${stranger.username}@made`)).toEqual({ "Zebedee Stranger": stranger.email });
    const lobby = await prisma.room.findFirstOrThrow({ where: { organizationId: demoId, kind: "LOBBY" } });
    const message = await prisma.message.create({
      data: {
        organizationId: demoId,
        roomId: lobby.id,
        userId: stranger.id,
        clientId: "stranger-1",
        messageText: "Hello",
        version: 0,
        createdDate: new Date(),
      },
    });
    const sender = (caller: Caller) =>
      ask(caller, "query ($id: ID!) { node(id: $id) { ... on Message { user { name email } } } }", {
        id: btoa(`Message:${message.id}`),
      });
    expect(await sender(trainer)).toBe("FORBIDDEN");
    expect(await sender(finance)).toMatchObject({ node: { user: { email: stranger.email } } });
  });

  it("are work of the trainer's own courses alone", async () => {
    const bare = [await factory.course(), await factory.course({ trainerId })];
    const { courses } = await ask(
      trainer,
      "{ courses(lacking: TOPICS, first: 50) { nodes { databaseId } } }",
    );
    const ids = courses.nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
    expect(bare.map(({ id }) => ids.includes(id))).toEqual([false, true]);
  });

  it("count in figures of the trainer's own learners", async () => {
    const countLearners = async (caller: Caller) =>
      (await ask(caller, "{ learnerActivity { active total } }")).learnerActivity;
    const own = (await ask(trainer, "{ users(userType: U) { totalCount } }")).users.totalCount;
    const all = await countLearners(admin);
    const { total } = await countLearners(trainer);
    expect(total).toBeLessThan(all.total);
    expect(total).toBeLessThanOrEqual(own);
  });

  it("tell of the enrolments of taught courses alone", async () => {
    const pupil = await factory.user({ name: "Yorick Pupil" });
    for (const { course } of [taught, foreign]) await factory.enrolment(pupil.id, course.id);
    const look = async (caller: Caller, courseId: number) => {
      const { users, course } = await ask(
        caller,
        `{ users(courseId: ${courseId}, search: "Yorick") { nodes { name } } course(databaseId: ${courseId}) { canListLearners } }`,
      );
      return [users.nodes.length, course.canListLearners];
    };
    expect(await look(trainer, taught.course.id)).toEqual([1, true]);
    expect(await look(trainer, foreign.course.id)).toEqual([0, false]);
    expect(await look(finance, foreign.course.id)).toEqual([1, true]);
  });
});
