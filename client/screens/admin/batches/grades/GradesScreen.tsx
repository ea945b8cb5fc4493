import { Download, Plus, Scale, Table2, Upload } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CellState } from "#gateway/domains/grades/contract";
import { fileColumns, toFileCell, toHeadings } from "#gateway/domains/grades/fileContract";
import { csvLines } from "#gateway/domains/lists/csvContract";
import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";
import type { GradesScreenSubscription } from "~/__generated__/GradesScreenSubscription.graphql";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { downloadText } from "~/ui/downloadText";
import { EmptyState } from "~/ui/EmptyState";
import { Loading } from "~/ui/Loading";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";
import { GradeGrid } from "./GradeGrid";
import { type Book, filterLearners, type Gradebook, type Item, type Learner } from "./gradebookRows";
import { ImportDialog } from "./ImportDialog";
import { ItemDialog } from "./ItemDialog";
import { MarkPanel } from "./MarkPanel";
import { SchemeDialog } from "./SchemeDialog";
import { useMarkEntry } from "./useMarkEntry";

const query = graphql`
  query GradesScreenQuery($batchId: Int!, $courseId: Int) @preloadable {
    gradebook(batchId: $batchId, courseId: $courseId) {
      batchId
      courseId
      canWrite
      courses {
        courseId
        title
      }
      scheme {
        weights {
          category
          weight
        }
        scale
        letters {
          label
          from
        }
        maxPoints
        rounding
        decimals
        passingGrade
        missingIsZero
        isOfBatch
        updatedAt
      }
      items {
        key
        title
        category
        maxPoints
        isManual
        isHidden
        updatedAt
      }
      learners {
        id
        userId
        name
        username
        grade {
          label
          isPassed
        }
        cells {
          key
          state
          points
          ownPoints
          isEntered
          entryId
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription GradesScreenSubscription($batchId: Int!, $courseId: Int!) {
    gradebookChanged(batchId: $batchId, courseId: $courseId)
  }
`;

/** Writes the grid as a file, which the import reads again. */
function exportMarks({ items, learners, courses, courseId }: Gradebook): void {
  const title = courses.find((course) => course.courseId === courseId)?.title ?? "course";
  const rows = learners.map(({ name, username, cells, grade }) => [
    ...[name, username],
    ...cells.map(({ state, points }) => toFileCell({ state: state as CellState, points: points ?? null })),
    grade.label,
  ]);
  const head = [fileColumns.name, fileColumns.username, ...toHeadings(items), fileColumns.grade];
  downloadText(`grades-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.csv`, csvLines([head, ...rows]));
}

type Open = "scheme" | "import" | "add" | { item: Item };

interface ToolbarProps {
  gradebook: Gradebook;
  text: string;
  onText: (text: string) => void;
  onOpen: (open: Open) => void;
}

/** The course, the search, and what can be done with the whole gradebook. */
function Toolbar({ gradebook, text, onText, onOpen }: ToolbarProps) {
  const { courses, courseId, canWrite } = gradebook;
  const [, setParams] = useSearchParams();
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      {courses.length > 1 && (
        <Select
          label="Course"
          hideLabel
          placeholder={null}
          className="max-w-64"
          value={String(courseId)}
          options={courses.map((course) => ({ value: String(course.courseId), label: course.title }))}
          onChange={(value) => setParams({ course: value })}
        />
      )}
      <SearchInput label="Search learners" value={text} onChange={onText} className="w-56 max-sm:w-full" />
      <span className="flex-1" />
      {canWrite && (
        <>
          <Button icon={<Plus />} onClick={() => onOpen("add")}>
            Add item
          </Button>
          <Button icon={<Scale />} onClick={() => onOpen("scheme")}>
            Scheme
          </Button>
          <Button icon={<Upload />} onClick={() => onOpen("import")}>
            Import CSV
          </Button>
        </>
      )}
      <Button icon={<Download />} onClick={() => exportMarks(gradebook)}>
        Export CSV
      </Button>
    </div>
  );
}

interface Explained {
  learnerId: string;
  itemKey: string | null;
}

/** The figure that is explained: of a learner, and of an item or the grade. */
function useExplained({ learners, items }: Gradebook) {
  const [explained, setExplained] = useState<Explained | null>(null);
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
    <Card>
      <EmptyState icon={<Table2 />} title={isFiltered ? "No results." : "No learners yet"}>
        {!isFiltered && "Learners you add to the batch appear here with their marks."}
      </EmptyState>
    </Card>
  );
}

function GradebookView({ gradebook }: { gradebook: Gradebook }) {
  const { batchId, courseId, items, learners, canWrite } = gradebook;
  const [text, setText] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const book = useMemo(() => ({ batchId, courseId }), [batchId, courseId]);
  const entry = useMarkEntry(book);
  useLiveScreen<GradesScreenSubscription>(query, subscription, { variables: book });
  const shown = useMemo(() => filterLearners(learners, text), [learners, text]);
  const { learner, item, cell, explain, close } = useExplained(gradebook);
  return (
    <>
      <Toolbar {...{ gradebook, text }} onText={setText} onOpen={setOpen} />
      <p role="status" className="mb-2 text-xs text-muted">
        {formatQuantity(shown.length, { one: "learner", many: "learners" })},{" "}
        {formatQuantity(items.length, { one: "item", many: "items" })}
      </p>
      {shown.length === 0 ? (
        <NoLearners isFiltered={text !== ""} />
      ) : (
        <div className={learner ? "grid gap-4 xl:grid-cols-[minmax(0,1fr)_340px]" : "grid"}>
          <div className="min-w-0">
            <GradeGrid {...{ items, canWrite, entry }} learners={shown} onExplain={explain} />
            <p className="mt-2 text-xs leading-5 text-muted max-md:hidden">
              Arrows move. Type a mark, Enter or Tab saves it, Esc leaves it, Delete clears it. Space shows
              how a figure is calculated.
            </p>
          </div>
          {learner && (
            <MarkPanel
              {...{ book, learner, item, cell, canWrite, entry }}
              onClose={close}
              onEditItem={item?.isManual && canWrite ? () => setOpen({ item }) : undefined}
            />
          )}
        </div>
      )}
      <Dialogs {...{ gradebook, book, open }} onClose={() => setOpen(null)} />
    </>
  );
}

interface DialogsProps {
  gradebook: Gradebook;
  book: Book;
  open: Open | null;
  onClose: () => void;
}

function Dialogs({ gradebook, book, open, onClose }: DialogsProps) {
  if (open === null) return null;
  if (open === "scheme") return <SchemeDialog gradebook={gradebook} onClose={onClose} />;
  if (open === "import") return <ImportDialog book={book} onClose={onClose} />;
  return <ItemDialog book={book} item={open === "add" ? null : open.item} onClose={onClose} />;
}

/** The gradebook of a batch: learners by items, for one course at a time. */
export function GradesScreen() {
  const { gradebook } = useRouteQuery<GradesScreenQuery>(query);
  useScreenTitle("Grades");
  if (!gradebook)
    return (
      <Card>
        <EmptyState icon={<Table2 />} title="No gradebook">
          Grades appear here once the batch has a course that you grade.
        </EmptyState>
      </Card>
    );
  return <GradebookView key={gradebook.courseId} gradebook={gradebook} />;
}

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
