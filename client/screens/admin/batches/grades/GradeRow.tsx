// biome-ignore-all lint/a11y/useSemanticElements: only cells in sight are drawn, which a table cannot be.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus of its cells.
import { memo } from "react";
import { type CellState, formatPoints, gradeStageLabels } from "#gateway/domains/grades/contract";
import { describeGrade, showGrade, showMark } from "~/layout/grades/gradeText";
import { MarkField } from "~/layout/grades/MarkField";
import { type MarkEntry, type RefusedMark, toCellId } from "~/layout/grades/useMarkEntry";
import { classNames } from "~/ui/classNames";
import { type Cell, cellInWords, type Item, type Learner } from "./gradebook";
import {
  type CellName,
  type CellPlace,
  type DrawnRange,
  type GridView,
  gridSizes,
  type TypedMark,
  toId,
} from "./gridView";

interface RowProps {
  learner: Learner;
  items: readonly Item[];
  row: number;
  columns: DrawnRange;
  nameWidth: number;
  width: number;
  canWrite: boolean;
  activeColumn: number | null;
  typing: TypedMark | null;
  pending: MarkEntry["pending"];
  refused: MarkEntry["refused"];
  /** Whether no row is below. */
  isLast: boolean;
  onPress: (cell: CellName) => void;
  onEdit: (cell: CellName) => void;
  onType: (typing: TypedMark) => void;
  /** Null where nothing is typed into the row. */
  onLeave: ((key: string | null) => void) | null;
}

const box = "absolute top-0 flex h-full items-center justify-end border-r border-line px-2 tabular-nums";

const head =
  "absolute top-0 flex h-full flex-col justify-end border-r border-line px-2 pb-2 text-left text-xs font-semibold text-soft";

/** The heads of the names, the grades, and the items in sight. */
export function HeadCells({
  items,
  view,
  nameWidth,
}: {
  items: readonly Item[];
  view: GridView;
  nameWidth: number;
}) {
  return (
    <>
      <div
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex h-full items-end border-r border-line bg-sunken px-3 pb-2 text-xs font-semibold text-soft"
        style={{ width: nameWidth }}
      >
        Learner
      </div>
      <div
        role="columnheader"
        aria-colindex={2}
        className={head}
        style={{ left: nameWidth, width: gridSizes.grade }}
      >
        Grade
      </div>
      {items.slice(view.columns.start, view.columns.end).map((item, index) => {
        const column = view.columns.start + index;
        const left = nameWidth + gridSizes.grade + column * gridSizes.column;
        return (
          <div
            key={item.key}
            role="columnheader"
            aria-colindex={column + 3}
            title={item.title}
            className={head}
            style={{ left, width: gridSizes.column }}
          >
            <span className="line-clamp-2 leading-4 wrap-anywhere">{item.title}</span>
            <span className="font-normal text-muted">
              of {formatPoints(item.maxPoints)}
              {item.isHidden && ", hidden"}
            </span>
          </div>
        );
      })}
    </>
  );
}

