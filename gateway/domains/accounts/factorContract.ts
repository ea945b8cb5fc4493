import { z } from "zod";
import { requiredText } from "../contract";
import { getCommandMessages } from "../messagesContract";

/** Number of recovery codes that an account gets with its authenticator app. */
export const recoveryCodeCount = 10;

export const otpLabels = { otp: "Code" } as const;

/** A code of an authenticator app, or a recovery code. */
export const otpSchema = z.object({ otp: requiredText(otpLabels.otp, { max: 60 }) });

export const factorMessages = {
  needed: "Enter the code from your authenticator app",
  wrongCode: "This code is incorrect or was used before",
  hasApp: "You already have an authenticator app. Remove it first.",
  hasNoApp: "You have no authenticator app",
  notStarted: "This setup has expired. Start again.",
  ...getCommandMessages("authenticator app", "add", "remove"),
  renewCodes: {
    success: "New recovery codes created. The old ones no longer work.",
    fallback: "Unable to create new recovery codes",
  },
  nothingToReset: "This account has no second factor",
  notOwn: "Remove your own second factor on your security screen, with one of its codes",
  ...getCommandMessages("second factor", "reset"),
  ownFirst: "Add an authenticator app or a passkey to your own account first",
  demand: {
    success: "Successfully Updated",
    fallback: "Unable to save",
  },
} as const;

/** Events about second factors that are mailed to an account's owner. */
export const factorEvents = {
  appAdded: "An authenticator app was added to your account.",
  appRemoved: "The authenticator app was removed from your account.",
  codesRenewed: "New recovery codes were created for your account.",
  recoveryUsed: (left: number) =>
    `A recovery code was used to sign in to your account; ${left === 1 ? "one is" : `${left} are`} left.`,
  reset: "An administrator reset the second factor of your account.",
} as const;
