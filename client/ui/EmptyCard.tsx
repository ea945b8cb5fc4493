import { Card } from "./Card";
import { EmptyState, type EmptyStateProps } from "./EmptyState";

interface Props extends EmptyStateProps {
  /** Read out where a search found nothing, since the person is still in its field. */
  announced?: string;
}

/** An empty list in a card of its own. */
export function EmptyCard({ announced, ...props }: Props) {
  return (
    <Card>
      {announced && (
        <p role="status" className="sr-only">
          {announced}
        </p>
      )}
      <EmptyState {...props} />
    </Card>
  );
}
