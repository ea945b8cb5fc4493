import type { TenantTransaction } from "#gateway/database/tenantClient";
import { Refusal } from "#gateway/refusal";
import { updatePracticeAssessment } from "../assessments/commands";
import { nameKey } from "../contract";
import { type QuestionInput, questionMessages } from "./contract";

interface AddedQuestions {
  organizationId: number;
  courseId: number;
  modules: readonly { moduleId: number; questions: readonly QuestionInput[] }[];
}

const findLast = (rows: readonly { displayOrder: number }[]) =>
  Math.max(0, ...rows.map(({ displayOrder }) => displayOrder));

/**
 * Adds questions at the end of modules of a course, inside the caller's transaction; a question that its
 * module has already is not added again. Returns how many are new. Refuses NOT_FOUND.
 */
export async function addQuestions(
  tx: TenantTransaction,
  { modules, ...of }: AddedQuestions,
): Promise<number> {
  const there = await tx.module.findMany({
    where: { courseId: of.courseId, id: { in: modules.map(({ moduleId }) => moduleId) } },
    select: { id: true, questions: { select: { title: true, displayOrder: true } } },
  });
  const fresh = modules.flatMap(({ moduleId, questions }) => {
    const module = there.find(({ id }) => id === moduleId);
    if (!module) throw new Refusal("NOT_FOUND", questionMessages.moduleNotFound);
    const titles = new Set(module.questions.map(({ title }) => nameKey(title)));
    return questions
      .filter(({ title }) => !titles.has(nameKey(title)) && titles.add(nameKey(title)))
      .map((question, index) => ({
        ...{ question, moduleId },
        displayOrder: findLast(module.questions) + index + 1,
      }));
  });
  const made = await tx.question.createManyAndReturn({
    data: fresh.map(
      ({ question: { title, type, acceptedAnswers, explanation }, moduleId, displayOrder }) => ({
        ...{ ...of, moduleId, title, type, acceptedAnswers, displayOrder },
        explanation: explanation || null,
      }),
    ),
    select: { id: true, moduleId: true, displayOrder: true },
  });
  const options = made.flatMap(({ id: questionId, moduleId, displayOrder }) => {
    const row = fresh.find((one) => one.moduleId === moduleId && one.displayOrder === displayOrder);
    return (row?.question.options ?? []).map((option, index) => ({
      ...{ organizationId: of.organizationId, questionId, ...option },
      displayOrder: index + 1,
    }));
  });
  await tx.questionOption.createMany({ data: options });
  await updatePracticeAssessment(tx, { ...of, questionIds: made.map(({ id }) => id) });
  return made.length;
}
