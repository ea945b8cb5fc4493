import { type DomainHistory, date } from "../domainHistoryContract";
import { paymentMethodLabels, paymentStatusLabels } from "./contract";

/** Labels of the history for changes of payments. */
export const history = {
  mutations: {
    createPayment: "payment.created",
    updatePayment: "payment.updated",
    deletePayment: "payment.deleted",
  },
  actions: {
    "payment.created": "Payment created",
    "payment.deleted": "Payment deleted",
    "payment.updated": "Payment updated",
  },
  tables: {
    Payment: "Payment",
  },
  columns: {
    Payment: {
      amount: "Amount",
      comments: "Comments",
      paymentMethod: "Payment method",
      reference: "Payment reference id",
      transactionDate: date("Transaction date"),
    },
  },
  values: {
    Payment: { paymentMethod: paymentMethodLabels, status: paymentStatusLabels },
  },
} as const satisfies DomainHistory;
