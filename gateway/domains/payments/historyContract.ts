import type { DomainHistory } from "../domainHistoryContract";

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
    Payment: { reference: "Payment reference id" },
  },
} as const satisfies DomainHistory;
