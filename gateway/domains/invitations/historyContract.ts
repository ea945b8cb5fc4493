import type { DomainHistory } from "../domainHistoryContract";

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
} as const satisfies DomainHistory;
