import { Star } from "lucide-react";
import { type ComponentType, useState, useTransition } from "react";
import { graphql, useFragment } from "react-relay";
import type { AllReviews_course$key } from "~/__generated__/AllReviews_course.graphql";
import type { CourseReviews_course$key } from "~/__generated__/CourseReviews_course.graphql";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { Rating } from "~/ui/Rating";
import { showToast } from "~/ui/toasts";
import { ReviewList } from "./ReviewList";

// The first load leaves out what only enrolled learners see, and the paging of a long list.
const OwnReview = lazyWithRetry(async () => (await import("./OwnReview")).OwnReview);

const notLoaded = {
  tone: "danger",
  message: "The reviews didn't load. Check your connection and try again.",
} as const;

type AllReviews = ComponentType<{ course: AllReviews_course$key }>;

/** A course's reviews, latest first, and the viewer's own review. */
export function CourseReviews({ course: key }: { course: CourseReviews_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseReviews_course on Course {
        rating
        reviewCount
        viewerEnrolment { id }
        reviews(first: 10) {
          edges {
            node { id ...ReviewList_review }
          }
          pageInfo { hasNextPage }
        }
        ...OwnReview_course
        ...AllReviews_course
      }
    `,
    key,
  );
  const { edges, pageInfo } = course.reviews;
  const [All, setAll] = useState<AllReviews | null>(null);
  const [busy, startLoading] = useTransition();
  const showAll = () =>
    startLoading(() =>
      import("./AllReviews").then(
        ({ AllReviews }) => setAll(() => AllReviews),
        () => showToast(notLoaded),
      ),
    );
  return (
    <Card title="Reviews" actions={<Rating value={course.rating} count={course.reviewCount} />}>
      {course.viewerEnrolment && <OwnReview course={course} />}
      {edges.length === 0 && (
        <EmptyState icon={<Star />} title="No reviews yet">
          Enrolled learners can review this course.
        </EmptyState>
      )}
      {All ? (
        <All course={course} />
      ) : (
        <ReviewList edges={edges} onMore={pageInfo.hasNextPage ? showAll : null} busy={busy} />
      )}
    </Card>
  );
}
