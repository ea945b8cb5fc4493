import type { DomainRights } from "../domainRightsContract";

export const rights = {
  Communication: {
    "mail.manage": {
      label: "Manage mail",
      description: "See all mails, send them again, and change the templates.",
    },
  },
} as const satisfies DomainRights;
