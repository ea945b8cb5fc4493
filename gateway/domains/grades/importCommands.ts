import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { type BatchPlace, holdGradebook, writeEntries } from "./commands";
import { gradeMessages } from "./contract";
import { marksFileSchema } from "./formContract";
import { readGradebook } from "./gradebookLoaders";
import { type FileProblem, type MarkChange, readMarksFile } from "./importRules";

/** The outcome of an import, or of a dry run, with the problems of the file. */
export interface MarksImport extends BatchPlace {
  changes: readonly MarkChange[];
  problems: readonly FileProblem[];
  /** Whether the changes were made. */
  isDone: boolean;
}

interface MarksFile extends BatchPlace {
  records: unknown;
  dryRun: boolean;
}

/**
 * Imports marks of items that the batch added, all or none: a file with a problem changes nothing. Refuses INVALID
 * and NOT_FOUND.
 */
export async function importMarks(
  context: Context,
  member: Member,
  { batchId, courseId, records: given, dryRun }: MarksFile,
): Promise<MarksImport> {
  const { records } = parseInput(marksFileSchema, { records: given });
  const place = { batchId, courseId };
  const now = context.clock();
  const read = await context.db.$transaction(async (tx) => {
    await holdGradebook(tx, member, place);
    const book = await readGradebook({ ...context, db: tx }, place);
    if (!book) throw new Refusal("NOT_FOUND", gradeMessages.noBatchCourse);
    const file = readMarksFile(records, book);
    if (dryRun || file.problems.length > 0 || file.changes.length === 0) return { ...file, isDone: false };
    const entries = file.changes.map(({ userId, itemKey, points }) => ({
      userId,
      itemKey,
      points,
      isExcused: false,
      reason: gradeMessages.fromFile,
    }));
    await writeEntries(tx, { member, place, now }, entries);
    return { ...file, isDone: true };
  });
  if (read.isDone) {
    const userIds = [...new Set(read.changes.map(({ userId }) => userId))];
    context.bus.publish("gradesChanged", { organizationId: member.organizationId, ...place, userIds });
  }
  return { ...place, ...read };
}
