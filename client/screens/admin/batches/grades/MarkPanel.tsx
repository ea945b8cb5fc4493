import { Pencil, X } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { graphql } from "react-relay";
import { formatPoints, gradeLimits, gradeMessages } from "#gateway/domains/grades/contract";
import type { MarkPanelQuery } from "~/__generated__/MarkPanelQuery.graphql";
import { tellProblems } from "~/forms/refuseSubmit";
import { GradeSum } from "~/layout/grades/GradeSum";
import { describeGrade } from "~/layout/grades/gradeText";
import { MarkHistory } from "~/layout/grades/MarkHistory";
import { MarkOrigin } from "~/layout/grades/MarkOrigin";
import {
  type Book,
  findMarkProblem,
  type MarkEntry,
  parseMark,
  toCellId,
} from "~/layout/grades/useMarkEntry";
import { useFetched } from "~/relay/useFetched";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { IconButton } from "~/ui/IconButton";
import { Skeleton } from "~/ui/Skeleton";
import { TextInput } from "~/ui/TextInput";
import { isTooLong } from "~/ui/textLimit";
import type { Cell, Item, Learner } from "./gradebook";

const query = graphql`
  query MarkPanelQuery($batchId: Int!, $courseId: Int!, $userId: Int!, $itemKey: String!) {
    courseGrade(batchId: $batchId, courseId: $courseId, userId: $userId) {
      id
      ...GradeSum_grade
      ...MarkOrigin_grade @arguments(itemKey: $itemKey)
      history(itemKey: $itemKey) { ...MarkHistory_events }
    }
  }
`;

interface Props {
  book: Book;
  learner: Learner;
  /** Null explains the grade. */
  item: Item | null;
  cell: Cell | null;
  canWrite: boolean;
  entry: MarkEntry;
  /** Undefined in a sheet of a phone, which closes by itself and whose field is ready to type in. */
  onClose: (() => void) | undefined;
  /** Goes on to the next learner once a mark is saved; undefined where there is none. */
  onNext: (() => void) | undefined;
  /** Opens the item's form; undefined where there is none. */
  onEditItem: (() => void) | undefined;
}

/** Explains a figure: the mark's origin and history, the form that overrides it, and the sum of the grade. */
export function MarkPanel(props: Props) {
  const { book, learner, item, cell, canWrite, onClose, onEditItem } = props;
  const mark = item ? `mark in ${item.title}` : "grade";
  return (
    <section
      aria-label={`${learner.name}'s ${mark}`}
      className="grid content-start gap-4 rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold wrap-anywhere">{learner.name}</h2>
          <p className="wrap-anywhere text-muted">
            {item ? item.title : "Grade"}
            {item &&
              cell?.points != null &&
              `: ${formatPoints(cell.points)} of ${formatPoints(item.maxPoints)}`}
            {!item && `: ${describeGrade(learner)}`}
          </p>
          {item && cell?.isEntered && cell.ownPoints != null && (
            <p className="text-xs text-warning-ink">Overridden; calculated: {formatPoints(cell.ownPoints)}</p>
          )}
        </div>
        {onEditItem && <IconButton label="Edit item" icon={<Pencil />} size="sm" onClick={onEditItem} />}
        {onClose && <IconButton label="Close" icon={<X />} size="sm" onClick={onClose} />}
      </div>
      {item && cell && canWrite && (
        <OverrideForm {...props} key={`form ${learner.id} ${item.key}`} item={item} cell={cell} />
      )}
      <Behind
        // Otherwise the sum of the former figure stays, under the name of this one, until this one's arrives.
        key={`${learner.id} ${item?.key}`}
        book={book}
        learner={learner}
        item={item}
        cell={cell}
        version={`${cell?.entryId} ${cell?.state} ${cell?.points} ${learner.grade.label} ${learner.grade.stage}`}
      />
    </section>
  );
}

/** The mark's current origin, its history and the sum. */
function Behind({
  book,
  learner,
  item,
  cell,
  version,
}: Pick<Props, "book" | "learner" | "item" | "cell"> & { version: string }) {
  const fetched = useFetched<MarkPanelQuery>(
    query,
    { ...book, userId: learner.userId, itemKey: item?.key ?? "" },
    version,
  );
  if (fetched === undefined) return <Skeleton className="h-32 w-full" />;
  if (!fetched?.courseGrade) return <p className="text-danger-ink">Unable to load how this was calculated</p>;
  return (
    <>
      {item && cell && (
        <div>
          <h3 className="mb-1 font-semibold">How this mark is calculated</h3>
          <MarkOrigin grade={fetched.courseGrade} item={item} cell={cell} />
        </div>
      )}
      {item && (
        <div>
          <h3 className="mb-2 font-semibold">History</h3>
          <MarkHistory events={fetched.courseGrade.history} />
        </div>
      )}
      <div>
        <h3 className="mb-1 font-semibold">How the grade is calculated</h3>
        <GradeSum grade={fetched.courseGrade} />
      </div>
    </>
  );
}

