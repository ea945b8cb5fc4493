import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceMails } from "../mail/commands";
import { visiblePasskeys } from "./access";
import { type NoticeContext, sendSecurityNotice } from "./noticeCommands";
import { type OwnerContext, requireOwner } from "./ownerCommands";
import { type ChallengeContext, relyingParty, useChallenge } from "./passkeyChallengeCommands";
import {
  newPasskeySchema,
  passkeyEvents,
  passkeyLimits,
  passkeyMessages,
  passkeyNameSchema,
} from "./passkeyContract";
import { newPasskeyResponse, readResponse } from "./passkeyRules";

type PasskeyContext = ChallengeContext & NoticeContext & Pick<Context, "bus">;

/** Checks a browser's response to a challenge of this account. Refuses INVALID. */
async function verifyNew(context: PasskeyContext, member: Member, text: string) {
  const response = readResponse(newPasskeyResponse, text);
  if (!response) throw new Refusal("INVALID", passkeyMessages.notMade);
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(context);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => useChallenge(context, challenge, member),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    });
    if (registrationInfo) return { ...registrationInfo.credential, transports: response.response.transports };
  } catch (error) {
    context.log.warn({ err: error, userId: member.userId }, "a new passkey was refused");
  }
  throw new Refusal("INVALID", passkeyMessages.notMade);
}

/**
 * Refuses CONFLICT if an account has as many passkeys as allowed. Of two at once, one waits for the other.
 */
async function requireRoom(tx: TenantTransaction, { organizationId, userId }: Member): Promise<void> {
  await lockRow(tx, { table: "User", organizationId, id: userId }, "FOR NO KEY UPDATE");
  if ((await tx.passkey.count({ where: { userId } })) >= passkeyLimits.perAccount)
    throw new Refusal("CONFLICT", passkeyMessages.tooMany);
}

/** Adds a passkey to the viewer's account, and tells its owner. Refuses INVALID and CONFLICT. */
export async function addPasskey(context: PasskeyContext, member: Member, input: unknown): Promise<number> {
  const { db, bus, clock } = context;
  const { organizationId, userId } = member;
  const { name, response } = parseInput(newPasskeySchema, input);
  const { id: credentialId, publicKey, counter, transports } = await verifyNew(context, member, response);
  const passkeyId = await db.$transaction(async (tx) => {
    await requireRoom(tx, member);
    const made = { publicKey, counter: BigInt(counter), transports, createdAt: clock() };
    const rows = await tx.passkey.createManyAndReturn({
      data: [{ organizationId, userId, name, credentialId, ...made }],
      skipDuplicates: true,
      select: { id: true },
    });
    const id = rows[0]?.id;
    if (id === undefined) throw new Refusal("CONFLICT", passkeyMessages.exists);
    await sendSecurityNotice(context, tx, { userId, event: passkeyEvents.added(name) });
    return id;
  });
  // Sessions that awaited a second factor have their rights from now on.
  bus.publish("userChanged", { organizationId, userId });
  announceMails(bus, organizationId);
  return passkeyId;
}

/** Renames one of the viewer's passkeys. Refuses INVALID and NOT_FOUND. */
export async function renamePasskey(
  { db, bus }: Pick<Context, "db" | "bus">,
  member: Member,
  { passkeyId, ...input }: { passkeyId: number; name: string },
): Promise<number> {
  const { organizationId, userId } = member;
  const { name } = parseInput(passkeyNameSchema, input);
  const { count } = await db.passkey.updateMany({
    where: { id: passkeyId, ...visiblePasskeys(member) },
    data: { name },
  });
  if (count === 0) throw new Refusal("NOT_FOUND", passkeyMessages.notFound);
  bus.publish("userChanged", { organizationId, userId });
  return passkeyId;
}

/** Removes one of the viewer's passkeys, once its owner is proven to be there, and tells them. Refuses NOT_FOUND, INVALID and FORBIDDEN. */
export async function removePasskey(
  context: OwnerContext,
  member: Member,
  { passkeyId, ...proof }: { passkeyId: number },
): Promise<void> {
  const { db, bus } = context;
  const { organizationId, userId } = member;
  const where = { id: passkeyId, ...visiblePasskeys(member) };
  const found = await db.passkey.findFirst({ where, select: { name: true } });
  if (!found) throw new Refusal("NOT_FOUND", passkeyMessages.notFound);
  await requireOwner(context, member, proof);
  await db.$transaction(async (tx) => {
    if ((await tx.passkey.deleteMany({ where })).count === 0)
      throw new Refusal("NOT_FOUND", passkeyMessages.notFound);
    await sendSecurityNotice(context, tx, { userId, event: passkeyEvents.removed(found.name) });
  });
  bus.publish("userChanged", { organizationId, userId });
  announceMails(bus, organizationId);
}
