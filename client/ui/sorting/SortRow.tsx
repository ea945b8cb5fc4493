import { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { classNames } from "../classNames";
import { useLift } from "./SortArea";

type Row = Pick<
  ReturnType<typeof useSortable>,
  "attributes" | "listeners" | "setNodeRef" | "setActivatorNodeRef"
> & { sortKey: string; isLifted: boolean };

const RowContext = createContext<Row | null>(null);

function useRow(): Row {
  const row = useContext(RowContext);
  if (!row) throw new Error("A grip or a title stands outside its row");
  return row;
}

interface SortRowProps extends ComponentProps<"li"> {
  sortKey: string;
}

const looks = {
  pointer: "opacity-40",
  keyboard: "relative z-10 shadow-lift outline-2 outline-brand-ink",
} as const;

/** A row of a sorted list. A copy follows the pointer while the row itself shows its future position. */
export function SortRow({ sortKey, className, children, ...rest }: SortRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useSortable({
    id: sortKey,
    disabled: { droppable: true },
  });
  const lift = useLift();
  const isLifted = lift?.key === sortKey;
  return (
    <RowContext value={{ attributes, listeners, setNodeRef, setActivatorNodeRef, sortKey, isLifted }}>
      <li {...rest} data-sort-key={sortKey} className={classNames(className, isLifted && looks[lift.by])}>
        {children}
      </li>
    </RowContext>
  );
}

/** The line with a row's grip and title; the dragged copy has its size. */
export function SortHead(props: ComponentProps<"div">) {
  const { setNodeRef } = useRow();
  return <div {...props} ref={setNodeRef} />;
}

/**
 * The drag handle of a row: drag by mouse, hold and drag by finger, or lift with Space and move with the arrow keys.
 */
export function SortGrip({ name, className }: { name: string; className?: string }) {
  const { attributes, listeners, setActivatorNodeRef, sortKey, isLifted } = useRow();
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      data-handle={sortKey}
      aria-label={`Move ${name}`}
      aria-pressed={isLifted}
      className={classNames(
        "touch-square inline-flex size-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-muted select-none hover:bg-hover hover:text-ink print:hidden",
        isLifted && "cursor-grabbing bg-brand-soft",
        className,
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}

/** The title of a row. A mouse can drag the row by it; a finger scrolls the page. */
export function SortTitle({ className, children }: { className?: string; children: ReactNode }) {
  const { listeners } = useRow();
  const ofMouse = Object.entries(listeners ?? {}).filter(([name]) => name === "onMouseDown");
  return (
    <span
      {...Object.fromEntries(ofMouse)}
      className={classNames(
        "min-w-0 cursor-grab py-1.5 wrap-anywhere select-none pointer-coarse:py-3",
        className,
      )}
    >
      {children}
    </span>
  );
}
