import type { DomainRights } from "../rightContract";

export const invitationRights = {
  "invitations.manage": {
    label: "Invite people",
    description: "Invite people by mail or link, see who has accepted, and revoke invitations.",
  },
} as const satisfies DomainRights;
