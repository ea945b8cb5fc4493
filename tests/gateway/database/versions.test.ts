import { describe, expect, it } from "vitest";

import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite({ engine: "embedded" });
let staff = await test.as("coordinator");

interface EditedRow {
  id: number;
  courseId?: number;
  userId?: number;
}

/** A row that forms edit: how it is made, read and changed. */
interface Edited {
  make: () => Promise<EditedRow>;
  read: (id: number) => Promise<{ text: string; updatedAt: Date }>;
  /** The mutation that writes a text into the row. */
  change: (row: EditedRow, text: string) => string;
  message: string;
}

const question = (title: string) =>
  `{ title: "${title}", type: SINGLE, options: [{ text: "Yes", isCorrect: true }, { text: "No", isCorrect: false }], acceptedAnswers: [] }`;

const prisma = () => test.database.prisma;

const readTitle = ({ title, updatedAt }: { title: string; updatedAt: Date }) => ({ text: title, updatedAt });

const edited: Record<string, Edited> = {
  payment: {
    make: async () => {
      const { id, userId } = await factory.payment({ userId: (await factory.user()).id });
      return { id, userId };
    },
    read: async (id) => {
      const { comments, updatedAt } = await prisma().payment.findUniqueOrThrow({ where: { id } });
      return { text: comments, updatedAt };
    },
    change: ({ id, userId }, text) =>
      `updatePayment(paymentId: ${id}, version: $version, input: { userId: ${userId}, reference: "V-${id}", amount: 1, status: PAID, comments: "${text}" })`,
    message: "Someone else changed this payment",
  },
  resource: {
    make: async () => {
      const course = await factory.course();
      return factory.resource({ courseId: course.id });
    },
    read: async (id) => {
      const { name, updatedAt } = await prisma().resource.findUniqueOrThrow({ where: { id } });
      return { text: name, updatedAt };
    },
    change: ({ id, courseId }, text) =>
      `updateResource(courseId: ${courseId}, resourceId: ${id}, version: $version, input: { name: "${text}", type: LINK, url: "https://a.example", visibility: PUBLIC, duration: 0, status: PUBLISHED, tags: "" })`,
    message: "Someone else changed this resource",
  },
  question: {
    make: async () => {
      const course = await factory.course();
      return (await factory.module(course)).question;
    },
    read: async (id) => readTitle(await prisma().question.findUniqueOrThrow({ where: { id } })),
    change: ({ id }, text) =>
      `updateQuestion(questionId: ${id}, version: $version, input: ${question(text)})`,
    message: "Someone else changed this question",
  },
  "curriculum's question": {
    make: async () => {
      const curriculum = await factory.curriculum();
      const module = await prisma().curriculumModule.create({
        data: { organizationId: 1, curriculumId: curriculum.id, name: "M", displayOrder: 1 },
      });
      return prisma().curriculumQuestion.create({
        data: { organizationId: 1, moduleId: module.id, title: "Old", displayOrder: 1 },
      });
    },
    read: async (id) => readTitle(await prisma().curriculumQuestion.findUniqueOrThrow({ where: { id } })),
    change: ({ id }, text) =>
      `updateCurriculumQuestion(questionId: ${id}, version: $version, input: ${question(text)})`,
    message: "Someone else changed this question",
  },
};

async function save(change: string, version: Date | null) {
  const document = `mutation ($version: DateTime) { result: ${change} { __typename ... on Refusal { code message } } }`;
  const { data } = await staff.graphql(document, { version });
  return data.result as { __typename: string; code?: string; message?: string };
}

describe.each(Object.entries(edited))("a %s", (_name, { make, read, change, message }) => {
  it("is saved over the version that the edit began from, and gets a later one", async () => {
    const row = await make();
    const { updatedAt } = await read(row.id);
    // The clock has not moved since the row was written.
    test.setNow(updatedAt);
    staff = await test.as("coordinator");
    expect((await save(change(row, "Mine"), updatedAt)).code).toBeUndefined();
    test.setNow();
    staff = await test.as("coordinator");
    const saved = await read(row.id);
    expect(saved.text).toBe("Mine");
    expect(saved.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
  });

  it("is not written over when someone else was faster", async () => {
    const row = await make();
    const { updatedAt } = await read(row.id);
    const results = await Promise.all([
      save(change(row, "One"), updatedAt),
      save(change(row, "Two"), updatedAt),
    ]);
    const refused = results.filter(({ code }) => code !== undefined);
    expect(refused).toEqual([{ __typename: "Refusal", code: "STALE", message }]);
    const won = results.findIndex(({ code }) => code === undefined);
    expect((await read(row.id)).text).toBe(["One", "Two"][won]);
  });

  it("is written over by a caller that names no version", async () => {
    const row = await make();
    await save(change(row, "First"), (await read(row.id)).updatedAt);
    expect((await save(change(row, "Second"), null)).code).toBeUndefined();
    expect((await read(row.id)).text).toBe("Second");
  });
});
