import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { PaymentList_user$key } from "~/__generated__/PaymentList_user.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { PaymentBadge } from "~/layout/payments/PaymentBadge";
import { Card } from "~/ui/Card";

const fragment = graphql`
  fragment PaymentList_user on User {
    username
    payments(first: 20) {
      totalCount
      nodes { id databaseId reference amount transactionDate status howToPay }
    }
  }
`;

const noun = { one: "payment", many: "payments" };

/** The account's payments, latest first, each with a receipt; nothing without payments. */
export function PaymentList({ user }: { user: PaymentList_user$key }) {
  const { username, payments } = useFragment(fragment, user);
  const { nodes, totalCount } = payments;
  if (totalCount === 0) return null;
  const howToPay = nodes.find((payment) => payment.howToPay)?.howToPay;
  const more = totalCount > nodes.length ? `, latest ${nodes.length} shown` : "";
  return (
    <Card title="Payments" description={`${formatQuantity(totalCount, noun)}${more}`} flush className="mt-6">
      {howToPay && (
        <p className="mt-3 border-t border-line px-5 pt-3 text-sm whitespace-pre-line wrap-anywhere text-soft">
          <span className="font-medium text-ink">How to pay what is due: </span>
          {howToPay}
        </p>
      )}
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {nodes.map(({ id, databaseId, reference, amount, transactionDate, status }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-5 py-3 text-sm">
            <div className="min-w-0">
              <Link
                to={`/users/${encodeURIComponent(username)}/payments/${databaseId}`}
                className="touch inline-flex items-center rounded-sm font-medium wrap-anywhere text-ink hover:text-brand-ink hover:underline"
              >
                {reference}
              </Link>
              <span className="block text-xs text-muted tabular-nums">
                {formatDate(transactionDate) || "No date"}
              </span>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <span className="font-medium text-ink tabular-nums">{formatMoney(amount)}</span>
              <PaymentBadge state={status} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
