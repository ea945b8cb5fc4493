import type { DomainRights } from "../rightContract";

export const mailRights = {
  "mail.manage": {
    label: "Manage mail",
    description: "See all mails, send them again, and change the templates.",
  },
} as const satisfies DomainRights;
