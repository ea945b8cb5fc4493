import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { PayerBalanceQuery } from "~/__generated__/PayerBalanceQuery.graphql";
import { formatMoney } from "~/formats/money";
import { quietRequest } from "~/relay/network";

const query = graphql`
  query PayerBalanceQuery($userId: Int!) {
    user(databaseId: $userId) {
      id
      paymentTotals {
        paid
        due
      }
    }
  }
`;

type Totals = NonNullable<PayerBalanceQuery["response"]["user"]>["paymentTotals"];

/** What the chosen person has paid and still owes; nothing while it is not known. */
export function PayerBalance({ userId }: { userId: string }) {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ userId: string; totals: Totals } | null>(null);
  useEffect(() => {
    if (userId === "") return;
    const reading = fetchQuery<PayerBalanceQuery>(
      environment,
      query,
      { userId: Number(userId) },
      { networkCacheConfig: quietRequest },
    ).subscribe({
      next: ({ user }) => setKnown(user ? { userId, totals: user.paymentTotals } : null),
      // The form works without it.
      error: () => setKnown(null),
    });
    return () => reading.unsubscribe();
  }, [environment, userId]);
  if (known?.userId !== userId) return null;
  const { paid, due } = known.totals;
  return (
    <p role="status" className="-mt-3 text-xs text-muted tabular-nums">
      Paid so far {formatMoney(paid)}, due {formatMoney(due)}
    </p>
  );
}
