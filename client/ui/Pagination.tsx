import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "./buttonClass";

export interface PaginationProps {
  /** The accessible name: 'Pages of courses'. */
  label?: string | undefined;
  /** The range of rows shown, from `rowsInWords`. */
  summary: ReactNode;
  /** The choice of rows per page. */
  size?: ReactNode;
  /** The addresses of the adjacent pages; undefined where there is none. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** Previous and Next as links, so that each page has an address, with the range of rows shown. */
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
