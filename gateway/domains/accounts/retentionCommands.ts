import type { TenantClient } from "#gateway/database/tenantClient";

/** Deletes sessions, sign-in codes and mailed links that had ended before a moment. */
export async function deleteEnded(
  db: Pick<TenantClient, "session" | "signInCode" | "mailToken" | "passkeyChallenge">,
  before: Date,
): Promise<void> {
  const where = { expiresAt: { lt: before } };
  await db.session.deleteMany({ where });
  await db.signInCode.deleteMany({ where });
  await db.mailToken.deleteMany({ where });
  await db.passkeyChallenge.deleteMany({ where });
}
