import { useParams } from "react-router";
import { NotFoundState } from "../../../layout/NotFoundState";
import { ButtonLink } from "../../../ui/ButtonLink";

/** For an address that names no course of the batch. */
export function UnknownBatchCourse() {
  const { id } = useParams();
  return (
    <NotFoundState
      what="Batch course"
      actions={
        <ButtonLink variant="primary" to={`/admin/batches/${id}/courses`}>
          Go to the batch's courses
        </ButtonLink>
      }
    >
      It may have been removed from the batch, or the address has a mistake in it.
    </NotFoundState>
  );
}
