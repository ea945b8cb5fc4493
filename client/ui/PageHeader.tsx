import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs";
import { classNames } from "./classNames";
import { ScreenHeading } from "./ScreenHeading";

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Badges beside the title. */
  status?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Public pages have larger headings than the screens of an area. */
  size?: keyof typeof sizes;
}

const sizes = {
  screen: "text-title",
  page: "text-2xl tracking-tight sm:text-3xl",
} as const;

/** The head of a screen: its only h1, which takes the focus after a navigation, and the screen's actions. */
export function PageHeader({
  title,
  subtitle,
  status,
  actions,
  breadcrumbs,
  size = "screen",
}: PageHeaderProps) {
  return (
    <header className="mb-6">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ScreenHeading
              className={classNames("min-w-0 font-semibold wrap-anywhere text-ink", sizes[size])}
            >
              {title}
            </ScreenHeading>
            {status}
          </div>
          {subtitle && <div className="mt-1 text-sm wrap-anywhere text-muted">{subtitle}</div>}
        </div>
        {actions && (
          <div data-noprint className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
