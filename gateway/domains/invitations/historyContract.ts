import { type DomainHistory, date } from "../domainHistoryContract";

/** Labels of the history for changes of invitations. */
export const history = {
  mutations: {
    invite: "invitation.created",
    createInvitationLink: "invitation.linkCreated",
    resendInvitation: "invitation.resent",
    revokeInvitation: "invitation.revoked",
    acceptInvitation: "invitation.accepted",
  },
  actions: {
    "invitation.accepted": "Invitation accepted",
    "invitation.created": "People invited",
    "invitation.linkCreated": "Invitation link created",
    "invitation.resent": "Invitation sent again",
    "invitation.revoked": "Invitation revoked",
  },
  tables: {
    Invitation: "Invitation",
    InvitationAcceptance: "Acceptance of an invitation",
  },
  columns: {
    Invitation: {
      acceptedAt: date("Accepted"),
      days: "Valid for (days)",
      invitedById: "Invited by (id)",
      mailId: "Mail (id)",
      maxUses: "Maximum uses",
      revokedAt: date("Revoked"),
      tokenHash: "Link",
      uses: "Times used",
    },
    InvitationAcceptance: {
      acceptedAt: date("Accepted"),
      invitationId: "Invitation (id)",
    },
  },
} as const satisfies DomainHistory;
