import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { hashToken } from "#gateway/session/tokens";
import { isMember, type Member } from "#gateway/session/viewer";
import { announceMails } from "../mail/commands";
import { visiblePasskeys } from "./access";
import { type NoticeContext, sendSecurityNotice } from "./noticeCommands";
import { newPasskeySchema, passkeyEvents, passkeyLimits, passkeyMessages } from "./passkeyContract";
import { findRelyingParty, newPasskeyResponse, readResponse } from "./passkeyRules";

export type PasskeyContext = NoticeContext & Pick<Context, "db" | "bus" | "viewer" | "origin" | "log">;

/** The relying party of the request's organization. */
export const relyingParty = ({ tenant, config, origin }: Pick<Context, "tenant" | "config" | "origin">) =>
  findRelyingParty({
    hosts: tenant.hosts,
    publicUrl: config.isPublicUrlSet ? config.publicUrl : null,
    origin,
  });

/** What a browser needs to make or to use a passkey. */
export interface StartedPasskey {
  options: string;
}

/** The account's name for authenticators, which tells nothing of it. */
const handleOf = ({ organizationId, userId }: Member) => Buffer.from(`${organizationId}/${userId}`);

const minute = 60_000;

interface Challenged {
  challenge: string;
  /** Who adds a passkey; null for a sign-in. */
  userId: number | null;
}

/** Keeps a challenge for some minutes; those that are over go. */
async function keepChallenge({ db, clock, tenant }: PasskeyContext, { challenge, userId }: Challenged) {
  const now = clock();
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passkeyChallenge.create({
    data: {
      ...{ organizationId: tenant.id, userId, challengeHash: hashToken(challenge) },
      expiresAt: new Date(now.getTime() + passkeyLimits.minutes * minute),
    },
  });
}

/** Uses a challenge up: none counts twice, nor after its time, nor for another purpose or person. */
export async function useChallenge(
  { db, clock }: Pick<Context, "db" | "clock">,
  { challenge, userId }: Challenged,
): Promise<boolean> {
  const where = { challengeHash: hashToken(challenge), userId, expiresAt: { gt: clock() } };
  return (await db.passkeyChallenge.deleteMany({ where })).count > 0;
}

/** Begins a sign-in by any passkey that the browser has for the organization's host. */
export async function startSignIn(context: PasskeyContext): Promise<StartedPasskey> {
  const { id: rpID } = relyingParty(context);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await keepChallenge(context, { challenge: options.challenge, userId: null });
  return { options: JSON.stringify(options) };
}

/** Begins to add a passkey to the viewer's account. Refuses CONFLICT where it has many. */
export async function startAdding(context: PasskeyContext, member: Member): Promise<StartedPasskey> {
  const { db } = context;
  const { userId } = member;
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      ...{ name: true, email: true, organization: { select: { name: true } } },
      passkeys: { select: { credentialId: true } },
    },
  });
  if (user.passkeys.length >= passkeyLimits.perAccount)
    throw new Refusal("CONFLICT", passkeyMessages.tooMany);
  const options = await generateRegistrationOptions({
    ...{ rpName: user.organization.name, rpID: relyingParty(context).id },
    ...{ userName: user.email, userDisplayName: user.name, userID: new Uint8Array(handleOf(member)) },
    attestationType: "none",
    excludeCredentials: user.passkeys.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(context, { challenge: options.challenge, userId });
  return { options: JSON.stringify(options) };
}

/** Begins what the viewer is about to do with a passkey. */
export const startPasskey = (context: PasskeyContext, isNew: boolean): Promise<StartedPasskey> =>
  isNew && isMember(context.viewer) ? startAdding(context, context.viewer) : startSignIn(context);

/** Checks what a browser made for a challenge of this account. Refuses INVALID. */
async function verifyNew(context: PasskeyContext, { userId }: Member, text: string) {
  const response = readResponse(newPasskeyResponse, text);
  if (!response) throw new Refusal("INVALID", passkeyMessages.notMade);
  const { id, origin } = relyingParty(context);
  const { transports, ...made } = response.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        response: { ...made, transports: transports as AuthenticatorTransportFuture[] },
      },
      expectedChallenge: (challenge) => useChallenge(context, { challenge, userId }),
      ...{ expectedOrigin: origin, expectedRPID: id, requireUserVerification: true },
    });
    if (registrationInfo) return { ...registrationInfo.credential, transports: transports ?? [] };
  } catch (error) {
    context.log.warn({ err: error, userId }, "a new passkey was refused");
  }
  throw new Refusal("INVALID", passkeyMessages.notMade);
}

/** Adds a passkey to the viewer's account, and tells its owner. Refuses INVALID and CONFLICT. */
export async function addPasskey(context: PasskeyContext, member: Member, input: unknown): Promise<number> {
  const { db, bus, clock } = context;
  const { organizationId, userId } = member;
  const { name, response } = parseInput(newPasskeySchema, input);
  const { id: credentialId, publicKey, counter, transports } = await verifyNew(context, member, response);
  const id = await db.$transaction(async (tx) => {
    if (await tx.passkey.findFirst({ where: { credentialId }, select: { id: true } }))
      throw new Refusal("CONFLICT", passkeyMessages.exists);
    const made = { publicKey: new Uint8Array(publicKey), counter: BigInt(counter), transports };
    const { id } = await tx.passkey.create({
      data: { organizationId, userId, name, credentialId, ...made, createdAt: clock() },
    });
    await sendSecurityNotice(context, tx, { userId, event: passkeyEvents.added(name) });
    return id;
  });
  bus.publish("userChanged", { organizationId, userId });
  announceMails(bus, organizationId);
  return id;
}

/** Removes one of the viewer's passkeys, and tells its owner. Refuses NOT_FOUND. */
export async function removePasskey(context: PasskeyContext, member: Member, id: number): Promise<void> {
  const { db, bus } = context;
  const { organizationId, userId } = member;
  await db.$transaction(async (tx) => {
    const where = { id, ...visiblePasskeys(member) };
    const found = await tx.passkey.findFirst({ where, select: { name: true } });
    if (!found || (await tx.passkey.deleteMany({ where })).count === 0)
      throw new Refusal("NOT_FOUND", passkeyMessages.notFound);
    await sendSecurityNotice(context, tx, { userId, event: passkeyEvents.removed(found.name) });
  });
  bus.publish("userChanged", { organizationId, userId });
  announceMails(bus, organizationId);
}
