import type { ReactNode } from "react";
import { classNames } from "./classNames";
import { type Tone, toneTints } from "./tones";

export interface BadgeProps {
  tone?: Tone | undefined;
  children: ReactNode;
  icon?: ReactNode;
  className?: string | undefined;
}

/** A status in a word; the colour only repeats what the word says. */
export function Badge({ tone = "neutral", children, icon, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center gap-1 rounded-full border px-2 text-xs leading-5 font-medium whitespace-nowrap",
        toneTints[tone],
        className,
      )}
    >
      {icon && (
        <span aria-hidden className="inline-flex [&>svg]:size-3">
          {icon}
        </span>
      )}
      <span className="truncate">{children}</span>
    </span>
  );
}
