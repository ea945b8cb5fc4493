import { Plus, SearchX, Wallet } from "lucide-react";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { EmptyState } from "../../../../ui/EmptyState";
import { formatPayments, isFiltered, type PaymentsAddress, refinePayments } from "./paymentsAddress";

/** Nothing to show: the page is gone, nothing fits the filters, or there is no payment yet. */
export function NoPayments({ address, total }: { address: PaymentsAddress; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title="This page no longer exists"
        action={
          <ButtonLink to={{ search: formatPayments(refinePayments(address, {})) }}>
            Go to the first page
          </ButtonLink>
        }
      >
        The list has changed since this address was made.
      </EmptyState>
    );
  if (isFiltered(address))
    return (
      <EmptyState
        icon={<SearchX />}
        title="No payments match"
        action={<ButtonLink to="/admin/payments">Clear filters</ButtonLink>}
      >
        Try another year or month, or fewer words.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Wallet />}
      title="No payments yet"
      action={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/payments/create">
          Add Payment
        </ButtonLink>
      }
    >
      What users pay and owe for their courses stands here, with a receipt for each.
    </EmptyState>
  );
}
