import { inputType, linkToken, optional, required, toArgs } from "#gateway/graphql/arguments";
import { nullable, value } from "#gateway/graphql/fields";
import { ofInput, ofRow, publicMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow, commandPayload } from "#gateway/graphql/payloads";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { Session } from "../accounts/SessionPayload";
import { type Accepted, acceptInvitation, readInvitation } from "./acceptCommands";
import { createInvitationLink, type Invited, invite, resendInvitation, revokeInvitation } from "./commands";
import { invitationLimits } from "./contract";
import { Invitation } from "./Invitation";

const InvitePayload = commandPayload<Invited>("InvitePayload", {
  description: "New or renewed invitations.",
  rows: {
    invitations: {
      type: Invitation,
      where: ({ invitationIds }) => ({ id: { in: invitationIds } }),
      many: true,
      description: "The invitations.",
    },
  },
  fields: (t) => ({
    token: t.string({
      nullable: true,
      description:
        "The token of a link, for /auth/join/{token}; null for invitations by mail. Sent only once.",
      resolve: ({ token }) => token,
    }),
  }),
});

const InvitedPersonInput = inputType("InvitedPersonInput", {
  email: required("String", "The address."),
  name: optional("String", "The name, at most 100 characters."),
});

const place = {
  role: required("String", "The role of new accounts, such as LEARNER; only ADMIN may choose others."),
  batchId: optional("Int", "The batch to join."),
  courseId: optional("Int", "The published course to join; not together with a batch."),
  days: required("Int", `Number of days it can be accepted, 1 to ${invitationLimits.days}.`),
};

const InviteInput = inputType("InviteInput", {
  ...place,
  people: required([InvitedPersonInput], `1 to ${invitationLimits.people} people.`),
  resend: optional(
    "Boolean",
    "Whether open invitations of these addresses are sent again, and lead where this one does.",
  ),
});

const InvitationLinkInput = inputType("InvitationLinkInput", {
  ...place,
  maxUses: required("Int", `Number of people who may accept it, 1 to ${invitationLimits.uses}.`),
});

staffMutation("invite", {
  right: "invitations.manage",
  type: InvitePayload,
  description:
    "Invites people by mail, including those whose accounts staff created without a password. An address has one open invitation: CONFLICT names each person who has one, unless `resend` is set. Requires staff.",
  ...ofInput(InviteInput, invite),
});

staffMutation("createInvitationLink", {
  right: "invitations.manage",
  type: InvitePayload,
  description: "Creates a link by which several people become learners. Requires staff.",
  ...ofInput(InvitationLinkInput, createInvitationLink),
});

staffMutation("resendInvitation", {
  right: "invitations.manage",
  type: InvitePayload,
  description:
    "Sends an invitation again, or creates another link; the former link stops working. Requires staff.",
  ...ofRow("invitation", resendInvitation),
});

staffMutation("revokeInvitation", {
  right: "invitations.manage",
  type: changedRow("RevokeInvitationPayload", "invitation", { type: Invitation }),
  description: "Revokes an invitation. CONFLICT if it was already accepted or revoked. Requires staff.",
  ...ofRow("invitation", async (context, member, invitationId) => {
    await revokeInvitation(context, member, invitationId);
    return { invitationId };
  }),
});

interface Shown {
  email: string | null;
  name: string;
  inviter: string;
  place: string | null;
  hasAccount: boolean;
  expiresAt: Date;
}

const OpenInvitation = valueType<Shown>("OpenInvitation", {
  description: "An invitation, as shown to the holder of its link.",
  readers: "public",
  values: {
    email: nullable("String", "The invited address; null for a link, whose holder enters one."),
    name: value("String", "The invited person's name; may be empty."),
    inviter: value("String", "Name of the person who invites."),
    place: nullable("String", "The batch or course to join; null for the organization alone."),
    hasAccount: value("Boolean", "Whether the invited address already has an account to log in with."),
    expiresAt: value("DateTime", "When it expires."),
  },
});

valueQuery("openInvitation", {
  type: OpenInvitation,
  nullable: true,
  description: "An invitation by the token of its link; null if it is wrong, used, expired or revoked.",
  readers: "public",
  args: toArgs(linkToken),
  resolve: ({ token }, context) => readInvitation(context, token),
});

const AcceptedInvitation = valueType<Accepted>("AcceptInvitationPayload", {
  description: "An accepted invitation.",
  readers: "public",
  values: {
    session: nullable(Session, "The session of a new account; null if the viewer was signed in."),
    to: value("String", "The path of the screen to open."),
  },
});

const AcceptInvitationInput = inputType("AcceptInvitationInput", {
  ...linkToken,
  name: optional("String", "The name of a new account; at most 100 characters."),
  email: optional("String", "The address of a new account, if the invitation has none."),
  password: optional("String", "The password of a new account; 8 to 25 characters."),
});

publicMutation("acceptInvitation", {
  type: AcceptedInvitation,
  description:
    "Accepts an invitation: as the viewer, or with a new account, which is signed in. INVALID if it is not open; CONFLICT if the invited address has an account, or is not the viewer's.",
  args: toArgs({ input: required(AcceptInvitationInput) }),
  run: (context, _viewer, { input }) => acceptInvitation(context, input),
});
