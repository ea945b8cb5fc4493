import { ButtonLink } from "../ui/ButtonLink";
import { EmptyState } from "../ui/EmptyState";

/** Shown for a page beyond the end of a list; `first` is the query string of the first page. */
export function PageOutOfRange({ first }: { first: string }) {
  return (
    <EmptyState
      title="This page no longer exists"
      action={<ButtonLink to={{ search: first }}>Go to the first page</ButtonLink>}
    >
      The list is shorter than it was when this link was created.
    </EmptyState>
  );
}
