import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OwnReview_course$key } from "~/__generated__/OwnReview_course.graphql";
import { afterFirstScreen } from "~/layout/prefetch";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { Button } from "~/ui/Button";
import { SkeletonText } from "~/ui/Skeleton";

const loadForm = () => import("./ReviewForm");
// Most readers of a course page are not enrolled and need neither the form nor its rules.
const ReviewForm = lazyWithRetry(async () => (await loadForm()).ReviewForm, {
  fallback: <SkeletonText lines={4} />,
  missing: NoForm,
});

/** The percentage of a course after which its learners are asked for a review. */
const reviewFrom = 25;

/** Lets an enrolled learner write or edit a review. */
export function OwnReview({ course: key }: { course: OwnReview_course$key }) {
  const { viewerEnrolment, viewerReview, ...course } = useFragment(
    graphql`
      fragment OwnReview_course on Course {
        viewerEnrolment { percentage }
        viewerReview { id }
        ...ReviewForm_course
      }
    `,
    key,
  );
  const [editing, setEditing] = useState(false);
  const isEnrolled = viewerEnrolment !== null;
  useEffect(() => {
    if (isEnrolled) afterFirstScreen(loadForm);
  }, [isEnrolled]);
  if (!viewerEnrolment) return null;
  if (!viewerReview && viewerEnrolment.percentage < reviewFrom)
    return (
      <p className="mb-3 text-sm text-muted">
        You can review this course once you have completed {reviewFrom}% of it.
      </p>
    );
  if (editing)
    return (
      <div className="mb-5 rounded-lg border border-line bg-sunken p-4">
        <ReviewForm course={course} onDone={() => setEditing(false)} />
      </div>
    );
  return (
    <Button className="mb-3" onClick={() => setEditing(true)}>
      {viewerReview ? "Change your review" : "Leave a review"}
    </Button>
  );
}

function NoForm({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p role="alert" className="text-sm text-soft">
        The form didn't load. Check your connection.
      </p>
      <Button className="mt-3" onClick={onDone}>
        Close
      </Button>
    </>
  );
}
