import type { ComponentType } from "react";
import { Card } from "../ui/Card";
import { HeadSkeleton, type HeadSkeletonProps } from "../ui/HeadSkeleton";
import { Loading } from "../ui/Loading";
import { SkeletonText } from "../ui/Skeleton";
import { SkeletonRows } from "../ui/SkeletonRows";

interface RowsForm extends HeadSkeletonProps {
  /** Says what is loading. */
  label: string;
  rows: number;
  /** The class name of a row's height. */
  height: string;
  /** The class name of the card's width; the whole one without it. */
  width?: string;
}

/** Makes the placeholder of a screen that shows rows, or the lines of a text, in a card. */
export const rowsSkeleton = ({ label, rows, height, width, ...head }: RowsForm): ComponentType =>
  function RowsSkeleton() {
    return (
      <Loading label={label}>
        <HeadSkeleton {...head} />
        <Card className={width}>
          <SkeletonRows rows={rows} height={height} />
        </Card>
      </Loading>
    );
  };

/** Makes the placeholder of a screen with a narrow card and a wide one, of so many lines each. */
export const cardsSkeleton = (label: string, [narrow, wide]: readonly [number, number]): ComponentType =>
  function CardsSkeleton() {
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
  };
