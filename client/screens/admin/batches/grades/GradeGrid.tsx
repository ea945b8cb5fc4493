// biome-ignore-all lint/a11y/useSemanticElements: only cells in sight are drawn, which a table cannot be.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus of its cells.
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { formatPoints } from "#gateway/domains/grades/contract";
import { useIsNarrow } from "~/ui/useIsNarrow";
import {
  type CellPlace,
  type Drawn,
  findDrawn,
  GradeRow,
  gridSizes,
  movePlace,
  type Typing,
  toId,
} from "./GradeRow";
import type { Item, Learner, MarkEntry } from "./gradebook";

interface Props {
  items: readonly Item[];
  learners: readonly Learner[];
  canWrite: boolean;
  entry: MarkEntry;
  /** Shows the sum behind a figure; without an item, behind the grade. */
  onExplain: (learner: Learner, item: Item | null) => void;
}

interface View {
  rows: Drawn;
  columns: Drawn;
}

/** The visible part; it changes when a row or a column comes or goes, not with each pixel. */
function useView(rowCount: number, columnCount: number, nameWidth: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ rows: { start: 0, end: 20 }, columns: { start: 0, end: 14 } });
  const look = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    const { row, column, grade } = gridSizes;
    const rows = findDrawn({ from: box.scrollTop, length: box.clientHeight, size: row, count: rowCount });
    const length = box.clientWidth - nameWidth - grade;
    const columns = findDrawn({ from: box.scrollLeft, length, size: column, count: columnCount });
    setView((before) =>
      JSON.stringify(before) === JSON.stringify({ rows, columns }) ? before : { rows, columns },
    );
  }, [rowCount, columnCount, nameWidth]);
  useLayoutEffect(() => {
    look();
    const watcher = new ResizeObserver(look);
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [look]);
  return { frame, view, look };
}

const formatMark = (points: number | null | undefined) => (points == null ? "" : formatPoints(points));

/** The text typed into a cell. It is read once: leaving by a key also takes the focus from the field. */
function useTyping() {
  const [typing, show] = useState<Typing | null>(null);
  const current = useRef<Typing | null>(null);
  const setTyping = useCallback((next: Typing | null) => {
    current.current = next;
    show(next);
  }, []);
  const take = useCallback(() => {
    const typed = current.current;
    setTyping(null);
    return typed;
  }, [setTyping]);
  return { typing, setTyping, take };
}

/** Scrolls a cell into sight, past the frozen names. */
function reveal(box: HTMLDivElement, { row, column }: CellPlace, nameWidth: number): void {
  const { row: height, column: width, head, grade } = gridSizes;
  const top = row * height;
  const below = top + height + head - box.clientHeight;
  box.scrollTop = Math.max(Math.min(box.scrollTop, top), below);
  if (column < 0) return;
  const left = column * width;
  const right = left + width + nameWidth + grade - box.clientWidth;
  box.scrollLeft = Math.max(Math.min(box.scrollLeft, left), right);
}

const head =
  "absolute top-0 flex h-full flex-col justify-end border-r border-line px-2 pb-2 text-left text-xs font-semibold text-soft";

/**
 * Learners by items. Only the cells in sight are drawn. Arrows move, typing enters a mark, Enter and Tab save it, Escape
 * leaves it; Enter on a calculated figure, and a press on any, shows the sum behind it.
 */
