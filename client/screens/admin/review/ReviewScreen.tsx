import { ClipboardCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { PieceViews_submission$key } from "~/__generated__/PieceViews_submission.graphql";
import type { ReviewScreenQuery } from "~/__generated__/ReviewScreenQuery.graphql";
import { takeAnswer, takeSubmission, undoGrade, undoMark } from "~/commands/reviewCommands";
import { formatQuantity } from "~/formats/counts";
import { ScreenHead } from "~/layout/ScreenHead";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { reviewQueueChanged } from "~/screens/admin/changes";
import { Button } from "~/ui/Button";
import { EmptyCard } from "~/ui/EmptyCard";
import { findNext, isSame, mergePieces, type Piece, type PieceName } from "./list/pieces";
import { BelowQueue, NarrowedQueue, QueueCard, QueueFilters } from "./list/Queue";
import { reviewList, shownMost } from "./list/reviewList";
import { EssayView, PieceView } from "./view/PieceViews";
import { isCommand, isTyping, useKeys } from "./view/reviewKeys";

const query = graphql`
  query ReviewScreenQuery(
    $filter: ReviewQueueFilter
    $submissionId: Int!
    $assignmentId: Int!
    $givenId: Int!
    $first: Int!
    $isLong: Boolean!
  ) @preloadable {
    essayQueue(filter: $filter, first: $first) {
      totalCount
      answers { questionId ...pieces_answer ...PieceViews_answer }
    }
    reviewQueue(filter: $filter, first: 20) {
      totalCount
      nodes { id databaseId ...pieces_submission ...PieceViews_submission }
    }
    # The lines alone: a piece beyond the first ones is read when it is taken.
    lines: reviewQueue(filter: $filter, first: $first) @include(if: $isLong) {
      nodes { id ...pieces_submission }
    }
    ...QueueNarrowedQueue_query
    submission(databaseId: $submissionId) { databaseId ...PieceViews_submission }
  }
`;

const pieceNoun = { one: "submission", many: "submissions" } as const;

/** Takes pieces, and takes marks back, of both kinds. */
function usePieceCommands() {
  const [takeWork] = useMutation(takeSubmission);
  const [takeEssay] = useMutation(takeAnswer);
  const [undoWork, isUndoingWork] = useMutation(undoGrade);
  const [undoEssay, isUndoingEssay] = useMutation(undoMark);
  return {
    isUndoing: isUndoingWork || isUndoingEssay,
    /** Returns the row of a submission, which may not have been read before, and no row of an essay; null when refused. */
    take: async ({ kind, id }: PieceName): Promise<{ work: PieceViews_submission$key | null } | null> => {
      if (kind === "essay") return (await takeEssay({ questionId: id })) && { work: null };
      const taken = await takeWork({ submissionId: id });
      return taken && { work: taken.submission ?? null };
    },
    undo: ({ kind, id }: PieceName) =>
      kind === "essay" ? undoEssay({ questionId: id }) : undoWork({ submissionId: id }),
  };
}

type Response = ReviewScreenQuery["response"];

/** The rows of a piece in what was read; null for none. */
const findRows = ({ reviewQueue, essayQueue }: Response, piece: PieceName | null | undefined) => ({
  work:
    piece?.kind === "submission"
      ? (reviewQueue.nodes.find(({ databaseId }) => databaseId === piece.id) ?? null)
      : null,
  essay:
    piece?.kind === "essay"
      ? (essayQueue.answers.find(({ questionId }) => questionId === piece.id) ?? null)
      : null,
});

interface Held {
  work: PieceViews_submission$key | null | undefined;
  essay: Response["essayQueue"]["answers"][number] | null;
}

/** The piece that is open, and the commands of the queue: what is marked stays on the screen until the next one is. */
function useReview(read: Response, pieces: readonly Piece[]) {
  const { submission } = read;
  const [chosen, choose] = useState<PieceName | null>(
    submission ? { kind: "submission", id: submission.databaseId } : null,
  );
  const [last, setLast] = useState<PieceName | null>(null);
  // A piece leaves the queue when it is marked, or taken by someone else: its rows stay on the screen.
  const [held, hold] = useState<Held>({ work: submission, essay: null });
  // The queue tells that a piece is taken a moment after the response: until then, its form stays.
  const [asked, ask] = useState<PieceName | null>(null);
  const { take, undo, isUndoing } = usePieceCommands();
  const found = findRows(read, chosen);
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const takeNow = async (piece: PieceName) => {
    const taken = await take(piece);
    // Another one may have been opened by now.
    if (!isSame(latest.current, piece)) return;
    if (!taken) ask(null);
    else if (taken.work) hold({ work: taken.work, essay: null });
  };
  const open = (piece: PieceName | undefined) => {
    hold(findRows(read, piece));
    choose(piece ?? null);
    ask(piece ?? null);
    if (piece) void takeNow(piece);
  };
  const openNext = (from: PieceName | null) => open(findNext(pieces, from));
  const takeBack = async () => {
    if (last === null) return;
    setLast(null);
    if (!(await undo(last))) return;
    // It comes back with the queue.
    hold({ work: null, essay: null });
    choose(last);
  };
  return {
    chosen,
    shown: { work: found.work ?? held.work, essay: found.essay ?? held.essay },
    open,
    openNext,
    takeBack,
    mayTakeBack: last !== null,
    isUndoing,
    handlers: {
      isTaking: isSame(asked, chosen),
      onMarked: () => {
        setLast(chosen);
        openNext(chosen);
      },
      onReleased: () => choose(null),
    },
  };
}

type Review = ReturnType<typeof useReview>;

/** The keys of the queue; those of a mark are its form's. */
function useQueueKeys({ chosen, openNext, takeBack }: Review, pieces: readonly Piece[]): void {
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    // Without another one, the piece stays.
    n: () => findNext(pieces, chosen) && openNext(chosen),
    u: () => void takeBack(),
    Enter: ({ target }) => chosen === null && target === document.body && openNext(null),
  };
  useKeys((event) => {
    if (!isTyping(event.target) && !isCommand(event)) keys[event.key]?.(event);
  });
}

