import type { TenantTransaction } from "#gateway/database/tenantClient";
import { type AddedToModules, addToBank, deleteFromBank, extendBank, updateInBank } from "./bankCommands";
import { courseBank } from "./courseBankCommands";
import { type CopiedQuestion, toCopiedOptions, toCopies } from "./rules";

/** Adds a question at the end of a course's module and returns its id. Refuses INVALID and NOT_FOUND. */
export const addQuestion = addToBank(courseBank, "courseId");

/**
 * Updates a question of a course; started attempts keep their copies. Refuses INVALID, NOT_FOUND, STALE for an old
 * version, and CONFLICT when a published assessment would no longer find it.
 */
export const updateQuestion = updateInBank(courseBank);

/**
 * Deletes a question of a course and returns the course's id. Refuses NOT_FOUND, and CONFLICT while a published
 * assessment asks it or draws from too few without it.
 */
export const deleteQuestion = deleteFromBank(courseBank);

interface AddedQuestions extends AddedToModules {
  organizationId: number;
  courseId: number;
}

/**
 * Adds questions at the end of modules of a course, inside the caller's transaction; a question that its
 * module has already is not added again. Returns how many are new. Refuses NOT_FOUND.
 */
export const addQuestions = (
  tx: TenantTransaction,
  { organizationId, courseId, modules }: AddedQuestions,
): Promise<number> => extendBank(courseBank.open(tx, organizationId), courseId, { modules });

interface Copying {
  organizationId: number;
  courseId: number;
  /** Null for questions of the course as a whole. */
  moduleId: number | null;
  questions: readonly CopiedQuestion[];
}

/** Copies questions with their options into a module of a course, in their order, in two statements. */
export async function copyQuestions(
  tx: TenantTransaction,
  { questions, ...placed }: Copying,
): Promise<number[]> {
  const { organizationId } = placed;
  const rows = await tx.question.createManyAndReturn({
    data: toCopies(questions).map((copy) => ({ ...placed, ...copy })),
    select: { id: true, displayOrder: true },
  });
  const options = toCopiedOptions(rows, questions).map((option) => ({ organizationId, ...option }));
  await tx.questionOption.createMany({ data: options });
  return rows.toSorted((left, right) => left.displayOrder - right.displayOrder).map(({ id }) => id);
}
