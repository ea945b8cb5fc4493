import { type AuthenticatorTransportFuture, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { unrecorded } from "#gateway/database/recording";
import { Refusal } from "#gateway/refusal";
import { requireSignInAllowed } from "./allowedCommands";
import { type PasskeyContext, relyingParty, useChallenge } from "./passkeyCommands";
import { passkeyMessages } from "./passkeyContract";
import { passkeyResponse, readResponse } from "./passkeyRules";
import { type StartedSession, type Starting, startSession } from "./sessionCommands";

type SigningIn = Starting & PasskeyContext;

const selection = {
  ...{ id: true, credentialId: true, publicKey: true, counter: true, transports: true },
  user: {
    select: {
      ...{ id: true, email: true, active: true, userType: true },
      roles: { select: { role: { select: { name: true } } } },
    },
  },
} as const;

/** Finds the passkey whose signature a browser sends, and checks it; null for a wrong one. */
async function findSigner(context: SigningIn, text: string) {
  const { db, log } = context;
  const response = readResponse(passkeyResponse, text);
  if (!response) return null;
  const passkey = await db.passkey.findFirst({ where: { credentialId: response.id }, select: selection });
  if (!passkey) return null;
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => useChallenge(context, { challenge, userId: null }),
      ...{ expectedOrigin, expectedRPID, requireUserVerification: true },
      credential: {
        ...{ id, publicKey, counter: Number(counter) },
        transports: transports as AuthenticatorTransportFuture[],
      },
    });
    return verified ? { passkey, counter: BigInt(authenticationInfo.newCounter) } : null;
  } catch (error) {
    // A wrong origin or signature, a used challenge, or a counter that went back, as that of a copy does.
    log.warn({ err: error, passkeyId: passkey.id }, "a passkey was refused");
    return null;
  }
}

/**
 * Signs in by a passkey, which has checked its owner and is both steps in one. Refuses INVALID, and FORBIDDEN while login
 * is disabled; throws TooManyAttempts.
 */
export async function signInByPasskey(context: SigningIn, text: string): Promise<StartedSession> {
  const { clock, rateLimits } = context;
  const found = await rateLimits.checkCode(context, () => findSigner(context, text));
  if (!found) throw new Refusal("INVALID", passkeyMessages.unknown);
  const { passkey, counter } = found;
  await requireSignInAllowed(context, passkey.user);
  const data = { counter, lastUsedAt: clock() };
  await unrecorded(() => context.db.passkey.updateMany({ where: { id: passkey.id }, data }));
  return startSession(context, passkey.user.id, { isVerified: true });
}

