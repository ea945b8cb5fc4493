import { getCommandMessages } from "../messagesContract";
/** Events mailed at once, which no one can switch off. */
export const securityEvents = {
  passwordChanged: "Your password was changed.",
  passwordReset: "Your password was changed through a link sent to this address.",
  newBrowser: (address: string) =>
    `A new browser signed in to your account${address === "" ? "" : ` from ${address}`}.`,
  addressChanged: (address: string) => `The address of your account was changed to ${address}.`,
} as const;

/** Name of a session whose browser is unknown. */
export const unknownBrowser = "Unknown browser";

export const sessionMessages = {
  notFound: "This session has ended already",
  ...getCommandMessages("session", "end"),
  endOthers: {
    success: "All other sessions ended",
    fallback: "Unable to end the other sessions",
  },
} as const;