/** A learner: the frozen name, the grade, and the cells in sight. */
export const GradeRow = memo(function GradeRow(props: RowProps) {
  const { learner, items, row, columns, nameWidth, width, canWrite, activeColumn, typing } = props;
  const { pending, refused } = props;
  const top = gridSizes.head + row * gridSizes.row;
  const isPlace = (column: number) => activeColumn === column;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="absolute left-0 border-b border-line"
      style={{ top, width, height: gridSizes.row }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex h-full items-center border-r border-line bg-surface px-3 font-medium"
        style={{ width: nameWidth }}
      >
        <span className="line-clamp-2 leading-4 wrap-anywhere">{learner.name}</span>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys of all cells. */}
      <div
        role="gridcell"
        aria-colindex={2}
        id={toId({ row, column: -1 })}
        aria-label={`${learner.name}'s grade: ${describeGrade(learner)}`}
        aria-readonly
        aria-selected={isPlace(-1)}
        onClick={() => props.onPress({ userId: learner.userId, itemKey: null })}
        className={classNames(
          box,
          "cursor-pointer font-semibold",
          learner.grade.isPassed === false && "text-danger-ink",
          isPlace(-1) && "bg-brand-soft",
        )}
        style={{ left: nameWidth, width: gridSizes.grade }}
      >
        {showGrade(learner) || "–"}
        {learner.grade.stage === "SO_FAR" && (
          <span aria-hidden className="ml-1 text-xs font-normal text-muted">
            {gradeStageLabels.SO_FAR.toLowerCase()}
          </span>
        )}
      </div>
      {items.slice(columns.start, columns.end).map((item, index) => {
        const column = columns.start + index;
        const cell = learner.cells.find(({ key }) => key === item.key);
        if (!cell) return null;
        const left = nameWidth + gridSizes.grade + column * gridSizes.column;
        return (
          <div
            key={item.key}
            className="absolute top-0 h-full"
            style={{ left, width: gridSizes.column }}
            role="presentation"
          >
            <GradeGridCell
              learner={learner}
              item={item}
              cell={cell}
              isActive={isPlace(column)}
              canWrite={canWrite}
              place={{ row, column }}
              saving={pending.get(toCellId(learner.userId, cell.key))?.points}
              refused={refused.get(toCellId(learner.userId, cell.key))}
              isLast={props.isLast}
              typing={typing?.itemKey === item.key ? typing : null}
              onPress={props.onPress}
              onEdit={props.onEdit}
              onType={props.onType}
              onLeave={props.onLeave}
            />
          </div>
        );
      })}
    </div>
  );
});

interface CellProps
  extends Pick<RowProps, "learner" | "canWrite" | "isLast" | "onPress" | "onEdit" | "onType" | "onLeave"> {
  item: Item;
  cell: Cell;
  place: CellPlace;
  isActive: boolean;
  /** The value being saved; undefined for nothing. */
  saving: number | null | undefined;
  refused: RefusedMark | undefined;
  typing: TypedMark | null;
}

/** A mark, or the field in which it is typed. */
function GradeGridCell(props: CellProps) {
  const { item, cell, place, isActive, saving, refused, typing, canWrite, onPress, onEdit, onType, onLeave } =
    props;
  const name: CellName = { userId: props.learner.userId, itemKey: item.key };
  if (typing)
    return (
      <MarkField
        label={`${props.learner.name}'s mark in ${item.title}`}
        text={typing.text}
        problem={typing.problem}
        isMessageAbove={props.isLast}
        onChange={(text) => onType({ ...typing, text, problem: undefined })}
        onLeave={() => onLeave?.(null)}
        onKey={(key) => onLeave?.(key)}
      />
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys of all cells.
    <div
      role="gridcell"
      id={toId(place)}
      aria-colindex={place.column + 3}
      aria-label={cellInWords(props)}
      aria-readonly={!(canWrite && item.isManual)}
      aria-selected={isActive}
      aria-invalid={refused !== undefined}
      title={refused?.message}
      onClick={() => onPress(name)}
      onDoubleClick={() => onEdit(name)}
      className={classNames(
        "flex h-full items-center justify-end border-r border-line px-2 tabular-nums",
        item.isManual && canWrite ? "cursor-cell" : "cursor-pointer text-soft",
        isActive && "bg-brand-soft text-ink outline-2 -outline-offset-2 outline-brand",
        cell.state === "MISSING" && "text-danger-ink",
        saving !== undefined && "text-muted italic",
        refused && "bg-danger-soft font-medium text-danger-ink",
      )}
    >
      {cell.isEntered && !item.isManual && (
        <span aria-hidden className="mr-auto text-xs text-warning-ink">
          ✎
        </span>
      )}
      {refused
        ? refused.text || "–"
        : showMark({ state: cell.state as CellState, points: cell.points }, saving)}
    </div>
  );
}
