import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./classNames";
import { useMayFollow } from "./linkPermission";

interface Props {
  to: string;
  className?: string;
  /** The whole name in a tooltip, for a column that truncates it. */
  title?: string;
  children: ReactNode;
}

/** The name of a row, linked to its page where it may be followed. */
export function RowLink({ to, className, title, children }: Props) {
  const content = title === undefined ? children : <span className="min-w-0 sm:truncate">{children}</span>;
  if (!useMayFollow({ to }))
    return (
      <span title={title} className={classNames("inline-flex max-w-full wrap-anywhere", className)}>
        {content}
      </span>
    );
  return (
    <Link
      to={to}
      title={title}
      className={classNames(
        "touch inline-flex max-w-full items-center rounded-sm text-left wrap-anywhere hover:text-brand-ink hover:underline",
        className,
      )}
    >
      {content}
    </Link>
  );
}
