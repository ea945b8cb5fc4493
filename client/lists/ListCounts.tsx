import { Link } from "react-router-dom";
import { formatTotal } from "../formats/counts";
import { Skeleton } from "../ui/Skeleton";
import { tabClass, tabListClass } from "../ui/tabClass";

interface Count {
  label: string;
  /** Undefined while it loads. */
  count: number | undefined;
  /** The list of these rows. */
  to?: string;
  /** Whether the list shows these rows. */
  selected?: boolean;
}

/** How many rows there are of each kind, as tabs that filter the list, or as mere figures. */
export function ListCounts({ counts }: { counts: readonly Count[] }) {
  // Only what can be focused may scroll.
  const listClass = counts.some(({ to }) => to)
    ? tabListClass
    : "flex flex-wrap gap-x-5 border-b border-line";
  return (
    <ul className={`${listClass} mb-3`}>
      {counts.map((tab) => (
        <li key={tab.label} className={`relative ${tabClass(tab.selected ?? false)}`}>
          <span>
            <Label {...tab} />
          </span>
          <span className="text-muted tabular-nums">
            {tab.count === undefined ? <Skeleton className="h-4 w-6" /> : formatTotal(tab.count)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Label({ label, to, selected }: Count) {
  if (to === undefined) return label;
  return (
    <Link
      to={to}
      aria-current={selected ? "true" : undefined}
      className="after:absolute after:inset-x-0 after:top-0 after:-bottom-0.5"
    >
      {label}
    </Link>
  );
}
