import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { type LabelledLink, LabelledLinks } from "./ButtonLink";

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** One sentence on what will appear on this screen. */
  children?: ReactNode;
  /** The action that adds the first item. */
  action?: ReactNode;
  /** The next step, if it is a screen. */
  link?: LabelledLink | undefined;
}

/** Shown for an empty list: says what it is for and offers the next step. */
export function EmptyState({ icon = <Inbox />, title, children, action, link }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <span
        aria-hidden
        className="mb-4 inline-flex rounded-lg border border-line bg-sunken p-3 text-muted [&>svg]:size-5"
      >
        {icon}
      </span>
      <p className="text-sm font-semibold text-ink">{title}</p>
      {children && <div className="mt-1 max-w-md text-sm text-balance text-muted">{children}</div>}
      {(action || link) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {link && <LabelledLinks links={[link]} />}
          {action}
        </div>
      )}
    </div>
  );
}
