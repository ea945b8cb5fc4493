import { graphql, useFragment } from "react-relay";
import type { PeopleCards_enrolments$key } from "~/__generated__/PeopleCards_enrolments.graphql";
import type { PeopleCards_payments$key } from "~/__generated__/PeopleCards_payments.graphql";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { AttentionList } from "./AttentionList";

/** What users owe, the latest first. */
export function PendingPayments({ payments: key }: { payments: PeopleCards_payments$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment PeopleCards_payments on QueryPaymentsConnection {
        totalCount
        nodes {
          id
          databaseId
          paymentId
          amount
          transactionDate
          user {
            name
          }
        }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, databaseId, paymentId, amount, transactionDate, user }) => ({
    ...{ key: id, to: `/admin/payments/${databaseId}`, label: user.name },
    note: transactionDate ? `${paymentId} · ${formatDate(transactionDate)}` : paymentId,
    aside: <span className="text-sm text-ink">{formatMoney(amount)}</span>,
  }));
  return (
    <AttentionList
      title="Pending payments"
      count={totalCount}
      settled="Nobody owes anything."
      all="/admin/payments?status=PENDING"
      rows={rows}
    />
  );
}

/** Who came to which course last. */
export function NewestEnrolments({ enrolments: key }: { enrolments: PeopleCards_enrolments$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment PeopleCards_enrolments on QueryNewestEnrolmentsConnection {
        nodes {
          id
          createdAt
          course {
            title
          }
          user {
            databaseId
            name
          }
        }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, createdAt, course, user }) => ({
    ...{ key: id, to: `/admin/users/${user.databaseId}`, label: user.name, note: course.title },
    aside: formatDate(createdAt),
  }));
  return (
    <AttentionList
      title="Newest enrolments"
      count={null}
      settled="Nobody is enrolled yet."
      all="/admin/users"
      rows={rows}
    />
  );
}
