import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { createToken, hashToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { minuteMs } from "../durationContract";
import { type OwnerContext, requireOwner } from "./ownerCommands";
import { passkeyLimits, passkeyMessages } from "./passkeyContract";
import { accountHandle, findRelyingParty, type RelyingParty } from "./passkeyRules";

/** The context of a command that begins or ends a use of a passkey. */
export type ChallengeContext = Pick<
  Context,
  | ("db" | "clock" | "tenant" | "config" | "origin" | "effects" | "viewer")
  | ("rateLimits" | "address" | "isBehindUnknownProxy" | "log")
>;

/** The relying party of the request's organization. */
export const relyingParty = ({
  tenant,
  config,
  origin,
}: Pick<Context, "tenant" | "config" | "origin">): RelyingParty =>
  findRelyingParty({
    hosts: tenant.hosts,
    publicUrl: config.isPublicUrlSet ? config.publicUrl : null,
    asked: origin,
  });

/** The options a browser needs to make or to use a passkey. */
export interface StartedPasskey {
  options: string;
}

/** The person who adds a passkey; null for a sign-in. */
type Adder = Pick<Member, "userId" | "sessionHash"> | null;

/**
 * Identifies the browser of a challenge by its session, or by its cookie at a sign-in. Without cookies no browser
 * matches.
 */
const browserHash = ({ effects }: Pick<Context, "effects">, adder: Adder): string =>
  adder?.sessionHash ?? hashToken(effects.identifyBrowser() ?? createToken());

/** Deletes all but the newest challenges of some; what visitors begin without end takes no more room than these. */
async function keepNewest(
  db: ChallengeContext["db"],
  where: { userId: number | null; browserHash?: string },
  most: number,
): Promise<void> {
  const [last] = await db.passkeyChallenge.findMany({
    where,
    orderBy: { id: "desc" },
    skip: most - 1,
    take: 1,
    select: { id: true },
  });
  if (last) await db.passkeyChallenge.deleteMany({ where: { ...where, id: { lt: last.id } } });
}

/** Keeps a challenge for some minutes; those that are over go, and the oldest where there are too many. */
async function keepChallenge(context: ChallengeContext, challenge: string, adder: Adder): Promise<void> {
  const { db, clock, tenant } = context;
  const now = clock();
  const browser = browserHash(context, adder);
  const userId = adder?.userId ?? null;
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passkeyChallenge.create({
    data: {
      organizationId: tenant.id,
      userId,
      challengeHash: hashToken(challenge),
      browserHash: browser,
      expiresAt: new Date(now.getTime() + passkeyLimits.minutes * minuteMs),
    },
  });
  await keepNewest(db, { userId, browserHash: browser }, passkeyLimits.perBrowser);
  if (!adder) await keepNewest(db, { userId: null }, passkeyLimits.perOrganization);
}

/** Uses a challenge up: none counts twice, after its time, from another browser, or for another purpose or person. */
export async function useChallenge(
  context: ChallengeContext,
  challenge: string,
  adder: Adder,
): Promise<boolean> {
  const { db, clock } = context;
  const { count } = await db.passkeyChallenge.deleteMany({
    where: {
      challengeHash: hashToken(challenge),
      userId: adder?.userId ?? null,
      browserHash: browserHash(context, adder),
      expiresAt: { gt: clock() },
    },
  });
  return count > 0;
}

/** Begins a sign-in by any passkey that the browser has for the organization's host. Throws TooManyAttempts. */
export async function startPasskeySignIn(context: ChallengeContext): Promise<StartedPasskey> {
  await context.rateLimits.countPasskey(context);
  const { id: rpID } = relyingParty(context);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await keepChallenge(context, options.challenge, null);
  return { options: JSON.stringify(options) };
}

const ownerSelection = {
  name: true,
  email: true,
  organization: { select: { name: true } },
  passkeys: { select: { credentialId: true } },
} as const;

/**
 * Starts to add a passkey to the viewer's account, once its owner is proven. Refuses INVALID, FORBIDDEN, and
 * CONFLICT if it has as many as allowed.
 */
export async function startNewPasskey(
  context: ChallengeContext & OwnerContext,
  member: Member,
  proof: unknown,
): Promise<StartedPasskey> {
  const { userId, organizationId } = member;
  const user = await context.db.user.findUniqueOrThrow({ where: { id: userId }, select: ownerSelection });
  if (user.passkeys.length >= passkeyLimits.perAccount)
    throw new Refusal("CONFLICT", passkeyMessages.tooMany);
  await requireOwner(context, member, proof);
  const options = await generateRegistrationOptions({
    rpName: user.organization.name,
    rpID: relyingParty(context).id,
    userName: user.email,
    userDisplayName: user.name,
    userID: accountHandle(organizationId, userId),
    attestationType: "none",
    excludeCredentials: user.passkeys.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(context, options.challenge, member);
  return { options: JSON.stringify(options) };
}
