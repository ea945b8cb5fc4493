import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { openColumns, whyClosed } from "../users/rules";
import { assignTrainerSchema, trainerMessages } from "./contract";

interface BatchCourseKey {
  batchId: number;
  courseId: number;
}

/**
 * Assigns a member of staff to a batch course with a role; returns the row's id. Refuses INVALID, NOT_FOUND
 * and CONFLICT.
 */
export async function assignTrainer(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  change: BatchCourseKey & { input: unknown },
): Promise<number> {
  const { batchId, courseId } = change;
  const { trainerId, role } = parseInput(assignTrainerSchema, change.input);
  const { id } = await db.$transaction(async (tx) => {
    const row = await tx.batchCourse.findFirst({
      where: { batchId, courseId },
      select: { trainers: { where: { trainerId }, select: { id: true } } },
    });
    if (!row) throw new Refusal("NOT_FOUND", trainerMessages.courseNotFound);
    const trainer = await tx.user.findUnique({
      where: { id: trainerId },
      select: { userType: true, ...openColumns },
    });
    if (!trainer) throw refuseField("trainerId", trainerMessages.notFound, "NOT_FOUND");
    if (trainer.userType !== "E") throw refuseField("trainerId", trainerMessages.employeesOnly);
    if (row.trainers.length > 0) throw refuseField("trainerId", trainerMessages.assignedAlready, "CONFLICT");
    const closed = whyClosed(trainer);
    if (closed !== null) throw refuseField("trainerId", closed, "CONFLICT");
    return tx.batchTrainer.create({
      data: { organizationId, batchId, courseId, trainerId, role },
      select: { id: true },
    });
  });
  bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
  return id;
}

/** Removes a trainer from a batch course; returns the row's former id. Refuses NOT_FOUND. */
export async function removeTrainer(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  { batchId, courseId, trainerId }: BatchCourseKey & { trainerId: number },
): Promise<number> {
  const row = await db.batchTrainer.findFirst({
    where: { batchId, courseId, trainerId },
    select: { id: true },
  });
  if (!row) throw new Refusal("NOT_FOUND", trainerMessages.notFound);
  await db.batchTrainer.deleteMany({ where: { id: row.id } });
  bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
  return row.id;
}
