import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** For the address of a payment that is not there. */
export function PaymentNotFound() {
  return (
    <NotFoundState
      what="Payment"
      actions={
        <ButtonLink variant="primary" to="/admin/payments">
          All payments
        </ButtonLink>
      }
    >
      There is no payment at this address. It may have been deleted.
    </NotFoundState>
  );
}
