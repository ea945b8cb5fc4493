import { deleteRow } from "#gateway/database/deleteRow";
import { type Added, type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { toChoiceRows } from "../questions/bankCommands";
import { questionMessages, questionSchema } from "../questions/contract";
import { toQuestionColumns } from "../questions/rules";

/** Adds a question at the end of a curriculum's module and returns its id. Refuses INVALID and NOT_FOUND. */
export async function addCurriculumQuestion(
  { db, bus }: CommandContext,
  member: Member,
  { curriculumId, moduleId, input }: Added<"curriculumId" | "moduleId">,
): Promise<number> {
  const question = parseInput(questionSchema, input);
  const { organizationId } = member;
  const id = await db.$transaction(async (tx) => {
    const where = { id: moduleId, curriculumId };
    const module = await tx.curriculumModule.findFirst({ where, select: { id: true } });
    if (!module) throw new Refusal("NOT_FOUND", questionMessages.moduleNotFound);
    const last = await tx.curriculumQuestion.aggregate({ where: { moduleId }, _max: { displayOrder: true } });
    const displayOrder = (last._max.displayOrder ?? 0) + 1;
    const data = { organizationId, moduleId, ...toQuestionColumns(question), displayOrder };
    const made = await tx.curriculumQuestion.create({ data, select: { id: true } });
    await tx.curriculumQuestionOption.createMany({ data: toChoiceRows(organizationId, made.id, question) });
    return made.id;
  });
  bus.publish("curriculumChanged", { organizationId, curriculumId });
  return id;
}

const ofModule = { module: { select: { curriculumId: true } } } as const;

/**
 * Updates a question of a curriculum; courses created from it keep theirs. Refuses INVALID, NOT_FOUND, and
 * STALE for an old version.
 */
export async function updateCurriculumQuestion(
  { db, bus, clock }: CommandContext,
  member: Member,
  { questionId, version, input }: Edited<"questionId">,
): Promise<void> {
  const question = parseInput(questionSchema, input);
  const { organizationId } = member;
  const curriculumId = await db.$transaction(async (tx) => {
    const row = { table: "CurriculumQuestion", organizationId, id: questionId } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: questionMessages });
    const data = { ...toQuestionColumns(question), updatedAt };
    const where = { id: questionId };
    const changed = await tx.curriculumQuestion.update({ where, data, select: ofModule });
    await tx.curriculumQuestionOption.deleteMany({ where: { questionId } });
    await tx.curriculumQuestionOption.createMany({
      data: toChoiceRows(organizationId, questionId, question),
    });
    return changed.module.curriculumId;
  });
  bus.publish("curriculumChanged", { organizationId, curriculumId });
}

/** Deletes a question of a curriculum and returns the curriculum's id. Refuses NOT_FOUND. */
export async function deleteCurriculumQuestion(
  { db, bus }: CommandContext,
  member: Member,
  questionId: number,
): Promise<number> {
  const known = await db.curriculumQuestion.findUnique({ where: { id: questionId }, select: ofModule });
  if (!known) throw new Refusal("NOT_FOUND", questionMessages.notFound);
  const { curriculumId } = known.module;
  await deleteRow(db.curriculumQuestion, { id: questionId }, questionMessages.notFound);
  bus.publish("curriculumChanged", { organizationId: member.organizationId, curriculumId });
  return curriculumId;
}
