import type { Reading } from "#gateway/graphql/loaders";
import { compareNames } from "../foldContract";
import { isEmptyDraft } from "../submissions/draftRules";

/** That a learner, or a team, has a draft; staff see no more of it. */
export interface OpenDraft {
  learnerName: string;
  savedAt: Date;
}

/**
 * Reads who has drafts of given assignments that hold something, by name, in two statements. A learner's draft stands in
 * every batch that gives its assignment and that they are in.
 */
export async function readOpenDrafts(
  { db }: Reading,
  ids: readonly number[],
): Promise<Map<number, OpenDraft[]>> {
  const given = await db.givenAssignment.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, batchId: true, assignmentId: true },
  });
  const rows = await db.submission.findMany({
    where: { state: "DRAFT", given: { assignmentId: { in: given.map(({ assignmentId }) => assignmentId) } } },
    select: {
      givenId: true,
      given: { select: { assignmentId: true } },
      text: true,
      link: true,
      updatedAt: true,
      files: { select: { fileId: true } },
      user: { select: { name: true } },
      team: { select: { name: true } },
      places: { select: { batchId: true } },
    },
  });
  const filled = rows.filter((draft) => !isEmptyDraft(draft));
  const isIn = (draft: (typeof rows)[number], { id, batchId, assignmentId }: (typeof given)[number]) =>
    draft.givenId === id ||
    (draft.given.assignmentId === assignmentId && draft.places.some((place) => place.batchId === batchId));
  const toDraft = ({ user, team, updatedAt: savedAt }: (typeof rows)[number]): OpenDraft => ({
    learnerName: user?.name ?? team?.name ?? "",
    savedAt,
  });
  return new Map(
    given.map((row) => {
      const drafts = filled.filter((draft) => isIn(draft, row)).map(toDraft);
      return [row.id, drafts.sort((left, right) => compareNames(left.learnerName, right.learnerName))];
    }),
  );
}