const toField = ({ points }: Cell): string => (points == null ? "" : formatPoints(points));
/** The form's values. They follow the cell until something is typed: another's mark is never replaced unseen. */
function useOverride(cell: Cell, isRefused: boolean) {
  const from = { points: toField(cell), isExcused: cell.state === "EXCUSED", reason: "" };
  const [seen, setSeen] = useState(cell);
  const [typed, setTyped] = useState<typeof from | null>(null);
  const [isSent, setSent] = useState(false);
  const isOver = isSent && !isRefused && seen.entryId !== cell.entryId;
  if (isOver) {
    setTyped(null);
    setSent(false);
  }
  if ((typed === null || isOver) && seen !== cell) setSeen(cell);
  const values = typed ?? from;
  return {
    ...values,
    /** The cell as it was when the typing began. */
    seen,
    /** Whether another user has entered another mark since. */
    isCrossed: typed !== null && !isOver && seen.entryId !== cell.entryId,
    change(change: Partial<typeof from>): void {
      setTyped({ ...values, ...change });
      setSent(false);
    },
    /** The values stay until the cell shows the new mark. */
    send: () => setSent(true),
    /** Keeps what was typed, over the mark that is there now. */
    accept: () => setSeen(cell),
  };
}

/** The problems of an entry, by field. */
function findProblems({ points, isExcused, reason }: ReturnType<typeof useOverride>, item: Item) {
  const isUnexplained = (isExcused || !item.isManual) && reason.trim() === "";
  const problem = parseMark(points) === null ? "Mark is required" : findMarkProblem(points, item);
  return {
    points: isExcused ? undefined : problem,
    reason: isUnexplained ? gradeMessages.needsReason : undefined,
  };
}

/** Enters a mark with a reason, excuses, or takes back what was entered. */
function OverrideForm({ learner, item, cell, entry, onClose, onNext }: Props & { item: Item; cell: Cell }) {
  const fieldId = useId();
  const isSheet = onClose === undefined;
  useEffect(() => {
    if (isSheet) document.getElementById(fieldId)?.focus();
  }, [isSheet, fieldId]);
  const override = useOverride(cell, entry.refused.has(toCellId(learner.userId, item.key)));
  const { points, isExcused, reason, seen, isCrossed } = override;
  const [error, setError] = useState<Partial<Record<"points" | "reason", string | undefined>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mark = parseMark(points);
    const found = findProblems(override, item);
    setError(found);
    if (tellProblems([found.points, found.reason]) || isTooLong(reason, gradeLimits.reason)) return;
    entry.save(learner, seen, { points: isExcused ? null : (mark ?? null), isExcused, reason });
    override.send();
    if (item.isManual) onNext?.();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-md border border-line bg-sunken p-3">
      <TextInput
        id={fieldId}
        label={`Mark, of ${formatPoints(item.maxPoints)}`}
        inputMode="decimal"
        data-autofocus={isSheet ? "" : undefined}
        value={points}
        onChange={(text) => override.change({ points: text })}
        disabled={isExcused}
        error={error.points}
      />
      <Checkbox
        label="Excused: not counted"
        value={isExcused}
        onChange={(value) => override.change({ isExcused: value })}
      />
      <TextInput
        label="Reason"
        value={reason}
        onChange={(text) => override.change({ reason: text })}
        limit={gradeLimits.reason}
        hint="The learner sees it."
        error={error.reason}
      />
      {isCrossed && (
        <p role="status" className="text-xs text-warning-ink">
          Someone else entered {toField(cell) || "no mark"} since you began.{" "}
          <button
            type="button"
            onClick={override.accept}
            className="font-medium underline underline-offset-2"
          >
            Keep what I typed
          </button>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary">
          {item.isManual ? (onNext ? "Save, next learner" : "Save mark") : "Override"}
        </Button>
        {cell.isEntered && (
          <Button
            size="sm"
            onClick={() => {
              entry.save(learner, cell, { points: null, reason });
              override.send();
            }}
          >
            {item.isManual ? "Clear" : "Take back"}
          </Button>
        )}
      </div>
    </form>
  );
}