export function GradeGrid({ items, learners, canWrite, entry, onExplain }: Props) {
  const nameWidth = useIsNarrow() ? gridSizes.narrowName : gridSizes.name;
  const { frame, view, look } = useView(learners.length, items.length, nameWidth);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const { typing, setTyping, take } = useTyping();
  const width = nameWidth + gridSizes.grade + items.length * gridSizes.column;
  const move = (place: CellPlace | null) => {
    if (!place) return;
    setActive(place);
    if (frame.current) reveal(frame.current, place, nameWidth);
  };
  const size = { rows: learners.length, columns: items.length, page: 8 };
  const isTyped = ({ column }: CellPlace) => canWrite && items[column]?.isManual === true;
  const leave = (key: string | null) => {
    const typed = take();
    if (!typed) return;
    const [learner, item] = [learners[typed.row], items[typed.column]];
    const cell = learner?.cells[typed.column];
    if (key !== "Escape" && learner && item && cell) entry.type(learner, item, cell, typed.text);
    if (key === null) return;
    frame.current?.focus();
    const next = { Enter: "ArrowDown", Tab: "ArrowRight", ArrowDown: "ArrowDown", ArrowUp: "ArrowUp" }[key];
    if (next) move(movePlace(typed, next, size));
  };
  const explain = ({ row, column }: CellPlace) => {
    const learner = learners[row];
    if (learner) onExplain(learner, items[column] ?? null);
  };
  /** Begins typing into the active cell, or clears it, by a key. */
  const edit = (key: string) => {
    const [learner, item] = [learners[active.row], items[active.column]];
    const cell = learner?.cells[active.column];
    if (!learner || !item || !cell) return;
    const begun = /^[0-9]$/.test(key) ? key : key === "Enter" ? formatMark(cell.points) : null;
    if (begun !== null) setTyping({ ...active, text: begun });
    if (key === "Delete") entry.type(learner, item, cell, "");
  };
  /** Edits or explains the active cell by a key; false where the key means nothing. */
  const act = (key: string): boolean => {
    if (!/^(Enter|Delete| |[0-9])$/.test(key)) return false;
    if (key !== " " && isTyped(active)) edit(key);
    else if (key === " " || key === "Enter") explain(active);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = movePlace(active, event.key, size);
    move(moved);
    if (moved || act(event.key)) event.preventDefault();
  };
  const onPress = useCallback(
    (place: CellPlace) => {
      setActive(place);
      const learner = learners[place.row];
      if (learner) onExplain(learner, items[place.column] ?? null);
    },
    [learners, items, onExplain],
  );
  const onEdit = useCallback(
    (place: CellPlace) => {
      const points = learners[place.row]?.cells[place.column]?.points;
      if (canWrite && items[place.column]?.isManual) setTyping({ ...place, text: formatMark(points) });
    },
    [learners, items, canWrite, setTyping],
  );
  const { pending } = entry;
  const sight = { items, nameWidth, width, columns: view.columns };
  const acts = { canWrite, pending, onPress, onEdit, onType: setTyping, onLeave: leave };
  return (
    <div
      ref={frame}
      role="grid"
      aria-label="Grades"
      aria-rowcount={learners.length + 1}
      aria-colcount={items.length + 2}
      aria-activedescendant={toId(active)}
      tabIndex={0}
      onScroll={look}
      onKeyDown={onKeyDown}
      className="relative max-h-[70vh] min-h-48 overflow-auto rounded-lg border border-line bg-surface text-sm outline-offset-[-2px]! [contain:strict]"
      style={{ height: gridSizes.head + learners.length * gridSizes.row + 18 }}
    >
      <div style={{ width, height: gridSizes.head + learners.length * gridSizes.row }} className="relative">
        <div
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-20 border-b border-line-strong bg-sunken"
          style={{ height: gridSizes.head, width }}
        >
          <HeadCells items={items} view={view} nameWidth={nameWidth} />
        </div>
        {learners.slice(view.rows.start, view.rows.end).map((learner, index) => {
          const row = view.rows.start + index;
          return (
            <GradeRow
              key={learner.id}
              {...sight}
              {...acts}
              learner={learner}
              row={row}
              activeColumn={active.row === row ? active.column : null}
              typing={typing?.row === row ? typing : null}
            />
          );
        })}
      </div>
    </div>
  );
}

function HeadCells({ items, view, nameWidth }: { items: readonly Item[]; view: View; nameWidth: number }) {
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
