import { useParams } from "react-router-dom";
import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** An address that names no course of the batch. */
export function BatchCourseNotFound() {
  const { id } = useParams();
  return (
    <NotFoundState
      what="Batch course"
      actions={
        <>
          <ButtonLink variant="primary" to={`/admin/batches/${id}/courses`}>
            Go to the batch's courses
          </ButtonLink>
          <ButtonLink to="/admin/batches">Go to all batches</ButtonLink>
        </>
      }
    >
      It may have been removed from the batch, or the address has a mistake in it.
    </NotFoundState>
  );
}
