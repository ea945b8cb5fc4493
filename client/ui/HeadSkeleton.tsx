import { Skeleton } from "./Skeleton";

export interface HeadSkeletonProps {
  breadcrumbs?: boolean;
  subtitle?: boolean;
  /** The class name of the actions' width; none without it. */
  actions?: string;
}

/** Placeholder for the head of a screen. */
export function HeadSkeleton({ breadcrumbs = false, subtitle = false, actions }: HeadSkeletonProps) {
  return (
    <div aria-hidden className="mb-7">
      {breadcrumbs && <Skeleton className="mb-2 h-4 w-48" />}
      <div className="mt-1 flex flex-wrap justify-between gap-3">
        <Skeleton className="h-7 w-72 max-w-full" />
        {actions && <Skeleton className={`h-9 max-w-full ${actions}`} />}
      </div>
      {subtitle && <Skeleton className="mt-2 h-4 w-48" />}
    </div>
  );
}
