import type { DomainRights } from "../domainRightsContract";

export const rights = {
  People: {
    "invitations.manage": {
      label: "Invite people",
      description: "Invite people by mail or link, see who has accepted, and revoke invitations.",
    },
  },
} as const satisfies DomainRights;
