import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./classNames";

interface Props {
  to: string;
  className?: string;
  children: ReactNode;
}

/** The name of a row, linked to its page. */
export function RowLink({ to, className, children }: Props) {
  return (
    <Link
      to={to}
      className={classNames(
        "touch inline-flex items-center rounded-sm text-left wrap-anywhere hover:text-brand-ink hover:underline",
        className,
      )}
    >
      {children}
    </Link>
  );
}
