import { optional, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { dayIn } from "../dayContract";
import { currentYear, filterArguments, wherePayments } from "./queries";
import { filterYears, type MonthSums, monthsAround, type Sums, sumByMonth, sumPayments } from "./rules";
import { readSummary, type SummarySums } from "./summaryLoaders";

interface Summary extends SummarySums {
  /** YYYY-MM-DD. */
  today: string;
}

// Sums can exceed GraphQL's Int, which ends at 2,147,483,647.
const sums = {
  paid: value("Float", "Total of paid payments, in whole rupees."),
  due: value("Float", "Total of pending payments, in whole rupees."),
};

const sales = {
  description: "Total of paid and pending payments, in whole rupees.",
  resolve: ({ paid, due }: Sums) => paid + due,
};

export const PaymentTotals = valueType<Sums>("PaymentTotals", {
  description: "Totals of payments in whole rupees; failed and cancelled ones do not count.",
  readers: "signedIn",
  values: sums,
  fields: (t) => ({ sales: t.float(sales) }),
});

const PaymentMonth = valueType<MonthSums>("PaymentMonth", {
  description: "The totals of a month in whole rupees; failed and cancelled payments do not count.",
  readers: "payments.read",
  values: {
    month: value("Int", "1 for January to 12 for December."),
    ...sums,
  },
  fields: (t) => ({ sales: t.float(sales) }),
});

valueQuery("paymentTotals", {
  type: PaymentTotals,
  description: "The totals of filtered payments, in one statement. Requires staff.",
  readers: "payments.read",
  args: filterArguments,
  resolve: async (filter, context) => {
    const where = wherePayments(filter, context);
    const sums = await context.db.payment.groupBy({ by: ["status"], where, _sum: { amount: true } });
    return sumPayments(sums.map(({ status, _sum }) => ({ status, amount: _sum.amount ?? 0 })));
  },
});

const { year: _year, month: _month, ...monthArguments } = filterArguments;

valueQuery("paymentMonths", {
  type: [PaymentMonth],
  description: "The totals of each of the twelve months of a year, in one statement. Requires staff.",
  readers: "payments.read",
  args: {
    ...monthArguments,
    ...toArgs({ year: optional("Int", "The year; null for the organization's current year.") }),
  },
  resolve: async ({ year, ...others }, context) => {
    const filter = { ...others, year: year ?? currentYear(context) };
    const sums = await context.db.payment.groupBy({
      by: ["transactionDate", "status"],
      where: wherePayments(filter, context),
      _sum: { amount: true },
    });
    return sumByMonth(
      sums.flatMap(({ transactionDate: day, status, _sum }) =>
        day === null ? [] : [{ day, status, amount: _sum.amount ?? 0 }],
      ),
    );
  },
});

const PaymentSummary = valueType<Summary>("PaymentSummary", {
  description: "Total collected this month and last month, and total due, in whole rupees. Requires staff.",
  readers: "payments.read",
  values: {
    today: value("Date", "The organization's day for which it was calculated."),
    collected: value("Float", "Paid this month, including future days."),
    collectedLastMonth: value("Float", "Paid in the whole of last month."),
    collectedLastMonthToDate: value(
      "Float",
      "Paid last month up to the same day of the month, for comparison.",
    ),
    due: value("Float", "Total of all pending payments."),
    dueCount: value("Int", "Number of pending payments."),
  },
});

valueQuery("paymentSummary", {
  type: PaymentSummary,
  description: "Total collected this month and last month, and total due. Requires staff.",
  readers: "payments.read",
  resolve: async (_args, { db, tenant, clock }) => {
    const today = dayIn(tenant.timeZone, clock());
    return { today, ...(await readSummary(db, { organizationId: tenant.id, ...monthsAround(today) })) };
  },
});

builder.queryField("paymentYears", (t) =>
  t.intList({
    description:
      "The years for filtering payments, latest first: the current year back to 2020, and future years with payments. Requires staff.",
    authScopes: { "payments.read": true },
    resolve: async (_root, _args, context) => {
      const { _max } = await context.db.payment.aggregate({ _max: { transactionDate: true } });
      return filterYears(currentYear(context), _max.transactionDate);
    },
  }),
);
