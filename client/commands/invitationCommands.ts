import { graphql } from "react-relay";
import { invitationMessages } from "#gateway/domains/invitations/contract";
import type { invitationCommandsInviteMutation } from "~/__generated__/invitationCommandsInviteMutation.graphql";
import type { invitationCommandsLinkMutation } from "~/__generated__/invitationCommandsLinkMutation.graphql";
import type { invitationCommandsResendMutation } from "~/__generated__/invitationCommandsResendMutation.graphql";
import type { invitationCommandsRevokeMutation } from "~/__generated__/invitationCommandsRevokeMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const invite: Command<invitationCommandsInviteMutation> = {
  ...invitationMessages.invite,
  mutation: graphql`
    mutation invitationCommandsInviteMutation($input: InviteInput!) {
      result: invite(input: $input) {
        ... on InvitePayload @alias(as: "payload") { invitations { id } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createInvitationLink: Command<invitationCommandsLinkMutation> = {
  ...invitationMessages.makeLink,
  mutation: graphql`
    mutation invitationCommandsLinkMutation($input: InvitationLinkInput!) {
      result: createInvitationLink(input: $input) {
        ... on InvitePayload @alias(as: "payload") { token }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const resendInvitation: Command<invitationCommandsResendMutation> = {
  ...invitationMessages.resend,
  mutation: graphql`
    mutation invitationCommandsResendMutation($invitationId: Int!) {
      result: resendInvitation(invitationId: $invitationId) {
        ... on InvitePayload @alias(as: "payload") { token invitations { ...InvitationsScreen_invitation } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const revokeInvitation: Command<invitationCommandsRevokeMutation> = {
  ...invitationMessages.revoke,
  mutation: graphql`
    mutation invitationCommandsRevokeMutation($invitationId: Int!) {
      result: revokeInvitation(invitationId: $invitationId) {
        ... on RevokeInvitationPayload @alias(as: "payload") { invitation { ...InvitationsScreen_invitation } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
