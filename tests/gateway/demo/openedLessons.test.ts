import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { getFile } from "#tests/support/uploads";
import { ask } from "../enrolments/classroom";

const { test, factory } = await openSuite({ hasDemoFiles: true });
const prisma = test.database.prisma;
const user = await factory.user();
const learner = await test.visitor.signIn(user.signIn);
const topics = await prisma.topic.findMany({
  where: { organizationId: 1, publishedAt: { not: null }, course: { status: "PUBLISHED" } },
  include: { course: { select: { code: true } } },
  orderBy: { id: "asc" },
});
for (const courseId of new Set(topics.map((topic) => topic.courseId))) {
  await factory.enrolment(user.id, courseId);
  // Lessons that open in order are open once those before them are completed.
  await factory.completion(user.id, courseId);
}

const document = `query ($id: Int!) {
  topic(databaseId: $id) { isOpen blocks { kind html url file { url } question { title } } }
}`;

interface Block {
  kind: string;
  html: string;
  url: string | null;
  file: { url: string } | null;
  question: { title: string } | null;
}

describe("every demo lesson opens to a learner, with all that it shows", () => {
  it.each(topics.map(({ id, name, course }) => [`${course.code}: ${name}`, id] as const))(
    "%s",
    async (_name, id) => {
      const { topic } = await ask(learner, document, { id });
      const blocks: Block[] = topic.blocks;
      expect(topic.isOpen).toBe(true);
      expect(blocks.length).toBeGreaterThan(3);
      for (const { kind, html, url, file, question } of blocks) {
        expect([kind, Boolean(html || url || file || question)]).toEqual([kind, true]);
        if (!file) continue;
        const response = await getFile(test.origin, learner, file.url);
        expect([kind, response.status]).toEqual([kind, 200]);
      }
    },
  );

  it("are at least 40", () => expect(topics.length).toBeGreaterThanOrEqual(40));
});
