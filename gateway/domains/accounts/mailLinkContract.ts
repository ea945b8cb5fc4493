import { z } from "zod";
import { emailAddress, password, requiredText } from "../contract";
import { passwordLimits } from "../users/contract";

/** How long a link for a new password works, and how many an account gets within an hour. */
export const resetLimits = { minutes: 60, perHour: 3 } as const;

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
  reset: "Password changed. Log in with the new one.",
  resetFailed: "Unable to change the password",
  wrongLink: "This link is wrong, was used, or has expired",
} as const;
