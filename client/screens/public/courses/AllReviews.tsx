import { useEffect, useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { AllReviews_course$key } from "~/__generated__/AllReviews_course.graphql";
import type { AllReviewsQuery } from "~/__generated__/AllReviewsQuery.graphql";
import { ReviewList, reviewPageSize } from "./ReviewList";

/** A course's reviews beyond the first page, whose button has been pressed to show this. */
export function AllReviews({ course: key }: { course: AllReviews_course$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AllReviewsQuery,
    AllReviews_course$key
  >(
    graphql`
      fragment AllReviews_course on Course
      @refetchable(queryName: "AllReviewsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        reviews(first: $first, after: $after) @connection(key: "AllReviews_reviews") {
          edges {
            node { id ...ReviewList_review }
          }
        }
      }
    `,
    key,
  );
  const isContinued = useRef(false);
  useEffect(() => {
    if (isContinued.current) return;
    isContinued.current = true;
    loadNext(reviewPageSize);
  }, [loadNext]);
  const onMore = hasNext ? () => void loadNext(reviewPageSize) : null;
  return <ReviewList edges={data.reviews.edges} onMore={onMore} busy={isLoadingNext} autoFocus />;
}
