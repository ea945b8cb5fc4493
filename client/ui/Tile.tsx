import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "#gateway/domains/countTextContract";
import { classNames } from "./classNames";
import { type Tone, toneInks } from "./tones";

export interface TileProps {
  label: string;
  /** Numbers are formatted with digit grouping. */
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  tone?: Tone | undefined;
  /** The page with the details; the whole tile links to it. */
  to?: string | undefined;
  /** Puts label and figure on one line, for screens that lead with their table. */
  compact?: boolean | undefined;
}

/** A figure with its label. */
export function Tile({ label, value, note, icon, tone = "neutral", to, compact }: TileProps) {
  return (
    <div
      className={classNames(
        "relative min-w-0 rounded-lg border border-line bg-surface shadow-rest",
        compact ? "flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-1.5" : "px-5 py-4",
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
          <span aria-hidden className={classNames("inline-flex [&>svg]:size-4", toneInks[tone])}>
            {icon}
          </span>
        )}
      </div>
      <div
        className={classNames(
          "truncate font-semibold tracking-tight text-ink tabular-nums",
          compact ? "text-base" : "mt-1.5 text-2xl",
        )}
      >
        {typeof value === "number" ? formatCount(value) : value}
      </div>
      {note && <div className="mt-0.5 text-xs text-muted">{note}</div>}
    </div>
  );
}
