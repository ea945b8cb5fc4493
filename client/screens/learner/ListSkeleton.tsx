import type { ReactNode } from "react";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";

interface Props {
  title: string;
  /** The skeleton of the list itself. */
  children: ReactNode;
}

/** The skeleton of a course's list with its count. */
export function ListSkeleton({ title, children }: Props) {
  return (
    <Loading label="Loading">
      <PageHeader title={title} subtitle={<Skeleton className="my-0.5 h-4 w-40" />} />
      <div aria-hidden>
        <div className="mb-5 h-26 max-w-60 rounded-lg border border-line bg-surface px-5 py-4">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="mt-3 h-6 w-12" />
        </div>
        {children}
      </div>
    </Loading>
  );
}
