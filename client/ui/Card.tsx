import type { ReactNode } from "react";
import { classNames } from "./classNames";

export interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** Removes the padding, for tables, rows and covers that reach the edges. */
  flush?: boolean | undefined;
  as?: "section" | "div" | "li" | undefined;
  className?: string | undefined;
}

/** A surface for one thing, with an optional title and actions. */
export function Card({
  title,
  description,
  actions,
  children,
  flush,
  as: Element = "section",
  className,
}: CardProps) {
  return (
    <Element
      data-keep-together
      className={classNames("min-w-0 rounded-lg border border-line bg-surface shadow-rest", className)}
    >
      {(title || actions) && (
        <header
          className={classNames(
            "flex flex-wrap justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-1",
            // A title without a description shares a line with its actions.
            description ? "items-start" : "items-center",
          )}
        >
          <div className="min-w-0">
            {title && <h2 className="text-sm font-semibold wrap-anywhere text-ink">{title}</h2>}
            {description && <p className="mt-0.5 text-xs text-muted">{description}</p>}
          </div>
          {actions && <div className="flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={flush ? "overflow-clip rounded-[inherit]" : "p-5"}>{children}</div>
    </Element>
  );
}
