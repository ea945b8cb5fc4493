import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { UserHistory_payments$key } from "../../../../__generated__/UserHistory_payments.graphql";
import type { UserHistory_user$key } from "../../../../__generated__/UserHistory_user.graphql";
import { formatDate } from "../../../../formats/dates";
import { formatMoney } from "../../../../formats/money";
import { PaymentBadge } from "../../../../layout/payments/PaymentBadge";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { Card } from "../../../../ui/Card";

const userFragment = graphql`
  fragment UserHistory_user on User {
    databaseId
    batches(first: 20) {
      totalCount
      nodes {
        id
        databaseId
        name
        startDate
        endDate
      }
    }
  }
`;

const paymentsFragment = graphql`
  fragment UserHistory_payments on QueryPaymentsConnection {
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
  user: UserHistory_user$key;
  payments: UserHistory_payments$key;
}

/** The batches that a user is in, and what the user has paid; the latest of each. */
export function UserHistory({ user: userKey, payments: paymentsKey }: Props) {
  const { databaseId, batches } = useFragment(userFragment, userKey);
  const payments = useFragment(paymentsFragment, paymentsKey);
  return (
    <>
      <Card title={`Batches (${batches.totalCount})`} flush>
        <Rows empty="In no batch yet.">
          {batches.nodes.map(({ id, databaseId: batchId, name, startDate, endDate }) => (
            <Row key={id} to={`/admin/batches/${batchId}`} label={name}>
              <span>
                {formatDate(startDate)} to {formatDate(endDate)}
              </span>
            </Row>
          ))}
        </Rows>
      </Card>
      <Card
        title={`Payments (${payments.totalCount})`}
        flush
        actions={
          <ButtonLink size="sm" to={`/admin/payments/create?user=${databaseId}`}>
            Add payment
          </ButtonLink>
        }
      >
        <Rows empty="No payment yet.">
          {payments.nodes.map(({ id, databaseId: number, paymentId, amount, status, transactionDate }) => (
            <Row key={id} to={`/admin/payments/${number}`} label={paymentId}>
              <span className="text-sm text-ink">{formatMoney(amount)}</span>
              {transactionDate && <span>{formatDate(transactionDate)}</span>}
              <PaymentBadge status={status} />
            </Row>
          ))}
        </Rows>
      </Card>
    </>
  );
}

function Rows({ children, empty }: { children: ReactNode[]; empty: string }) {
  if (children.length === 0) return <p className="px-5 pt-1 pb-5 text-sm text-muted">{empty}</p>;
  return <ul className="mt-2 divide-y divide-line border-t border-line">{children}</ul>;
}

function Row({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
      <Link
        to={to}
        className="touch inline-flex items-center rounded-sm font-medium wrap-anywhere hover:text-brand-ink hover:underline"
      >
        {label}
      </Link>
      <span className="flex items-center gap-3 text-xs text-muted tabular-nums">{children}</span>
    </li>
  );
}
