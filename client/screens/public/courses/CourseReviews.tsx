import { MessageSquareText } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CourseReviews_course$key } from "~/__generated__/CourseReviews_course.graphql";
import type { CourseReviewsQuery } from "~/__generated__/CourseReviewsQuery.graphql";
import { Avatar } from "~/ui/Avatar";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { LocalDate } from "~/ui/LocalDate";
import { Rating } from "~/ui/Rating";
import { OwnReview } from "./OwnReview";

const pageSize = 10;

/** A course's reviews, latest first, and the viewer's own review. */
export function CourseReviews({ course: key }: { course: CourseReviews_course$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CourseReviewsQuery,
    CourseReviews_course$key
  >(
    graphql`
      fragment CourseReviews_course on Course
      @refetchable(queryName: "CourseReviewsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        rating
        reviewCount
        ...OwnReview_course
        reviews(first: $first, after: $after) @connection(key: "CourseReviews_reviews") {
          edges {
            node {
              id
              rating
              text
              authorName
              updatedAt
            }
          }
        }
      }
    `,
    key,
  );
  const { edges } = data.reviews;
  return (
    <Card title="Reviews" actions={<Rating value={data.rating} count={data.reviewCount} />}>
      <OwnReview course={data} />
      {edges.length === 0 && (
        <EmptyState icon={<MessageSquareText />} title="No reviews yet">
          Enrolled learners can review this course.
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {edges.map(({ node }) => (
          <ReviewItem key={node.id} review={node} />
        ))}
      </ul>
      {hasNext && (
        <Button className="mt-5" busy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show more reviews
        </Button>
      )}
    </Card>
  );
}

interface Item {
  readonly rating: number;
  readonly text: string;
  readonly authorName: string;
  readonly updatedAt: string;
}

function ReviewItem({ review: { rating, text, authorName, updatedAt } }: { review: Item }) {
  return (
    <li className="flex gap-3 py-4 last:pb-0">
      <Avatar name={authorName} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm font-medium text-ink">{authorName}</span>
          <Rating value={rating} />
          <LocalDate value={updatedAt} className="text-xs text-muted tabular-nums" />
        </div>
        <p className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line text-soft">{text}</p>
      </div>
    </li>
  );
}
