import type { Database } from "#gateway/database/open";
import { createFactory, demoId } from "./factory";

interface ExamSize {
  learnerCount: number;
  questionCount: number;
  minutes: number;
}

/** Makes a course with an exam and its learners, beside the demo. */
export async function makeExam(
  prisma: Database["prisma"],
  { learnerCount, questionCount, minutes }: ExamSize,
) {
  const factory = createFactory(prisma);
  const course = await factory.course({ status: "PUBLISHED" });
  const scope = { organizationId: demoId, courseId: course.id };
  const { id: assessmentId } = await prisma.assessment.create({
    data: { ...scope, title: "The exam", duration: minutes, passingScore: 50, state: "PUBLISHED" },
  });
  for (let displayOrder = 1; displayOrder <= questionCount; displayOrder += 1) {
    const { id: questionId } = await prisma.question.create({
      data: { ...scope, displayOrder, type: "SINGLE", title: `Question ${displayOrder}?` },
    });
    await prisma.questionOption.createMany({
      data: ["yes", "no", "neither", "both"].map((text, index) => ({
        organizationId: demoId,
        questionId,
        displayOrder: index + 1,
        text,
        isCorrect: index === 0,
      })),
    });
    await prisma.assessmentQuestion.create({
      data: { organizationId: demoId, assessmentId, questionId, displayOrder },
    });
  }
  const learners = [];
  for (let index = 0; index < learnerCount; index += 1) {
    const user = await factory.user({ username: `sitter${index}` }, ["LEARNER"]);
    await factory.enrolment(user.id, course.id);
    learners.push({ ...user.signIn, userId: user.id });
  }
  return { assessmentId, courseId: course.id, learners };
}
