import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** Shown for an unknown address below /admin. */
export function NoAdminScreen() {
  return (
    <NotFoundState
      what="Page"
      actions={
        <>
          <ButtonLink to="/admin/courses" variant="primary">
            Go to the courses
          </ButtonLink>
          <ButtonLink to="/admin/dashboard">Go to the dashboard</ButtonLink>
        </>
      }
    >
      There's no screen at this address. It may be mistyped.
    </NotFoundState>
  );
}
