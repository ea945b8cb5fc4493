import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** For the address of a curriculum that is not there. */
export function CurriculumNotFound() {
  return (
    <NotFoundState
      what="Curriculum"
      actions={
        <ButtonLink variant="primary" to="/admin/curriculum">
          All curricula
        </ButtonLink>
      }
    >
      There is no curriculum at this address. It may have been deleted or renamed.
    </NotFoundState>
  );
}
