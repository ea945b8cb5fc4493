import { z } from "zod";
import { nameText, optionalText, requiredText } from "../contract";
import { getCommandMessages } from "../messagesContract";

export const providerLimits = { name: 40, all: 10 } as const;

/** The roles that a provider may give: it makes no administrators. */
export const givenRoles = ["LEARNER", "TRAINER"] as const;

export const providerLabels = {
  name: "Name",
  issuer: "Issuer",
  clientId: "Client id",
  secret: "Client secret",
  domains: "Mail domains",
  role: "Role",
} as const;

const domainList = /^[a-z0-9-]+(\.[a-z0-9-]+)+(, ?[a-z0-9-]+(\.[a-z0-9-]+)+)*$/;

/** A provider as it is typed; a secret of null keeps the one that is kept. */
export const providerSchema = z
  .object({
    name: nameText(providerLabels.name, { max: providerLimits.name }),
    issuer: requiredText(providerLabels.issuer, { max: 300 }),
    clientId: requiredText(providerLabels.clientId, { max: 300 }),
    secret: optionalText(providerLabels.secret, { max: 1_000 }),
    domains: optionalText(providerLabels.domains, { max: 500 }),
    createsUsers: z.boolean(),
    role: z.enum(givenRoles),
  })
  .refine(({ domains }) => !domains || domainList.test(domains.toLowerCase()), {
    path: ["domains"],
    message: "Please enter domains such as school.org, separated by commas.",
  })
  .refine(({ domains, role, createsUsers }) => domains || !createsUsers || role === "LEARNER", {
    path: ["domains"],
    message: "Please enter the mail domains whose users become staff.",
  });

export const providerMessages = {
  notFound: "Sign-in provider not found",
  changed: "Someone else changed this provider",
  ...getCommandMessages("sign-in provider", "save", "delete"),
  everyRightNeeded:
    "A provider can open every account, so only people with every right, such as an ADMIN, can change one",
  wrongIssuer: "Please enter an address on the internet that begins with https://.",
  secretAgain: "The issuer changed, so please enter the secret again.",
  tooMany: `At most ${providerLimits.all} providers`,
  reached: "The provider responds, and its settings can be read.",
  testFailed: "The test couldn't run. Please try again.",
  unreachable: "The provider does not respond, or this is not its issuer address on the internet.",
} as const;

/** Reasons why a sign-in by a provider failed, by the code in the address of the login page. */
export const signInProblems = {
  unavailable: "This way to sign in does not respond at the moment. Try again later, or use your password.",
  over: "The sign-in took too long or was interrupted. Please try again.",
  refused: "The provider did not sign you in.",
  unverified: "The provider has not confirmed your email address, so it can't sign you in.",
  unconfirmed:
    "Sign in with your password once and confirm your email address. After that, you can sign in this way.",
  address: "The provider sent an email address that can't be used here. Please contact your institute.",
  domain: "Addresses of this mail domain can't sign in this way.",
  unknown: "No account has your email address. Ask your institute for one.",
  passkey: "Sign in with your passkey: your organization requires a second factor for all staff",
  inactive: "This account is not active",
  disabled: "Login is disabled for this organization",
  limit: "Too many attempts. Please try again later.",
} as const;

export type SignInProblem = keyof typeof signInProblems;

/** The address that begins a sign-in by a provider. */
export const providerAddress = (providerId: number): string => `/auth/oidc/${providerId}`;

/** The address to which a provider leads back. */
export const callbackAddress = (providerId: number): string => `${providerAddress(providerId)}/callback`;
