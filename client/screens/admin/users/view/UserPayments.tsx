import { graphql, useFragment } from "react-relay";
import type { UserPayments_payments$key } from "~/__generated__/UserPayments_payments.graphql";
import type { UserPayments_user$key } from "~/__generated__/UserPayments_user.graphql";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { PaymentBadge } from "~/layout/payments/PaymentBadge";
import { AllowedLink } from "~/screens/admin/AllowedLink";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";

const userFragment = graphql`
  fragment UserPayments_user on User {
    databaseId
    paymentTotals {
      paid
      due
    }
  }
`;

const paymentsFragment = graphql`
  fragment UserPayments_payments on QueryPaymentsConnection {
    totalCount
    nodes {
      id
      databaseId
      paymentId
      amount
      status
      transactionDate
    }
  }
`;

interface Props {
  user: UserPayments_user$key;
  payments: UserPayments_payments$key;
}

/** A user's latest payments, and the totals of all. */
export function UserPayments({ user: userKey, payments: paymentsKey }: Props) {
  const { databaseId, paymentTotals } = useFragment(userFragment, userKey);
  const { totalCount, nodes } = useFragment(paymentsFragment, paymentsKey);
  return (
    <Card
      title={`Payments (${totalCount})`}
      flush
      actions={
        <ButtonLink size="sm" to={`/admin/payments/create?user=${databaseId}`}>
          Add payment
        </ButtonLink>
      }
    >
      {nodes.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-sm text-muted">No payments yet.</p>
      ) : (
        <>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
            {nodes.map(({ id, databaseId: number, paymentId, amount, status, transactionDate }) => (
              <li
                key={id}
                className="col-span-full grid grid-cols-subgrid items-center gap-y-1 border-t border-line px-5 py-2.5 text-sm"
              >
                <AllowedLink
                  to={`/admin/payments/${number}`}
                  className="touch inline-flex items-center rounded-sm font-medium wrap-anywhere hover:text-brand-ink hover:underline"
                >
                  {paymentId}
                </AllowedLink>
                <span className="text-right tabular-nums sm:order-last">{formatMoney(amount)}</span>
                <span className="text-xs text-muted tabular-nums">{formatDate(transactionDate)}</span>
                <span className="justify-self-end sm:justify-self-start">
                  <PaymentBadge status={status} />
                </span>
              </li>
            ))}
          </ul>
          <Totals {...paymentTotals} />
        </>
      )}
    </Card>
  );
}

/** The totals of all payments, below the column of amounts. */
function Totals({ paid, due }: { paid: number; due: number }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-3 text-sm">
      <dt className="text-right text-muted">Total paid</dt>
      <dd className="text-right font-medium text-ink tabular-nums">{formatMoney(paid)}</dd>
      <dt className="text-right text-muted">Total due</dt>
      <dd className="text-right font-medium text-ink tabular-nums">{formatMoney(due)}</dd>
    </dl>
  );
}
