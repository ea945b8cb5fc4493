import type { ReactNode } from "react";
import { classNames } from "./classNames";

/** A keyboard shortcut, shown beside its action. */
export function Kbd({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <kbd
      className={classNames(
        "inline-flex min-w-5 items-center justify-center rounded-sm border border-line bg-sunken px-1 font-sans text-[11px] leading-4.5 font-medium text-muted",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
