import { ButtonLink } from "../ui/ButtonLink";
import { EmptyState } from "../ui/EmptyState";

/** A page of a list that has become shorter; `first` is the query of its first page. */
export function PageOutOfRange({ first }: { first: string }) {
  return (
    <EmptyState
      title="This page no longer exists"
      action={<ButtonLink to={{ search: first }}>Go to the first page</ButtonLink>}
    >
      The list has changed since this address was made.
    </EmptyState>
  );
}