/** The piece that is open, or how to begin. */
function OpenPiece({ review, isEmpty }: { review: Review; isEmpty: boolean }) {
  const { chosen, shown, handlers, openNext } = review;
  if (chosen?.kind === "submission" && shown.work)
    return (
      <BelowQueue key={`work ${chosen.id}`}>
        <PieceView submission={shown.work} {...handlers} />
      </BelowQueue>
    );
  if (chosen?.kind === "essay" && shown.essay)
    return (
      <BelowQueue key={`essay ${chosen.id}`}>
        <EssayView answer={shown.essay} {...handlers} />
      </BelowQueue>
    );
  return (
    <EmptyCard
      icon={<ClipboardCheck />}
      title="Select a submission"
      action={
        !isEmpty && (
          <Button variant="primary" onClick={() => openNext(null)}>
            Start with the first
          </Button>
        )
      }
    >
      It's reserved for you for 24 hours, so no one else marks it.
    </EmptyCard>
  );
}

/** The queue of work to mark, beside the piece that is being marked. Every action has a key. */
export function ReviewScreen() {
  const read = useLiveQuery<ReviewScreenQuery>(query, reviewQueueChanged);
  const { reviewQueue, essayQueue, lines } = read;
  const { requested, choose: setParam } = usePendingParams(reviewList);
  const totalCount = reviewQueue.totalCount + essayQueue.totalCount;
  const pieces = mergePieces({
    submissions: lines?.nodes ?? reviewQueue.nodes,
    answers: essayQueue.answers,
  });
  const review = useReview(read, pieces);
  useQueueKeys(review, pieces);
  return (
    <>
      <ScreenHead
        title="Review"
        subtitle={
          <>
            {formatQuantity(totalCount, pieceNoun)}
            <span className="pointer-coarse:hidden">
              . Keys: N next, 1–5 level, C comment, Enter accept, R return, U undo
            </span>
          </>
        }
        actions={
          review.mayTakeBack && (
            <Button busy={review.isUndoing} onClick={() => void review.takeBack()}>
              Undo
            </Button>
          )
        }
      />
      <QueueFilters />
      <NarrowedQueue query={read} />
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <QueueCard
          pieces={pieces}
          totalCount={totalCount}
          chosen={review.chosen}
          onChoose={review.open}
          onMore={requested.shown < shownMost ? () => setParam("shown")(String(shownMost)) : null}
        />
        <OpenPiece review={review} isEmpty={pieces.length === 0} />
      </div>
    </>
  );
}
