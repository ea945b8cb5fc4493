import { Skeleton } from "./Skeleton";

interface Props {
  breadcrumbs?: boolean;
  subtitle?: boolean;
}

/** Placeholder for the head of a screen. */
export function HeadSkeleton({ breadcrumbs = false, subtitle = false }: Props) {
  return (
    <div aria-hidden className="mb-7">
      {breadcrumbs && <Skeleton className="mb-2 h-4 w-48" />}
      <Skeleton className="mt-1 h-7 w-72 max-w-full" />
      {subtitle && <Skeleton className="mt-2 h-4 w-48" />}
    </div>
  );
}
