import { z } from "zod";
import { emailAddress, nameText, optionalId, optionalName, password, requiredText } from "../contract";
import { defineLabels } from "../labelsContract";
import { getCommandMessages } from "../messagesContract";
import { wholeNumber } from "../numberFieldContract";
import { passwordLimits } from "../users/contract";

/** States of an invitation. */
export const invitationStateLabels = defineLabels("OPEN", "ACCEPTED", "EXPIRED", "REVOKED");
export type InvitationState = keyof typeof invitationStateLabels;

/** The limits of one request: people, days, and how many may use a link. */
export const invitationLimits = { people: 500, days: 90, uses: 1_000, listCharacters: 100_000 } as const;

export const inviteLabels = {
  people: "People",
  role: "Role",
  batchId: "Batch",
  courseId: "Course",
  days: "Valid for (days)",
  maxUses: "Maximum uses",
} as const;

const place = {
  role: requiredText(inviteLabels.role, { max: 50 }),
  batchId: optionalId(inviteLabels.batchId).transform((id) => id ?? null),
  courseId: optionalId(inviteLabels.courseId).transform((id) => id ?? null),
  days: wholeNumber(inviteLabels.days, { min: 1, max: invitationLimits.days }),
};

export const personSchema = z.object({
  email: emailAddress("Email"),
  name: optionalName("Name", { max: 100 }),
});

/** An invitation of people by mail. */
export const inviteSchema = z.object({
  ...place,
  people: z
    .array(personSchema)
    .min(1, "Enter at least one address")
    .max(invitationLimits.people, `At most ${invitationLimits.people} people can be invited at once`),
  resend: z
    .boolean()
    .nullish()
    .transform((resend) => resend ?? false),
});

/** An invitation by a link that several may use. */
export const inviteLinkSchema = z.object({
  ...place,
  maxUses: wholeNumber(inviteLabels.maxUses, { min: 1, max: invitationLimits.uses }),
});

export const acceptLabels = { name: "Name", email: "Email", password: "Password" } as const;

/** The form for a new person; it asks for the address if the invitation has none. */
export const acceptSchema = z.object({
  name: nameText(acceptLabels.name, { max: 100 }),
  email: emailAddress(acceptLabels.email),
  password: password(acceptLabels.password, passwordLimits),
});

export const invitationMessages = {
  notFound: "Invitation not found",
  wrongLink: "This invitation is invalid, was used, or has expired",
  onePlace: "Choose a batch or a course, not both",
  learnersOnly: "Only learners can be invited to a batch or a course",
  linkForLearners: "A link can invite learners only",
  batchNotFound: "Batch not found",
  courseNotFound: "Course not found",
  courseDraft: "Publish the course first",
  invited: (count: number) => `${count === 1 ? "1 invitation is" : `${count} invitations are`} on the way`,
  invite: { fallback: "Unable to invite" },
  alreadyInvited: (count: number) =>
    count === 1
      ? "This person is already invited. Send again?"
      : `${count} people are already invited. Send again?`,
  invitedAsStaff: (who: string) => `${who} as an employee. Ask an ADMIN to change that.`,
  changedMeanwhile: "An invitation has just changed. Please try again.",
  makeLink: {
    success: "Link created",
    fallback: "Unable to invite",
  },
  resent: "Invitation sent again",
  resend: { fallback: "Unable to send the invitation again" },
  ...getCommandMessages("invitation", "revoke"),
  over: "This invitation was accepted or revoked",
  accept: {
    success: "Welcome",
    fallback: "Unable to accept the invitation",
  },
  otherAccount: "This invitation is for another address. Log out to accept it.",
  closedAccount: (email: string) => `${email} belongs to an account that is inactive. Activate it first.`,
  inactive: "This account is not active. Ask the institute.",
  hasAccount: "You already have an account. Sign in to accept.",
} as const;
