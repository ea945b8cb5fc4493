import { Card } from "./Card";
import { HeadSkeleton } from "./HeadSkeleton";
import { Loading } from "./Loading";
import { SkeletonText } from "./Skeleton";

interface Props {
  /** Says what is loading. */
  label: string;
  /** Lines of text in the narrow card and in the wide one. */
  lines: readonly [narrow: number, wide: number];
}

/** Placeholder for a row's screen: its head, a narrow card of facts and a wide one. */
export function DetailSkeleton({ label, lines: [narrow, wide] }: Props) {
  return (
    <Loading label={label}>
      <HeadSkeleton breadcrumbs />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card>
          <SkeletonText lines={narrow} />
        </Card>
        <Card>
          <SkeletonText lines={wide} />
        </Card>
      </div>
    </Loading>
  );
}
