import { Table2 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { graphql } from "react-relay";
import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";
import type { GradesScreenSubscription } from "~/__generated__/GradesScreenSubscription.graphql";
import { formatQuantity } from "~/formats/counts";
import { useMarkEntry } from "~/layout/grades/useMarkEntry";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Dialog } from "~/ui/Dialog";
import { EmptyCard } from "~/ui/EmptyCard";
import { Loading } from "~/ui/Loading";
import { ScreenHeading } from "~/ui/ScreenHeading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { useIsNarrow } from "~/ui/useIsNarrow";
import { GradeDialogs } from "./GradeDialogs";
import { GradeGrid } from "./GradeGrid";
import { GradesToolbar, type Open } from "./GradesToolbar";
import { filterLearners, type Gradebook, type Item, type Learner, type LearnerSearch } from "./gradebook";
import { MarkPanel } from "./MarkPanel";

/** The change of a mark in a learner's row. */
graphql`
  fragment GradesScreen_marks on CourseGrade {
    grade { label stage isPassed }
    cells { key state points ownPoints isEntered entryId }
  }
`;

const query = graphql`
  query GradesScreenQuery($batchId: Int!, $courseId: Int) @preloadable {
    batch(databaseId: $batchId) { id }
    gradebook(batchId: $batchId, courseId: $courseId) {
      batchId
      courseId
      canWrite
      courses { courseId title }
      scheme {
        weights { category weight }
        scale
        letters { label from }
        maxPoints
        rounding
        decimals
        passingGrade
        missingIsZero
        isOfBatch
        updatedAt
      }
      items { key title category maxPoints isManual isHidden updatedAt }
      learners {
        id
        userId
        name
        username
        ...GradesScreen_marks @relay(mask: false)
      }
    }
  }
`;

const subscription = graphql`
  subscription GradesScreenSubscription($batchId: Int!, $courseId: Int!) {
    gradebookChanged(batchId: $batchId, courseId: $courseId)
  }
`;

interface ExplainedCell {
  learnerId: string;
  itemKey: string | null;
}

/** The figure that is explained: of a learner, and of an item or the grade. */
function useExplained({ learners, items }: Gradebook) {
  const [explained, setExplained] = useState<ExplainedCell | null>(null);
  const explain = useCallback(
    (learner: Learner, item: Item | null) =>
      setExplained({ learnerId: learner.id, itemKey: item?.key ?? null }),
    [],
  );
  const learner = learners.find(({ id }) => id === explained?.learnerId);
  const item = items.find(({ key }) => key === explained?.itemKey) ?? null;
  const cell = learner?.cells.find(({ key }) => key === item?.key) ?? null;
  return { learner, item, cell, explain, close: () => setExplained(null) };
}

function NoLearners({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyCard icon={<Table2 />} title={isFiltered ? "No results." : "No learners yet"}>
      {!isFiltered && "Learners you add to the batch appear here with their marks."}
    </EmptyCard>
  );
}

function GradebookView({ gradebook }: { gradebook: Gradebook }) {
  const { batchId, courseId, items, learners, canWrite } = gradebook;
  const [search, setSearch] = useState<LearnerSearch>({ text: "", filter: null });
  const [open, setOpen] = useState<Open | null>(null);
  const book = useMemo(() => ({ batchId, courseId }), [batchId, courseId]);
  const entry = useMarkEntry(book);
  useLiveScreen<GradesScreenSubscription>(query, subscription, { variables: book });
  const [typedUserId, setTypedUserId] = useState<number | null>(null);
  const shown = useMemo(() => filterLearners(learners, search, typedUserId), [learners, search, typedUserId]);
  const { explain, close, ...explained } = useExplained(gradebook);
  const { learner, item } = explained;
  const isNarrow = useIsNarrow();
  const next = shown[shown.findIndex(({ id }) => id === learner?.id) + 1];
  const panel = learner && (
    <MarkPanel
      {...explained}
      book={book}
      learner={learner}
      canWrite={canWrite}
      entry={entry}
      onClose={isNarrow ? undefined : close}
      onNext={isNarrow && next ? () => explain(next, item) : undefined}
      onEditItem={item?.isManual && canWrite ? () => setOpen({ item }) : undefined}
    />
  );
  return (
    <>
      <GradesToolbar gradebook={gradebook} search={search} onSearch={setSearch} onOpen={setOpen} />
      <p role="status" className="mb-2 text-xs text-muted">
        {formatQuantity(shown.length, { one: "learner", many: "learners" })},{" "}
        {formatQuantity(items.length, { one: "item", many: "items" })}
      </p>
      {shown.length === 0 ? (
        <NoLearners isFiltered={search.text !== "" || search.filter !== null} />
      ) : (
        <div className={learner && !isNarrow ? "grid gap-4 xl:grid-cols-[minmax(0,1fr)_340px]" : "grid"}>
          <div className="min-w-0">
            <GradeGrid
              items={items}
              canWrite={canWrite}
              entry={entry}
              learners={shown}
              onExplain={explain}
              isExplaining={learner !== undefined}
              onTyping={setTypedUserId}
            />
            <p className="mt-2 text-xs leading-5 text-muted max-md:hidden">
              Use the arrow keys to move. Type a mark: Enter or Tab saves it, Esc cancels it, Delete clears
              it, Ctrl+Z takes the last one back. Space shows how a mark is calculated.
            </p>
          </div>
          {!isNarrow && panel}
        </div>
      )}
      {isNarrow && learner && (
        <Dialog open sheet size="sm" title={item?.title ?? "Grade"} onClose={close}>
          {panel}
        </Dialog>
      )}
      <GradeDialogs gradebook={gradebook} book={book} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

function Grades({ gradebook }: Found<GradesScreenQuery, "batch">) {
  useScreenTitle("Grades");
  return (
    <>
      <ScreenHeading className="sr-only">Grades</ScreenHeading>
      {gradebook ? (
        <GradebookView key={gradebook.courseId} gradebook={gradebook} />
      ) : (
        <EmptyCard icon={<Table2 />} title="No gradebook">
          Grades appear here once the batch has a course that you grade.
        </EmptyCard>
      )}
    </>
  );
}

/** The gradebook of a batch: learners by items, for one course at a time. */
export const GradesScreen = foundScreen(query, "batch", Grades);

/** Placeholder for the gradebook while it loads. */
export function GradesSkeleton() {
  return (
    <Loading label="Loading grades">
      <Skeleton className="mb-4 h-9 w-full" />
      <div className="rounded-lg border border-line bg-surface p-3">
        <SkeletonRows rows={10} height="h-8" />
      </div>
    </Loading>
  );
}
