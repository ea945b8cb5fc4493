import type { Erasing } from "#gateway/personal/replaceNames";

/** Deletes a person's sessions, means of signing in and known browsers. */
export async function eraseSignIns({ tx, userId }: Erasing): Promise<void> {
  const own = { where: { userId } };
  await tx.session.deleteMany(own);
  await tx.signInCode.deleteMany(own);
  await tx.mailToken.deleteMany(own);
  await tx.knownBrowser.deleteMany(own);
  await tx.lastVisit.deleteMany(own);
  await tx.totp.deleteMany(own);
  await tx.recoveryCode.deleteMany(own);
  await tx.passkeyChallenge.deleteMany(own);
  await tx.passkey.deleteMany(own);
}
