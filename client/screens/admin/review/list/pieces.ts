import { graphql, readInlineData } from "react-relay";
import type { pieces_answer$key } from "~/__generated__/pieces_answer.graphql";
import type { pieces_submission$key } from "~/__generated__/pieces_submission.graphql";

const submissionFragment = graphql`
  fragment pieces_submission on Submission @inline {
    databaseId
    handedInAt
    learnerName
    daysLate
    given {
      assignment { title }
      batch { name }
    }
  }
`;

const answerFragment = graphql`
  fragment pieces_answer on MarkedAnswer @inline {
    questionId
    waitingSince
    learnerName
    assessmentTitle
    courseTitle
  }
`;

/** A piece of work to mark: a submission, or an essay or a file of an assessment. */
export interface PieceName {
  readonly kind: "submission" | "essay";
  readonly id: number;
}

/** A line of the queue. */
export interface Piece extends PieceName {
  readonly learner: string;
  readonly title: string;
  /** When it was handed in, or its attempt ended; ISO. */
  readonly since: string;
  readonly daysLate: number;
}

export const isSame = (left: PieceName | null, right: PieceName | null): boolean =>
  left !== null && right !== null && left.kind === right.kind && left.id === right.id;

function toSubmission(key: pieces_submission$key): Piece {
  const {
    databaseId: id,
    given,
    learnerName,
    handedInAt,
    daysLate,
  } = readInlineData(submissionFragment, key);
  const title = given.batch ? `${given.assignment.title}, ${given.batch.name}` : given.assignment.title;
  return { kind: "submission", id, learner: learnerName, title, since: handedInAt ?? "", daysLate };
}

/** An assessment with its course, which many are named after. */
export const nameEssay = (named: { assessmentTitle: string; courseTitle: string }): string =>
  named.assessmentTitle.startsWith(named.courseTitle)
    ? named.assessmentTitle
    : `${named.assessmentTitle}, ${named.courseTitle}`;

function toEssay(key: pieces_answer$key): Piece {
  const { questionId: id, waitingSince, ...answer } = readInlineData(answerFragment, key);
  const title = nameEssay(answer);
  return { kind: "essay", id, learner: answer.learnerName, title, since: waitingSince, daysLate: 0 };
}

interface Queues {
  submissions: readonly pieces_submission$key[];
  answers: readonly pieces_answer$key[];
}

/** One queue of both, what has waited longest first. */
export const mergePieces = ({ submissions, answers }: Queues): Piece[] =>
  [...submissions.map(toSubmission), ...answers.map(toEssay)].sort(
    (left, right) => Date.parse(left.since) - Date.parse(right.since),
  );

/** The piece after one, round to the first; undefined without another one. */
export function findNext(pieces: readonly PieceName[], from: PieceName | null): PieceName | undefined {
  const place = pieces.findIndex((piece) => isSame(piece, from));
  const rest = [...pieces.slice(place + 1), ...pieces.slice(0, Math.max(place, 0))];
  return rest.find((piece) => !isSame(piece, from));
}
