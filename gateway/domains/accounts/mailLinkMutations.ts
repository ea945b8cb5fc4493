import { linkToken, required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { memberMutation, publicMutation } from "#gateway/graphql/mutationFields";
import { donePayload } from "#gateway/graphql/payloads";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { confirmAddress } from "./commands";
import { resetLimits, verifyLimits } from "./mailLinkContract";
import { findResetOwner, requestPasswordReset, resetPassword } from "./resetCommands";
import { requestEmailVerification } from "./verifyCommands";

const ResetOwner = valueType<{ name: string; username: string }>("ResetLinkOwner", {
  description: "The owner of the account whose password a mailed link changes.",
  readers: "public",
  values: {
    name: value("String", "The account's name."),
    username: value("String", "The account's username."),
  },
});

valueQuery("resetLinkOwner", {
  type: ResetOwner,
  nullable: true,
  description:
    "The owner of the account whose password a mailed link changes. Doesn't use the link up. Null for a link that is wrong, used or expired.",
  readers: "public",
  args: toArgs(linkToken),
  resolve: ({ token }, context) => findResetOwner(context, token),
});

publicMutation("requestPasswordReset", {
  type: donePayload("RequestPasswordResetPayload", "requested", {
    description: "A request for a link. It is the same whether or not an account has the address.",
    readers: "public",
  }),
  description: `Mails a single-use link, valid for ${resetLimits.minutes} minutes, to choose a new password, if an active account has the address; at most ${resetLimits.perHour} an hour for an account.`,
  args: toArgs({ email: required("String", "The address of the account.") }),
  run: (context, _viewer, input) => requestPasswordReset(context, input),
});

publicMutation("resetPassword", {
  type: donePayload("ResetPasswordPayload", "reset", {
    description: "The password was changed.",
    readers: "public",
  }),
  description:
    "Changes a password by a mailed link and ends the account's other sessions. INVALID for a link that is wrong, used or expired; FORBIDDEN while login is disabled.",
  args: toArgs({
    ...linkToken,
    password: required("String", "The new password; 8 to 25 characters."),
  }),
  run: (context, _viewer, input) => resetPassword(context, input),
});

publicMutation("verifyEmail", {
  type: donePayload("VerifyEmailPayload", "verified", {
    description: "The address is confirmed.",
    readers: "public",
  }),
  description: `Confirms the address of an account by a link that was mailed to it within ${verifyLimits.days} days. INVALID for one that is wrong or expired.`,
  args: toArgs(linkToken),
  run: (context, _viewer, { token }) => confirmAddress(context, token),
});

memberMutation("requestEmailVerification", {
  type: donePayload("RequestEmailVerificationPayload", "requested", {
    description: "A link that confirms the viewer's address will be mailed.",
    readers: "signedIn",
  }),
  description: `Mails the viewer another link to confirm their address; at most ${verifyLimits.perHour} an hour. CONFLICT for a confirmed address, and after too many.`,
  run: (context, member) => requestEmailVerification(context, member),
});
