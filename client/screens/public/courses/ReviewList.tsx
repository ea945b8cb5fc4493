import { graphql, useFragment } from "react-relay";
import type { ReviewList_review$key } from "~/__generated__/ReviewList_review.graphql";
import { Button } from "~/ui/Button";
import { Initials } from "~/ui/Initials";
import { LocalDate } from "~/ui/LocalDate";
import { Rating } from "~/ui/Rating";

/** The number of reviews that are read at a time. */
export const reviewPageSize = 10;

interface Props {
  edges: readonly { readonly node: { readonly id: string } & ReviewList_review$key }[];
  /** Shows the next reviews; null when all are shown. */
  onMore: (() => void) | null;
  busy: boolean;
  /** Whether the button has the focus from the start, as it had where it was pressed. */
  autoFocus?: boolean;
}

/** Reviews in their order, and a button for the next ones. */
export function ReviewList({ edges, onMore, busy, autoFocus = false }: Props) {
  return (
    <>
      <ul className="divide-y divide-line">
        {edges.map(({ node }) => (
          <ReviewItem key={node.id} review={node} />
        ))}
      </ul>
      {onMore && (
        <Button className="mt-5" busy={busy} autoFocus={autoFocus} onClick={onMore}>
          Show more reviews
        </Button>
      )}
    </>
  );
}

function ReviewItem({ review: key }: { review: ReviewList_review$key }) {
  const { rating, text, authorName, updatedAt } = useFragment(
    graphql`
      fragment ReviewList_review on Review {
        rating
        text
        authorName
        updatedAt
      }
    `,
    key,
  );
  return (
    <li className="flex gap-3 py-4 last:pb-0">
      <Initials name={authorName} className="size-8" />
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
