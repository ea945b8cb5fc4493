import type { DomainRights } from "../rightContract";

export const paymentRights = {
  "payments.read": {
    label: "See payments",
    description: "See payments, what is due, and the figures of sales.",
  },
  "payments.write": {
    label: "Manage payments",
    description: "Record, change and delete payments.",
  },
} as const satisfies DomainRights;
