import { z } from "zod";
import { addressName, emailAddress, nameText, optionalText, password, requiredText } from "../contract";

export const registerPassword = { min: 5, max: 20 } as const;
export const signInPasswordMax = 128;
/** The lifetime of a sign-in code, in minutes. */
export const signInCodeMinutes = 10;
/** A learner who used the product within these days counts as active. */
export const activeDays = 30;
export const usernameLimits = { min: 2, max: 50 } as const;

export const loginLabels = { email: "Email", password: "Password" } as const;

/** The first step of the login form: `email` is a username or an email address. */
export const firstStepSchema = z.object({
  email: requiredText(loginLabels.email, { max: 254 }),
  password: password(loginLabels.password, { min: 1, max: signInPasswordMax }),
});

/** Sign-in by both steps. */
export const loginSchema = firstStepSchema.extend({ otp: optionalText("Code", { max: 60 }) });

export const registerLabels = {
  name: "Name",
  username: "Username",
  email: "Email",
  password: "Password",
} as const;

/** The token to exchange for a session; a missing one is as unknown as a wrong one. */
export const tokenSchema = z.object({
  token: optionalText("Token", { max: 500 }),
  otp: optionalText("Code", { max: 60 }),
});

/** A username is lower-cased, and contains no @ so that it cannot be taken for an email address. */
export const usernameSchema = addressName("Username", usernameLimits)
  .toLowerCase()
  .regex(/^[\p{L}\p{N}._-]+$/u, "Please enter a valid Username.");

/** Self-registration; the account is always a learner's. */
export const registerSchema = z.object({
  name: nameText(registerLabels.name, { max: 100 }),
  username: usernameSchema,
  email: emailAddress(registerLabels.email),
  password: password(registerLabels.password, registerPassword),
});

export const accountMessages = {
  wrongCredentials: "Invalid email or password",
  inactive: "This account is not active",
  loginDisabled: "Login is disabled for this organization",
  registrationDisabled: "Registration is not open for this organization",
  demoRefused: "Demo accounts are closed on this server",
  usernameTaken: "Username is already taken",
  emailTaken: "Email is already registered",
} as const;
