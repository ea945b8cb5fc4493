import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./classNames";
import { inkOf, type Tone } from "./tones";

export interface TileProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  tone?: Tone | undefined;
  /** Where the figure comes from; the whole tile leads there. */
  to?: string | undefined;
}

/** One figure and what it counts. */
export function Tile({ label, value, note, icon, tone = "neutral", to }: TileProps) {
  return (
    <div
      className={classNames(
        "relative min-w-0 rounded-lg border border-line bg-surface px-5 py-4 shadow-rest",
        to && "transition-colors focus-within:border-control hover:border-control",
      )}
    >
      <div className="flex items-center justify-between gap-2 text-xs font-medium text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
            {label}
          </Link>
        ) : (
          <span>{label}</span>
        )}
        {icon && (
          <span aria-hidden className={classNames("inline-flex [&>svg]:size-4", inkOf[tone])}>
            {icon}
          </span>
        )}
      </div>
      <div className="mt-1.5 truncate text-2xl font-semibold tracking-tight text-ink tabular-nums">
        {value}
      </div>
      {note && <div className="mt-0.5 text-xs text-muted">{note}</div>}
    </div>
  );
}
