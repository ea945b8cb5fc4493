import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Payments: {
    "payments.read": {
      label: "See payments",
      description: "See payments, dues and sales.",
    },
    "payments.write": {
      label: "Manage payments",
      description: "Record, change and delete payments.",
    },
  },
} as const satisfies DomainRights;
