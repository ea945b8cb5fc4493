import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";

export interface Crumb {
  label: string;
  /** The last crumb is the current screen and has no link. */
  to?: string | undefined;
}

/** The path from the start of the area to this screen. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex items-center gap-x-1 text-xs text-muted">
        {items.map((item, index) => (
          <li
            key={`${item.to ?? ""} ${item.label}`}
            className="flex min-w-10 items-center gap-1 first:min-w-0 first:shrink-0"
          >
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0" />}
            {item.to ? (
              <Link
                to={item.to}
                title={item.label}
                className="touch inline-flex min-w-0 items-center rounded-sm hover:text-ink hover:underline"
              >
                <span className="truncate">{item.label}</span>
              </Link>
            ) : (
              // The heading below repeats it in full.
              <span aria-current="page" className="truncate text-soft">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
