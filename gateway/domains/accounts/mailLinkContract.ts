import { z } from "zod";
import { emailAddress, password, requiredText } from "../contract";
import { passwordLimits } from "../users/contract";

/** Lifetime of a link for a new password, and the most that an account gets within an hour. */
export const resetLimits = { minutes: 60, perHour: 3 } as const;

/**
 * Lifetime in days of a link that confirms an address, and the most that its owner may ask for within an hour.
 */
export const verifyLimits = { days: 7, perHour: 3 } as const;

export const forgotLabels = { email: "Email" } as const;

/** A request for a link that chooses a new password. */
export const forgotSchema = z.object({ email: emailAddress(forgotLabels.email) });

export const resetLabels = { password: "New password" } as const;

const token = requiredText("Token", { max: 500 });

/** The choice of a new password by a link. */
export const resetSchema = z.object({
  token,
  password: password(resetLabels.password, passwordLimits),
});

/** The form of the screen; the token is in its address. */
export const newPasswordSchema = resetSchema.omit({ token: true });

export const mailLinkMessages = {
  requested: "If an account has this address, a link is on its way",
  requestFailed: "Unable to send the link",
  reset: {
    success: "Password changed. Sign in with the new one.",
    successSignedIn: "Password changed. You are signed in.",
    fallback: "Unable to change the password",
  },
  verified: "Your address is confirmed",
  verifyFailed: "Unable to confirm the address",
  sendVerification: {
    success: "A link is on its way to your address",
    fallback: "Unable to send the link",
  },
  tooMany: "You have asked for several links. Look for the last mail, or try again in an hour.",
  wrongLink: "This link is invalid, was used, or has expired",
} as const;
