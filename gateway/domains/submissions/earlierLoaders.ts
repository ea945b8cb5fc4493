import type { ReadByKey } from "#gateway/graphql/loaders";
import { visibleSubmissions } from "./access";
import type { MarkedCriterion } from "./contract";
import { readMarked } from "./rules";

/** A submission before the one to mark, with its comments. */
export interface EarlierTry {
  submissionId: number;
  number: number;
  text: string;
  link: string;
  handedInAt: Date;
  /** Its score, the most points and the comment; null without a mark that holds. */
  mark: { score: number; maxPoints: number; comment: string; markedByName: string } | null;
  criteria: MarkedCriterion[];
}

const marks = { where: { replacedAt: null }, orderBy: { id: "asc" }, take: 1 } as const;

/**
 * Reads the submissions of the same learner or team before each submission, newest first; in two statements.
 */
export const readEarlierTries: ReadByKey<EarlierTry[]> = async ({ db, viewer }, ids) => {
  const visible = visibleSubmissions(viewer);
  const pieces = await db.submission.findMany({
    where: { id: { in: [...ids] }, number: { gt: 1 }, AND: visible },
    select: { id: true, givenId: true, userId: true, teamId: true, number: true },
  });
  if (pieces.length === 0) return new Map();
  const tries = await db.submission.findMany({
    where: {
      OR: pieces.map(({ givenId, userId, teamId }) => ({ givenId, userId, teamId })),
      AND: visible,
      handedInAt: { not: null },
    },
    orderBy: { number: "desc" },
    include: { marks },
  });
  return new Map(
    pieces.map((piece) => [
      piece.id,
      tries
        .filter(({ givenId, userId, teamId, number }) => {
          const isOfSame = givenId === piece.givenId && userId === piece.userId && teamId === piece.teamId;
          return isOfSame && number < piece.number;
        })
        .map(({ id: submissionId, marks: [mark = null], handedInAt, ...made }) => ({
          submissionId,
          number: made.number,
          text: made.text,
          link: made.link,
          mark,
          handedInAt: handedInAt ?? made.createdAt,
          criteria: mark ? readMarked(mark.criteria) : [],
        })),
    ]),
  );
};
