import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { UserRecords_payments$key } from "~/__generated__/UserRecords_payments.graphql";
import type { UserRecordsBatches_user$key } from "~/__generated__/UserRecordsBatches_user.graphql";
import type { UserRecordsPayments_user$key } from "~/__generated__/UserRecordsPayments_user.graphql";
import type { UserRecordsTaughtBatches_user$key } from "~/__generated__/UserRecordsTaughtBatches_user.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { formatDateRange, formatTimings } from "~/formats/ranges";
import { PaymentBadge } from "~/layout/payments/PaymentBadge";
import { BatchStatusBadge } from "~/screens/admin/stateBadges";
import { AllowedLink } from "~/ui/AllowedLink";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";

const noneClass = "px-5 pt-1 pb-5 text-sm text-muted";

/** A link to what a row is of. */
export const RecordLink = ({ to, children }: { to: string; children: string }) => (
  <AllowedLink
    to={to}
    className="touch inline-flex items-center rounded-sm text-sm font-medium wrap-anywhere hover:text-brand-ink hover:underline"
  >
    {children}
  </AllowedLink>
);

interface CardProps {
  title: string;
  totalCount: number;
  /** Shown instead of an empty list. */
  none: string;
  children: readonly ReactNode[];
}

/** A card of rows, with their number. */
export function RecordCard({ title, totalCount, none, children }: CardProps) {
  return (
    <Card title={`${title} (${totalCount})`} flush>
      {children.length === 0 ? (
        <p className={noneClass}>{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">{children}</ul>
      )}
    </Card>
  );
}

const batchesFragment = graphql`
  fragment UserRecordsBatches_user on User {
    batches(first: 20) {
      totalCount
      nodes { id databaseId name status startDate endDate }
    }
  }
`;

/** A user's batches, latest start first. */
export function UserBatches({ user }: { user: UserRecordsBatches_user$key }) {
  const { totalCount, nodes } = useFragment(batchesFragment, user).batches;
  return (
    <RecordCard title="Batches" totalCount={totalCount} none="Not in any batch yet.">
      {nodes.map(({ id, databaseId, name, status, startDate, endDate }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 text-sm"
        >
          <RecordLink to={`/admin/batches/${databaseId}`}>{name}</RecordLink>
          <span className="flex items-center gap-3 text-xs text-muted tabular-nums">
            {formatDateRange(startDate, endDate)}
            <BatchStatusBadge state={status} />
          </span>
        </li>
      ))}
    </RecordCard>
  );
}

const taughtBatchesFragment = graphql`
  fragment UserRecordsTaughtBatches_user on User {
    teaching(first: 20) {
      totalCount
      nodes {
        id
        batchCourse {
          id
          batchId
          courseId
          startDate
          endDate
          startTime
          endTime
          course { id title }
          batch { id name classDays }
        }
      }
    }
  }
`;

/** The batch courses that a staff member teaches, with their dates. */
export function TaughtBatches({ user }: { user: UserRecordsTaughtBatches_user$key }) {
  const { teaching } = useFragment(taughtBatchesFragment, user);
  return (
    <RecordCard title="Teaching" totalCount={teaching.totalCount} none="Not assigned to a batch yet.">
      {teaching.nodes.map(({ id, batchCourse: { course, batch, ...taught } }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-5 py-2.5">
          <span className="min-w-0">
            <AllowedLink
              to={`/admin/batches/${taught.batchId}/courses/${taught.courseId}`}
              className="touch inline-block text-sm font-medium wrap-anywhere text-ink hover:text-brand-ink hover:underline"
            >
              {course.title}
            </AllowedLink>
            <span className="block text-xs wrap-anywhere text-muted">{batch.name}</span>
          </span>
          <span className="text-xs text-muted tabular-nums sm:text-right">
            {[classDaysInWords(weekdaysIn(batch.classDays)), formatHours(taught)].filter(Boolean).join(", ")}
            <span className="block">{formatDateRange(taught.startDate, taught.endDate)}</span>
          </span>
        </li>
      ))}
    </RecordCard>
  );
}

interface Times {
  readonly startTime: string | null | undefined;
  readonly endTime: string | null | undefined;
}

const formatHours = ({ startTime, endTime }: Times): string => formatTimings(startTime, endTime);

const userFragment = graphql`
  fragment UserRecordsPayments_user on User {
    databaseId
    paymentTotals { paid due }
  }
`;

const paymentsFragment = graphql`
  fragment UserRecords_payments on QueryPaymentsConnection {
    totalCount
    nodes { id databaseId reference amount status transactionDate }
  }
`;

interface PaymentsProps {
  user: UserRecordsPayments_user$key;
  payments: UserRecords_payments$key;
}

/** A user's latest payments, and the totals of all. */
export function UserPayments({ user: userKey, payments: paymentsKey }: PaymentsProps) {
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
        <p className={noneClass}>No payments yet.</p>
      ) : (
        <>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
            {nodes.map(({ id, databaseId: number, reference, amount, status, transactionDate }) => (
              <li
                key={id}
                className="col-span-full grid grid-cols-subgrid items-center gap-y-1 border-t border-line px-5 py-2.5 text-sm"
              >
                <RecordLink to={`/admin/payments/${number}`}>{reference}</RecordLink>
                <span className="text-right tabular-nums sm:order-last">{formatMoney(amount)}</span>
                <span className="text-xs text-muted tabular-nums">{formatDate(transactionDate)}</span>
                <span className="justify-self-end sm:justify-self-start">
                  <PaymentBadge state={status} />
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
