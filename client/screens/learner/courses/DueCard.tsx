import { Link } from "react-router-dom";
import { formatQuantity } from "~/formats/counts";
import { formatMoment } from "~/formats/moments";
import { Card } from "~/ui/Card";
import type { DueItem } from "./listDue";

/** How many are shown. */
const shown = 4;

/** The work that ends within a week, each with its end. */
export function DueCard({ items }: { items: readonly DueItem[] }) {
  const more = items.length - shown;
  return (
    <Card title="Due this week">
      <ul className="-mx-2 -my-1.5 grid grid-cols-1 gap-0.5">
        {items.slice(0, shown).map(({ key, title, course, to, end, at }) => (
          <li key={key}>
            <Link
              to={to}
              className="touch block rounded-md px-2 py-1.5 text-sm -outline-offset-2! hover:bg-hover"
            >
              <span className="block truncate font-medium text-ink">{title}</span>
              <span className="block truncate text-xs text-muted">{course}</span>
              <span className="block text-xs text-soft tabular-nums first-letter:uppercase">
                {end} {formatMoment(at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-xs text-muted">
          {formatQuantity(more, { one: "more is due", many: "more are due" })} this week
        </p>
      )}
    </Card>
  );
}
