import { Plus } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";

/** The head of the dashboard: its name, and the way to a new payment. */
export function PaymentsHeader() {
  return (
    <PageHeader
      title="Payments"
      actions={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/payments/create">
          Add Payment
        </ButtonLink>
      }
    />
  );
}
