import { type ReactNode, Suspense } from "react";
import { Link, Outlet } from "react-router-dom";
import { LinkTabs } from "~/ui/LinkTabs";
import { ScreenHeading } from "~/ui/ScreenHeading";
import { Skeleton } from "~/ui/Skeleton";

interface FrameProps {
  /** A DetailHead; it loads by itself. */
  head: ReactNode;
  /** The name of the tabs for assistive technology. */
  label: string;
  /** The address of the overview, which those of the other screens begin with. */
  base: string;
  /** The labels of the screens beside the overview, by the path of each below the base. */
  screens: Readonly<Record<string, string>>;
}

/** The frame of all screens of a batch or a course: its head and tabs. */
export function DetailFrame({ head, label, base, screens }: FrameProps) {
  const parts = Object.entries(screens).map(([path, part]) => ({ label: part, to: `${base}/${path}` }));
  const tabs = [{ label: "Overview", to: base, end: true }, ...parts];
  return (
    <>
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-2">
        <Suspense fallback={<HeadSkeleton />}>{head}</Suspense>
        <LinkTabs label={label} tabs={tabs} />
      </div>
      <Outlet />
    </>
  );
}

function HeadSkeleton() {
  return (
    <div>
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="mt-2 mb-0.5 h-4 w-96 max-w-full" />
    </div>
  );
}

interface HeadProps {
  name: string;
  /** The address of the overview; undefined on the overview, where the name is the screen's heading. */
  to: string | undefined;
  /** A badge beside the name. */
  status: ReactNode;
  /** Dates, size and progress, below the name. */
  facts: ReactNode;
  actions: ReactNode;
}

const nameClass = "min-w-0 text-title font-semibold wrap-anywhere text-ink";

/** The name of a batch or a course with its status, facts and actions. */
export function DetailHead({ name, to, status, facts, actions }: HeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {to === undefined ? (
            <ScreenHeading className={nameClass}>{name}</ScreenHeading>
          ) : (
            <Link
              to={to}
              className={`${nameClass} touch inline-flex items-center rounded-sm hover:underline`}
            >
              {name}
            </Link>
          )}
          {status}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
          {facts}
        </div>
      </div>
      {actions && <div data-noprint>{actions}</div>}
    </header>
  );
}
