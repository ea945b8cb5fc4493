import { ClipboardCheck } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import { getOptions } from "#gateway/domains/labelsContract";
import { reviewFilterLabels } from "#gateway/domains/submissions/contract";
import type { ReviewScreenQuery } from "~/__generated__/ReviewScreenQuery.graphql";
import type { ReviewScreenSubscription } from "~/__generated__/ReviewScreenSubscription.graphql";
import { takeSubmission, undoGrade } from "~/commands/reviewCommands";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { Select } from "~/ui/Select";
import { PieceView } from "./PieceView";
import { QueueCard } from "./QueueCard";
import { reviewList } from "./reviewList";
import { UnmarkedAnswers } from "./UnmarkedAnswers";

const query = graphql`
  query ReviewScreenQuery(
    $filter: ReviewQueueFilter
    $submissionId: Int!
    $courseId: Int
    $batchId: Int
    $olderThanDays: Int
    $isWaiting: Boolean!
  ) @preloadable {
    unmarkedAnswers(courseId: $courseId, batchId: $batchId, olderThanDays: $olderThanDays)
      @include(if: $isWaiting) {
      ...UnmarkedAnswers_answers
    }
    reviewQueue(filter: $filter, first: 30) {
      totalCount
      nodes {
        id
        databaseId
        ...QueueCard_pieces
        ...PieceView_submission
      }
    }
    submission(databaseId: $submissionId) {
      databaseId
      ...PieceView_submission
    }
  }
`;

const subscription = graphql`
  subscription ReviewScreenSubscription {
    reviewQueueChanged
  }
`;

const ages = [1, 3, 7, 14].map((days) => ({
  value: String(days),
  label: `Waiting over ${formatQuantity(days, { one: "day", many: "days" })}`,
}));

const pieceNoun = { one: "piece", many: "pieces" } as const;

/** What there is to mark, beside the piece that is being marked. Keys do all of it. */
export function ReviewScreen() {
  useScreenTitle("Review");
  const { reviewQueue, submission, unmarkedAnswers } = useRouteQuery<ReviewScreenQuery>(query);
  useLiveScreen<ReviewScreenSubscription>(query, subscription);
  const { nodes, totalCount } = reviewQueue;
  const [chosenId, choose] = useState<number | null>(submission?.databaseId ?? null);
  const [lastId, setLast] = useState<number | null>(null);
  const [shown, setShown] = useState(submission);
  const [take, isTaking] = useMutation(takeSubmission);
  const [undo, isUndoing] = useMutation(undoGrade);
  const open = (id: number | undefined) => {
    setShown(nodes.find(({ databaseId }) => databaseId === id) ?? null);
    choose(id ?? null);
    if (id !== undefined) void take({ submissionId: id });
  };
  const findNext = (from: number | null) => {
    const place = nodes.findIndex(({ databaseId }) => databaseId === from);
    const rest = [...nodes.slice(place + 1), ...nodes.slice(0, Math.max(place, 0))];
    return rest.find(({ databaseId }) => databaseId !== from)?.databaseId;
  };
  const next = (from: number | null) => open(findNext(from));
  const takeBack = async () => {
    if (lastId === null) return;
    const id = lastId;
    setLast(null);
    if (await undo({ submissionId: id })) choose(id);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [role=combobox]");
    if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
    // Without another one, the piece stays.
    const following = event.key === "n" ? findNext(chosenId) : undefined;
    if (following !== undefined) open(following);
    if (event.key === "u") void takeBack();
    if (event.key === "Enter" && chosenId === null && event.target === document.body) next(null);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return (
    <>
      <PageHeader
        title="Review"
        subtitle={`${formatQuantity(totalCount, pieceNoun)}. Keys: n next, 1 to 5 a level, c comment, Enter accept, r return, u undo.`}
        actions={
          lastId !== null && (
            <Button busy={isUndoing} onClick={() => void takeBack()}>
              Undo
            </Button>
          )
        }
      />
      <QueueFilters />
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid gap-6">
          <QueueCard pieces={nodes} totalCount={totalCount} chosenId={chosenId} onChoose={open} />
          {unmarkedAnswers && <UnmarkedAnswers answers={unmarkedAnswers} />}
        </div>
        {chosenId !== null && shown ? (
          <PieceView
            key={chosenId}
            submission={shown}
            isTaking={isTaking}
            onMarked={() => {
              setLast(chosenId);
              next(chosenId);
            }}
            onReleased={() => choose(null)}
          />
        ) : (
          <Card>
            <EmptyState
              icon={<ClipboardCheck />}
              title="Choose a piece"
              action={
                nodes.length > 0 && (
                  <Button variant="primary" onClick={() => next(null)}>
                    Begin with the first
                  </Button>
                )
              }
            >
              It is kept for you for 24 hours, so that no one else marks it.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}

function QueueFilters() {
  const { requested, choose } = usePendingParams(reviewList);
  const [batch, setBatch] = useState<ComboboxOption | null>(null);
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label="State"
        value={requested.state ?? "WAITING"}
        onChange={choose("state")}
        options={getOptions(reviewFilterLabels)}
        placeholder={null}
      />
      <BatchPicker
        label="Batch"
        value={requested.batch === null ? null : batch}
        onChange={(option) => {
          setBatch(option);
          choose("batch")(option?.value ?? "");
        }}
      />
      <CoursePicker
        label="Course"
        status={null}
        value={requested.course === null ? null : course}
        onChange={(option) => {
          setCourse(option);
          choose("course")(option?.value ?? "");
        }}
      />
      <Select
        label="Age"
        value={requested.days === null ? "" : String(requested.days)}
        onChange={choose("days")}
        options={ages}
        placeholder="Any age"
      />
    </div>
  );
}
