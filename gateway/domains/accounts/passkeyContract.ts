import { z } from "zod";
import { nameText, requiredText } from "../contract";

/** How long a browser may take to use or make a passkey, in minutes, and how many passkeys an account may have. */
export const passkeyLimits = { minutes: 5, perAccount: 20 } as const;

export const passkeyLabels = { name: "Name" } as const;

/** A new passkey: its name, and what the browser made, as JSON. */
export const newPasskeySchema = z.object({
  name: nameText(passkeyLabels.name, { max: 60 }),
  response: requiredText("Passkey", { max: 20_000 }),
});

/** The form of the screen. */
export const passkeyNameSchema = newPasskeySchema.pick({ name: true });

export const passkeyMessages = {
  notFound: "This passkey was removed already",
  unknown: "This passkey is not known here",
  tooLate: "This took too long. Try again.",
  notMade: "The passkey could not be checked. Try again.",
  tooMany: `An account has at most ${passkeyLimits.perAccount} passkeys`,
  exists: "This passkey is one of yours already",
  added: "Passkey added",
  addFailed: "Unable to add the passkey",
  removed: "Passkey removed",
  removeFailed: "Unable to remove the passkey",
  demanded: "Sign in with your passkey: your organization asks a second factor of all staff",
} as const;

/** What the owner of an account is told by mail. */
export const passkeyEvents = {
  added: (name: string) => `The passkey “${name}” was added to your account.`,
  removed: (name: string) => `The passkey “${name}” was removed from your account.`,
} as const;
