import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { unrecorded } from "#gateway/database/recording";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { requireSignInAllowed } from "./allowedCommands";
import { type ChallengeContext, relyingParty, useChallenge } from "./passkeyChallengeCommands";
import { passkeyMessages, passkeyResponseSchema } from "./passkeyContract";
import { accountHandle, passkeyResponse, readResponse } from "./passkeyRules";
import { type StartedSession, type Starting, startSession } from "./sessionCommands";

type SigningIn = Starting & ChallengeContext;

const selection = {
  id: true,
  credentialId: true,
  publicKey: true,
  counter: true,
  user: {
    select: {
      id: true,
      organizationId: true,
      email: true,
      active: true,
      userType: true,
      roles: { select: { role: { select: { name: true } } } },
    },
  },
} as const;

/**
 * A public key whose private half was thrown away: unknown passkeys are checked against it, which takes as long.
 */
const decoyKey = Buffer.from(
  "pQECAyYgASFYIMBUPUr9DQwBWcse_ttdJi-0kk5fXnpMLXgLtJibhk7_Ilgg8QnuUo2PT2SKmak72dvHREOiNYMYlALnHZTtCEkFP_8",
  "base64url",
);

/** Finds the passkey whose signature a browser sends, and checks it; null for a wrong or unknown one. */
async function findSigner(context: SigningIn, text: string) {
  const { db, log } = context;
  const sent = readResponse(passkeyResponse, text);
  if (!sent) return null;
  const { userHandle, ...signed } = sent.response;
  const response = { ...sent, response: signed };
  const passkey = await db.passkey.findFirst({ where: { credentialId: response.id }, select: selection });
  const { publicKey, counter } = passkey ?? { publicKey: decoyKey, counter: 0n };
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(context);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => useChallenge(context, challenge, null),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
    });
    if (!verified || !passkey || !isOwnersHandle(passkey.user, userHandle)) return null;
    return { passkey, counter: BigInt(authenticationInfo.newCounter) };
  } catch (error) {
    // A wrong origin or signature, a used challenge, or a counter that went back, as that of a copy does.
    log.warn({ err: error, passkeyId: passkey?.id }, "a passkey was refused");
    return null;
  }
}

/** Whether a passkey was added to the account that it names. */
const isOwnersHandle = (
  { organizationId, id }: { organizationId: number; id: number },
  handle: string | null | undefined,
): boolean => !handle || handle === Buffer.from(accountHandle(organizationId, id)).toString("base64url");

/**
 * Signs in by a passkey, which has checked its owner and is both steps in one. Refuses INVALID, and FORBIDDEN while login
 * is disabled; throws TooManyAttempts.
 */
export async function signInByPasskey(context: SigningIn, input: unknown): Promise<StartedSession> {
  const { db, clock, rateLimits } = context;
  const { response } = parseInput(passkeyResponseSchema, input);
  const found = await rateLimits.checkCode(context, () => findSigner(context, response));
  if (!found) throw new Refusal("INVALID", passkeyMessages.unknown);
  const { passkey, counter } = found;
  await requireSignInAllowed(context, passkey.user);
  // Of two sign-ins with the same count, one is from a copy.
  const { count } = await unrecorded(() =>
    db.passkey.updateMany({
      where: { id: passkey.id, counter: passkey.counter },
      data: { counter, lastUsedAt: clock() },
    }),
  );
  if (count === 0) throw new Refusal("INVALID", passkeyMessages.unknown);
  return startSession(context, passkey.user.id, { isVerified: true });
}
