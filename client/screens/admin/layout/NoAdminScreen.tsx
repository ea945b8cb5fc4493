import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** For an address below /admin that leads nowhere. */
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
      The administration has no screen at this address.
    </NotFoundState>
  );
}
