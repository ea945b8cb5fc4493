import type { ReadByKey } from "#gateway/graphql/loaders";
import { toPlainHtml } from "#gateway/markdown/plainHtml";
import { readRendered } from "#gateway/markdown/renderText";
import { visibleSubmissions } from "./access";
import type { MarkedCriterion } from "./contract";
import { readLateness } from "./latenessLoaders";
import { getScore, readMarked } from "./rules";

/** A submission before the one to mark, with its comments. */
export interface EarlierTry {
  submissionId: number;
  number: number;
  text: string;
  textHtml: string;
  link: string;
  handedInAt: Date;
  /** Of the mark that holds; null without one. */
  score: number | null;
  maxPoints: number | null;
  /** The comment of the mark; may be empty. */
  comment: string;
  markedByName: string | null;
  criteria: MarkedCriterion[];
}

const marks = { where: { replacedAt: null }, orderBy: { id: "asc" }, take: 1 } as const;

const ofAssignment = { given: { select: { assignmentId: true } } } as const;

/**
 * Reads the submissions of the same learner or team before each submission, newest first; in three statements.
 */
export const readEarlierTries: ReadByKey<EarlierTry[]> = async ({ db, viewer }, ids) => {
  const visible = visibleSubmissions(viewer);
  const pieces = await db.submission.findMany({
    where: { id: { in: [...ids] }, number: { gt: 1 }, AND: visible },
    select: { id: true, userId: true, teamId: true, number: true, ...ofAssignment },
  });
  if (pieces.length === 0) return new Map();
  const tries = await db.submission.findMany({
    where: {
      OR: pieces.map(({ given, userId, teamId }) => ({ given, userId, teamId })),
      AND: visible,
      handedInAt: { not: null },
    },
    orderBy: { number: "desc" },
    include: { marks, ...ofAssignment },
  });
  const late = await readLateness(
    { db, viewer },
    tries.map(({ id }) => id),
  );
  return new Map(
    pieces.map((piece) => [
      piece.id,
      tries
        .filter(({ given: { assignmentId }, userId, teamId, number }) => {
          const isOfSame = userId === piece.userId && teamId === piece.teamId;
          return isOfSame && assignmentId === piece.given.assignmentId && number < piece.number;
        })
        .map(({ id: submissionId, marks: [mark = null], handedInAt, ...made }) => ({
          submissionId,
          number: made.number,
          text: made.text,
          textHtml: readRendered({ ...made, html: made.textHtml }, () => toPlainHtml(made.text)),
          link: made.link,
          handedInAt: handedInAt ?? made.createdAt,
          score: mark && getScore(mark.points, late.get(submissionId)?.penalty ?? 0),
          maxPoints: mark?.maxPoints ?? null,
          comment: mark?.comment ?? "",
          markedByName: mark?.markedByName ?? null,
          criteria: mark ? readMarked(mark.criteria) : [],
        })),
    ]),
  );
};
