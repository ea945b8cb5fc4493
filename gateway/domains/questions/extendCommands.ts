import type { TenantTransaction } from "#gateway/database/tenantClient";
import { updatePracticeAssessment } from "../assessments/commands";
import { type AddedToModules, placeQuestions, toBankRow, toPlacedOptions } from "./bankCommands";
import { questionMessages } from "./contract";

interface AddedQuestions extends AddedToModules {
  organizationId: number;
  courseId: number;
}

/**
 * Adds questions at the end of modules of a course, inside the caller's transaction; a question that its
 * module has already is not added again. Returns how many are new. Refuses NOT_FOUND.
 */
export async function addQuestions(
  tx: TenantTransaction,
  { modules, ...scope }: AddedQuestions,
): Promise<number> {
  const known = await tx.module.findMany({
    where: { courseId: scope.courseId, id: { in: modules.map(({ moduleId }) => moduleId) } },
    select: { id: true, questions: { select: { title: true, displayOrder: true } } },
  });
  const placed = placeQuestions(known, { modules }, questionMessages.moduleNotFound);
  const made = await tx.question.createManyAndReturn({
    data: placed.map(({ question, moduleId, displayOrder }) => ({
      ...scope,
      ...toBankRow(question),
      ...{ moduleId, displayOrder },
    })),
    select: { id: true, moduleId: true, displayOrder: true },
  });
  const options = toPlacedOptions(scope.organizationId, made, placed);
  await tx.questionOption.createMany({ data: options });
  await updatePracticeAssessment(tx, { ...scope, questionIds: made.map(({ id }) => id) });
  return made.length;
}
