import type { ReactNode } from "react";
import { classNames } from "~/ui/classNames";
import { Skeleton } from "~/ui/Skeleton";

const widths = ["w-2/5", "w-1/2", "w-1/3", "w-3/5"];

interface Props {
  /** Placeholder for a module's head. */
  head: ReactNode;
  /** The height of a row. */
  rowClass: string;
}

/** Placeholder for two modules of four rows each, such as topics or questions. */
export function ModulesSkeleton({ head, rowClass }: Props) {
  return (
    <div aria-hidden className="grid gap-5">
      {[1, 2].map((module) => (
        <div key={module} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {head}
          {widths.map((width) => (
            <div key={width} className={classNames("flex items-center px-5", rowClass)}>
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
