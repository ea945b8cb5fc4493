// biome-ignore-all lint/a11y/useSemanticElements: only cells in sight are drawn, which a table cannot be.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus of its cells.
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { formatPoints } from "#gateway/domains/grades/contract";
import { useIsNarrow } from "~/ui/useIsNarrow";
import { GradeRow } from "./GradeRow";
import type { Item, Learner, MarkEntry } from "./gradebook";
import {
  type CellPlace,
  type GridView,
  gridSizes,
  movePlace,
  reveal,
  type TypedMark,
  toId,
  useView,
} from "./gridView";

interface Props {
  items: readonly Item[];
  learners: readonly Learner[];
  canWrite: boolean;
  entry: MarkEntry;
  /** Shows the sum behind a figure; without an item, behind the grade. */
  onExplain: (learner: Learner, item: Item | null) => void;
}

const formatMark = (points: number | null | undefined) => (points == null ? "" : formatPoints(points));

function findCell({ learners, items }: Pick<Props, "learners" | "items">, { row, column }: CellPlace) {
  const learner = learners[row];
  const item = items[column];
  const cell = learner?.cells[column];
  return learner && item && cell ? { learner, item, cell } : null;
}

/** The mark that is typed into a cell, from its first key until it is saved or left. */
function useTyping(props: Props, onLeft: (from: CellPlace, key: string) => void) {
  const { items, learners, canWrite, entry } = props;
  const [typing, show] = useState<TypedMark | null>(null);
  const current = useRef<TypedMark | null>(null);
  const setTyping = useCallback((next: TypedMark | null) => {
    current.current = next;
    show(next);
  }, []);
  const leave = (key: string | null) => {
    // Read once: leaving by a key also takes the focus from the field.
    const typed = current.current;
    setTyping(null);
    if (!typed) return;
    const found = findCell(props, typed);
    if (key !== "Escape" && found) entry.type(found.learner, found.item, found.cell, typed.text);
    if (key !== null) onLeft(typed, key);
  };
  /** Begins typing into a cell, or clears it, by a key. */
  const edit = (place: CellPlace, key: string) => {
    const found = findCell(props, place);
    if (!found) return;
    const begun = /^[0-9]$/.test(key) ? key : key === "Enter" ? formatMark(found.cell.points) : null;
    if (begun !== null) setTyping({ ...place, text: begun });
    if (key === "Delete") entry.type(found.learner, found.item, found.cell, "");
  };
  const onEdit = useCallback(
    (place: CellPlace) => {
      const found = findCell({ learners, items }, place);
      if (canWrite && found?.item.isManual) setTyping({ ...place, text: formatMark(found.cell.points) });
    },
    [learners, items, canWrite, setTyping],
  );
  return { typing, setTyping, leave, edit, onEdit };
}

/** The move that follows a key which ends the typing. */
const nextKeys: Readonly<Record<string, string>> = {
  Enter: "ArrowDown",
  Tab: "ArrowRight",
  ArrowDown: "ArrowDown",
  ArrowUp: "ArrowUp",
};

/** The active cell of the grid, and what keys and presses do. */
function useCells(props: Props, { reach, focus }: { reach: (place: CellPlace) => void; focus: () => void }) {
  const { items, learners, canWrite, onExplain } = props;
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const move = (from: CellPlace, key: string): boolean => {
    const place = movePlace(from, key, { rows: learners.length, columns: items.length, page: 8 });
    if (!place) return false;
    setActive(place);
    reach(place);
    return true;
  };
  const { typing, setTyping, leave, edit, onEdit } = useTyping(props, (from, key) => {
    focus();
    const next = nextKeys[key];
    if (next) move(from, next);
  });
  const explain = useCallback(
    ({ row, column }: CellPlace) => {
      const learner = learners[row];
      if (learner) onExplain(learner, items[column] ?? null);
    },
    [learners, items, onExplain],
  );
  /** Edits or explains the active cell by a key; false where the key means nothing. */
  const act = (key: string): boolean => {
    if (!/^(Enter|Delete| |[0-9])$/.test(key)) return false;
    const isTyped = canWrite && items[active.column]?.isManual === true;
    if (key !== " " && isTyped) edit(active, key);
    else if (key === " " || key === "Enter") explain(active);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (move(active, event.key) || act(event.key)) event.preventDefault();
  };
  const onPress = useCallback(
    (place: CellPlace) => {
      setActive(place);
      explain(place);
    },
    [explain],
  );
  return { active, typing, onKeyDown, leave, acts: { canWrite, onPress, onEdit, onType: setTyping } };
}

/**
 * Learners by items. Only the cells in sight are drawn. Arrows move, typing enters a mark, Enter and Tab save it, Escape
 * leaves it; Enter on a calculated figure, and a press on any, shows the sum behind it.
 */
export function GradeGrid(props: Props) {
  const { items, learners, entry } = props;
  const nameWidth = useIsNarrow() ? gridSizes.narrowName : gridSizes.name;
  const { frame, view, look } = useView(learners.length, items.length, nameWidth);
  const { active, typing, onKeyDown, leave, acts } = useCells(props, {
    reach: (place) => frame.current && reveal(frame.current, place, nameWidth),
    focus: () => frame.current?.focus(),
  });
  const width = nameWidth + gridSizes.grade + items.length * gridSizes.column;
  const height = gridSizes.head + learners.length * gridSizes.row;
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
      style={{ height: height + 18 }}
    >
      <div style={{ width, height }} className="relative">
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
              {...acts}
              items={items}
              nameWidth={nameWidth}
              width={width}
              columns={view.columns}
              pending={entry.pending}
              learner={learner}
              row={row}
              activeColumn={active.row === row ? active.column : null}
              typing={typing?.row === row ? typing : null}
              onLeave={typing?.row === row ? leave : null}
            />
          );
        })}
      </div>
    </div>
  );
}

const head =
  "absolute top-0 flex h-full flex-col justify-end border-r border-line px-2 pb-2 text-left text-xs font-semibold text-soft";

function HeadCells({
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
