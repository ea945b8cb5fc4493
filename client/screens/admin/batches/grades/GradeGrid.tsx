// biome-ignore-all lint/a11y/useSemanticElements: only cells in sight are drawn, which a table cannot be.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus of its cells.
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { formatPoints, gradeMessages } from "#gateway/domains/grades/contract";
import { findMarkProblem, type MarkEntry, toCellId } from "~/layout/grades/useMarkEntry";
import { showToast } from "~/ui/toasts";
import { useIsNarrow } from "~/ui/useIsNarrow";
import { GradeRow, HeadCells } from "./GradeRow";
import type { Item, Learner } from "./gradebook";
import {
  type CellName,
  type CellPlace,
  findCell,
  findName,
  findPlace,
  gridSizes,
  movePlace,
  reveal,
  type TypedMark,
  toId,
  useActive,
  useView,
} from "./gridView";

interface Props {
  items: readonly Item[];
  learners: readonly Learner[];
  canWrite: boolean;
  entry: MarkEntry;
  /** Shows the sum behind a figure; without an item, behind the grade. */
  onExplain: (learner: Learner, item: Item | null) => void;
  /** Whether a figure is explained: that of the active cell, wherever it moves. */
  isExplaining: boolean;
  /** Called with the learner whose mark is typed; null when that is over. */
  onTyping: (userId: number | null) => void;
}

const formatMark = (points: number | null | undefined) => (points == null ? "" : formatPoints(points));

/** The move that follows a key which ends the typing. */
const nextKeys: Readonly<Record<string, string>> = {
  Enter: "ArrowDown",
  Tab: "ArrowRight",
  ArrowDown: "ArrowDown",
  ArrowUp: "ArrowUp",
};

interface GridMoves {
  /** Moves from the active cell by a key; false where the key leads nowhere. */
  move: (key: string) => boolean;
  focus: () => void;
}

/** The mark that is typed into a cell, from its first key until it is saved or left. */
function useTyping(props: Props, { move, focus }: GridMoves) {
  const { items, learners, canWrite, entry, onTyping } = props;
  const [typing, show] = useState<TypedMark | null>(null);
  const current = useRef<TypedMark | null>(null);
  const setTyping = useCallback(
    (next: TypedMark | null) => {
      current.current = next;
      show(next);
      onTyping(next?.userId ?? null);
    },
    [onTyping],
  );
  /** Enters what was typed, or gives it up. */
  const settle = (typed: TypedMark, isGivenUp: boolean) => {
    const found = findCell(props, typed);
    if (found && !isGivenUp) return entry.type(found, typed);
    if (typed.itemKey !== null) entry.forgive(typed.userId, typed.itemKey);
    if (!found) showToast({ tone: "warning", message: gradeMessages.markDropped(typed.text) });
  };
  const leave = (key: string | null) => {
    // Read once: leaving by a key also takes the focus from the field.
    const typed = current.current;
    const found = typed && findCell(props, typed);
    const problem = found ? findMarkProblem(typed.text, found.item) : undefined;
    // A mark that can't be saved stays where it is typed until it is right or given up.
    if (typed && problem && key !== null && key !== "Escape") return setTyping({ ...typed, problem });
    setTyping(null);
    if (!typed) return;
    settle(typed, key === "Escape");
    if (key === null) return;
    focus();
    const next = nextKeys[key];
    if (next) move(next);
  };
  const isGone = typing !== null && findCell(props, typing) === null;
  const drop = useEffectEvent(() => leave("Escape"));
  useEffect(() => {
    if (isGone) drop();
  }, [isGone]);
  const { refused, pending } = entry;
  /** Begins to type, with the mark that was refused or the one that is there. */
  const begin = useCallback(
    (name: CellName, { cell }: NonNullable<ReturnType<typeof findCell>>, text?: string) => {
      const cellId = toCellId(name.userId, cell.key);
      const former = refused.get(cellId);
      const shown = former?.text ?? formatMark(cell.points);
      const problem = text === undefined ? former?.message : undefined;
      const seen = pending.has(cellId) ? "own" : (cell.entryId ?? null);
      setTyping({ ...name, text: text ?? shown, seen, problem });
    },
    [refused, pending, setTyping],
  );
  /** Begins typing into a cell, or clears it, by a key. */
  const edit = (name: CellName, key: string) => {
    const found = findCell(props, name);
    if (!found) return;
    if (/^[0-9]$/.test(key)) {
      begin(name, found, key);
      entry.note(name.userId, found.item.key, key);
    } else if (key === "Enter") begin(name, found);
    else if (key === "Delete") entry.type(found, { text: "", seen: found.cell.entryId ?? null });
  };
  const onEdit = useCallback(
    (name: CellName) => {
      const found = findCell({ learners, items }, name);
      if (canWrite && found?.item.isManual) begin(name, found);
    },
    [learners, items, canWrite, begin],
  );
  return { typing, setTyping, leave, edit, onEdit };
}

/** The active cell of the grid, and what keys and presses do. */
function useCells(props: Props, { reach, focus }: { reach: (place: CellPlace) => void; focus: () => void }) {
  const { items, learners, canWrite, onExplain, isExplaining } = props;
  const { name, place, start, select } = useActive(props);
  const explain = useCallback(
    ({ userId, itemKey }: CellName) => {
      const learner = learners.find((row) => row.userId === userId);
      if (learner) onExplain(learner, items.find(({ key }) => key === itemKey) ?? null);
    },
    [learners, items, onExplain],
  );
  const move = (key: string): boolean => {
    const next = movePlace(start, key, { rows: learners.length, columns: items.length, page: 8 });
    const found = next && findName(props, next);
    if (!next || !found) return false;
    select(found, next);
    reach(next);
    if (isExplaining) explain(found);
    return true;
  };
  const { typing, setTyping, leave, edit, onEdit } = useTyping(props, { move, focus });
  /** Edits or explains the active cell by a key; false where the key means nothing. */
  const act = (key: string): boolean => {
    if (!name || !/^(Enter|Delete| |[0-9])$/.test(key)) return false;
    const isTyped = canWrite && findCell(props, name)?.item.isManual === true;
    if (key !== " " && isTyped) edit(name, key);
    else if (key === " " || key === "Enter") explain(name);
    return true;
  };
  const undo = () => {
    const undone = props.entry.undo(learners);
    const at = undone && findPlace(props, undone);
    if (!at) return;
    select(undone, at);
    reach(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!typing && canWrite && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      return undo();
    }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (move(event.key) || act(event.key)) event.preventDefault();
  };
  const onPress = useCallback(
    (pressed: CellName) => {
      const at = findPlace({ learners, items }, pressed);
      if (at) select(pressed, at);
      explain(pressed);
    },
    [learners, items, select, explain],
  );
  const onType = (next: TypedMark) => {
    setTyping(next);
    if (next.itemKey !== null) props.entry.note(next.userId, next.itemKey, next.text);
  };
  return { active: place, typing, onKeyDown, leave, acts: { canWrite, onPress, onEdit, onType } };
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
      aria-activedescendant={active ? toId(active) : undefined}
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
              refused={entry.refused}
              isLast={row > 0 && row === learners.length - 1}
              learner={learner}
              row={row}
              activeColumn={active?.row === row ? active.column : null}
              typing={typing?.userId === learner.userId ? typing : null}
              onLeave={typing?.userId === learner.userId ? leave : null}
            />
          );
        })}
      </div>
    </div>
  );
}
