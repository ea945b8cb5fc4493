import { describe, expect, it } from "vitest";
import { askCommand } from "#tests/support/askCommand";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [trainer, learner] = [await test.as("coordinator"), await test.as("learner")];

describe("the answers to a question", () => {
  const secrets = ["options { text isCorrect }", "acceptedAnswers", "explanation"];

  it.each(secrets)("are for staff alone: %s", async (selection) => {
    const course = await factory.course();
    const { module } = await factory.module(course);
    await factory.enrolment(learner.userId ?? 0, course.id);
    const input = `title: "Why?", type: SHORT_TEXT, options: [], acceptedAnswers: ["hush"], explanation: "hush"`;
    await askCommand(
      trainer,
      `addQuestion(courseId: ${course.id}, moduleId: ${module.id}, input: { ${input} })`,
    );
    const document = `{ course(databaseId: ${course.id}) { modules { questions { ${selection} } } } }`;
    expect((await trainer.graphql(document)).errors).toBeUndefined();
    const answer = await learner.graphql(document);
    expect(answer.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const { text } = await learner.rest("GET", `courses/${encodeURIComponent(course.title)}/questions`);
    expect(`${JSON.stringify(answer)}${text}`).not.toContain("hush");
  });
});
