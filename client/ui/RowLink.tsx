import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./classNames";

interface Props {
  to: string;
  className?: string;
  /** The whole name in a tooltip, for a column that truncates it. */
  title?: string;
  children: ReactNode;
}

/** The name of a row, linked to its page. */
export function RowLink({ to, className, title, children }: Props) {
  return (
    <Link
      to={to}
      title={title}
      className={classNames(
        "touch inline-flex max-w-full items-center rounded-sm text-left wrap-anywhere hover:text-brand-ink hover:underline",
        className,
      )}
    >
      {title === undefined ? children : <span className="min-w-0 sm:truncate">{children}</span>}
    </Link>
  );
}
