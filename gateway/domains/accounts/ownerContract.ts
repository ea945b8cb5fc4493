import { z } from "zod";

/** The proof that the owner changes how an account signs in, and not someone who has taken a session. */
export type OwnerProof = "OTP" | "PASSWORD" | "SESSION";

/** The proof that the gateway names; one that this client does not know is left to the gateway. */
export const readOwnerProof = (name: string): OwnerProof =>
  name === "OTP" || name === "PASSWORD" ? name : "SESSION";

/**
 * Minutes for which a sign-in is a proof, for an account that has neither a password nor an authenticator app.
 */
export const ownerMinutes = 10;

export const ownerLabels = { password: "Password", otp: "Code" } as const;

/** The longest password and code that are checked. */
const ownerLimits = { password: 500, otp: 60 } as const;

const typed = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => text ?? "");

/** The proof: the password, verbatim, or a code. Which of them is needed depends on the account. */
export const ownerSchema = z.object({ password: typed(ownerLimits.password), otp: typed(ownerLimits.otp) });

export const ownerMessages = {
  passwordNeeded: "Enter your password",
  wrongPassword: "This password is incorrect",
  otpNeeded: "Enter a code from your authenticator app, or a recovery code",
  signInAgain: `Sign out and in again first. You then have ${ownerMinutes} minutes to change this.`,
} as const;

/** The fields of a form that asks for a proof: the one that an account has must be filled in. */
export const ownerFields = (proof: OwnerProof) => ({
  password: z.string().min(proof === "PASSWORD" ? 1 : 0, ownerMessages.passwordNeeded),
  otp: z.string().min(proof === "OTP" ? 1 : 0, ownerMessages.otpNeeded),
});
