import type { Reading } from "#gateway/graphql/loaders";
import { compareNames } from "../foldContract";
import { isEmptyDraft } from "../submissions/draftRules";

/** That a learner, or a team, has a draft; staff see no more of it. */
export interface OpenDraft {
  learnerName: string;
  savedAt: Date;
}

/** Reads who has drafts of given assignments that hold something, by name, in one statement. */
export async function readOpenDrafts(
  { db }: Reading,
  ids: readonly number[],
): Promise<Map<number, OpenDraft[]>> {
  const rows = await db.submission.findMany({
    where: { givenId: { in: [...ids] }, state: "DRAFT" },
    select: {
      givenId: true,
      text: true,
      link: true,
      updatedAt: true,
      files: { select: { fileId: true } },
      user: { select: { name: true } },
      team: { select: { name: true } },
    },
  });
  const drafts = new Map<number, OpenDraft[]>(ids.map((id) => [id, []]));
  for (const { givenId, user, team, updatedAt: savedAt, ...draft } of rows)
    if (!isEmptyDraft(draft))
      drafts.get(givenId)?.push({ learnerName: user?.name ?? team?.name ?? "", savedAt });
  for (const list of drafts.values())
    list.sort((left, right) => compareNames(left.learnerName, right.learnerName));
  return drafts;
}
