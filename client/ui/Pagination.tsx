import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "./buttonClass";

export interface PaginationProps {
  /** Names the navigation: 'Pages of courses'. */
  label?: string | undefined;
  /** Which rows are shown, from `rowsInWords`. */
  summary: ReactNode;
  /** Chooses how many rows a page has. */
  size?: ReactNode;
  /** Addresses; without one, there is no page on that side. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** Previous and Next as links, so that a page has an address, and which rows are shown, in words. */
export function Pagination({ label = "Pages", summary, size, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="text-xs text-muted tabular-nums">{summary}</p>
      {(size || previous || next) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {size}
          {(previous || next) && (
            <div className="flex gap-2">
              <Step to={previous}>
                <ChevronLeft aria-hidden className="size-4" /> Previous
              </Step>
              <Step to={next}>
                Next <ChevronRight aria-hidden className="size-4" />
              </Step>
            </div>
          )}
        </div>
      )}
    </nav>
  );
}

function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  const look = buttonClass({ size: "sm" });
  if (to !== undefined)
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    );
  return (
    <button type="button" disabled className={look}>
      {children}
    </button>
  );
}
