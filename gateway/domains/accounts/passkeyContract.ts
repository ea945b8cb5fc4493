import { z } from "zod";
import { nameText, requiredText } from "../contract";
import { getCommandMessages } from "../messagesContract";

/** How long a browser may take to use or make a passkey, in minutes, and how many passkeys an account may have. */
export const passkeyLimits = { minutes: 5, perAccount: 10 } as const;

export const passkeyLabels = { name: "Name" } as const;

const name = nameText(passkeyLabels.name, { max: 60 });

/** What its owner calls a passkey. */
export const passkeyNameSchema = z.object({ name });

/** What a browser made or signed, as JSON. */
export const passkeyResponseSchema = z.object({ response: requiredText("Passkey", { max: 20_000 }) });

/** A new passkey: its name, and what the browser made. */
export const newPasskeySchema = passkeyResponseSchema.extend({ name });

export const passkeyMessages = {
  notFound: "This passkey was removed already",
  unknown: "This passkey is not known here, or its request is over. Try again, or use your password.",
  notMade: "The passkey could not be checked. Try again.",
  tooMany: `An account has at most ${passkeyLimits.perAccount} passkeys. Remove one first.`,
  exists: "You already have this passkey",
  ...getCommandMessages("passkey", "add", "rename", "remove"),
  signInFailed: "Unable to sign in by passkey",
  demanded: "Sign in with your passkey: your organization requires a second factor of all staff",
} as const;

/** What the owner of an account is told by mail. */
export const passkeyEvents = {
  added: (name: string) => `The passkey “${name}” was added to your account.`,
  removed: (name: string) => `The passkey “${name}” was removed from your account.`,
} as const;
