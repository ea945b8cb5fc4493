import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PaymentList_user$key } from "../../__generated__/PaymentList_user.graphql";
import { countOf } from "../../formats/counts";
import { formatDate } from "../../formats/dates";
import { formatMoney } from "../../formats/money";
import { PaymentBadge } from "../../layout/payments/PaymentBadge";
import { Card } from "../../ui/Card";

const fragment = graphql`
  fragment PaymentList_user on User {
    username
    payments(first: 20) {
      totalCount
      nodes {
        id
        databaseId
        paymentId
        amount
        transactionDate
        status
      }
    }
  }
`;

const noun = { one: "payment", many: "payments" };

/** What the account has paid and owes, the latest first, each with its receipt; nothing without payments. */
export function PaymentList({ user }: { user: PaymentList_user$key }) {
  const { username, payments } = useFragment(fragment, user);
  const { nodes, totalCount } = payments;
  if (totalCount === 0) return null;
  const more = totalCount > nodes.length ? `, the latest ${nodes.length} of them here` : "";
  return (
    <Card title="Payments" description={`${countOf(totalCount, noun)}${more}`} flush className="mt-6">
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {nodes.map(({ id, databaseId, paymentId, amount, transactionDate, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm">
            <Link
              to={`/users/${encodeURIComponent(username)}/payments/${databaseId}`}
              className="touch inline-flex min-w-0 flex-1 basis-40 items-center rounded-sm font-medium wrap-anywhere text-ink hover:text-brand-ink hover:underline"
            >
              {paymentId}
            </Link>
            <span className="text-muted tabular-nums">{formatDate(transactionDate) || "No date"}</span>
            <span className="w-24 text-right font-medium text-ink tabular-nums">{formatMoney(amount)}</span>
            <span className="w-20">
              <PaymentBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
