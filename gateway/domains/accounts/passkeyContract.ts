import { z } from "zod";
import { nameText, requiredText } from "../contract";
import { getCommandMessages } from "../messagesContract";

/**
 * Minutes a browser may take to use or make a passkey, the most passkeys of an account, and the most that may be begun and
 * not ended: by one browser, as in several tabs, and by all visitors of an organization.
 */
export const passkeyLimits = { minutes: 5, perAccount: 10, perBrowser: 5, perOrganization: 5_000 } as const;

export const passkeyLabels = { name: "Name" } as const;

const name = nameText(passkeyLabels.name, { max: 60 });

/** The name that its owner gives a passkey. */
export const passkeyNameSchema = z.object({ name });

/** The response of a browser that made or used a passkey, as JSON. */
export const passkeyResponseSchema = z.object({ response: requiredText("Passkey", { max: 20_000 }) });

/** A new passkey: its name, and the browser's response. */
export const newPasskeySchema = passkeyResponseSchema.extend({ name });

export const passkeyMessages = {
  notFound: "This passkey was removed already",
  unknown: "This passkey isn't registered here, or its request has expired. Try again, or use your password.",
  notMade: "The passkey couldn't be checked. Try again.",
  tooMany: `An account has at most ${passkeyLimits.perAccount} passkeys. Remove one first.`,
  exists: "You already have this passkey",
  ...getCommandMessages("passkey", "add", "rename", "remove"),
  signInFailed: "Unable to sign in by passkey",
  demanded: "Sign in with your passkey: your organization requires a second factor for all staff",
} as const;

/** Events about passkeys that are mailed to an account's owner. */
export const passkeyEvents = {
  added: (name: string) => `The passkey “${name}” was added to your account.`,
  removed: (name: string) => `The passkey “${name}” was removed from your account.`,
} as const;
