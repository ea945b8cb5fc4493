import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** For the address of a batch that is not there. */
export function BatchNotFound() {
  return (
    <NotFoundState
      what="Batch"
      actions={
        <ButtonLink variant="primary" to="/admin/batches">
          Go to all batches
        </ButtonLink>
      }
    >
      It may have been deleted, or the address has a mistake in it.
    </NotFoundState>
  );
}
