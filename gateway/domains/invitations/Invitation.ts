import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { nodeType } from "#gateway/graphql/types";
import { searchLimit } from "../lists/contract";
import type { InvitationState as StateName } from "./contract";
import { readMailStates } from "./loaders";
import { getInvitationState, invitationFilter, stateColumns } from "./rules";

const InvitationState = describedEnum<StateName>("InvitationState", "State of an invitation.", {
  OPEN: "It can be accepted.",
  ACCEPTED: "It was accepted; a link, as often as it may be.",
  EXPIRED: "It has expired. It can be sent again.",
  REVOKED: "Staff revoked it.",
});

export const Invitation = nodeType("Invitation", {
  description: "An invitation of one person by mail, or of several by a link. Requires staff.",
  readers: "invitations.manage",
  columns: {
    databaseId: "The id, used in arguments.",
    email: "The invited address; null for a link.",
    name: "The invited person's name; may be empty.",
    role: "The role of a new account.",
    maxUses: "Number of people who may accept it.",
    uses: "Number of people who have accepted it.",
    expiresAt: "When it expires.",
    createdAt: "When it was made.",
  },
  fields: (t) => ({
    state: t.field({
      type: InvitationState,
      description: "State of the invitation.",
      select: stateColumns,
      resolve: (invitation, _args, { clock }) => getInvitationState(invitation, clock()),
    }),
    place: t.string({
      nullable: true,
      description: "The name of the batch or course to join; null for the organization alone.",
      select: { batch: { select: { name: true } }, course: { select: { title: true } } },
      resolve: ({ batch, course }) => batch?.name ?? course?.title ?? null,
    }),
    mailState: t.string({
      nullable: true,
      description:
        "State of its mail, such as SENT, or KEPT where it was kept because mail was not set up; null for a link, and until the mail is written.",
      select: { mailId: true },
      resolve: async ({ mailId }, _args, { loaders }) =>
        mailId === null ? null : ((await loaders.load(readMailStates, mailId)) ?? null),
    }),
    acceptedBy: t.stringList({
      description: "The names of the first ten people who accepted it.",
      select: {
        acceptances: { take: 10, orderBy: { id: "asc" }, select: { user: { select: { name: true } } } },
      },
      resolve: ({ acceptances }) => acceptances.map(({ user }) => user.name),
    }),
  }),
});

listQuery("invitations", {
  type: Invitation,
  description: "The invitations of the organization, newest first. Requires staff.",
  readers: "invitations.manage",
  args: toArgs({
    search: optional("String", `Words in the address or the name; at most ${searchLimit} characters.`),
    state: optional(InvitationState, "Only invitations in this state."),
  }),
  where: (args, { clock }) => invitationFilter(args, clock()),
  orderBy: [{ id: "desc" }],
});
