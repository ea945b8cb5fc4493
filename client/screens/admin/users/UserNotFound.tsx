import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** For the address of a user who is not there. */
export function UserNotFound() {
  return (
    <NotFoundState
      what="User"
      actions={
        <ButtonLink variant="primary" to="/admin/users">
          All users
        </ButtonLink>
      }
    >
      There is no user at this address. The account may have been deleted.
    </NotFoundState>
  );
}
