import { builder } from "#gateway/graphql/builder";
import { fromLoader } from "#gateway/graphql/fromLoader";
import type { Reading } from "#gateway/graphql/loaders";
import { mayReadPayment } from "./access";
import { PaymentTotals } from "./aggregates";
import { type Sums, totalsByUser } from "./rules";

const nothing: Sums = { paid: 0, due: 0 };

/** Reads the payment totals of users, in one statement for any number of them. */
async function readUserTotals({ db }: Reading, userIds: readonly number[]): Promise<Map<number, Sums>> {
  const rows = await db.payment.groupBy({
    by: ["userId", "status"],
    where: { userId: { in: [...userIds] } },
    _sum: { amount: true },
  });
  return totalsByUser(rows.map(({ userId, status, _sum }) => ({ userId, status, amount: _sum.amount ?? 0 })));
}

builder.prismaObjectField("User", "paymentTotals", (t) =>
  t.field({
    type: PaymentTotals,
    description: "The account's paid and pending totals. Requires staff or the account's owner.",
    authScopes: ({ id }, _args, { viewer }) => mayReadPayment(viewer, { userId: id }),
    ...fromLoader(readUserTotals, nothing),
  }),
);
