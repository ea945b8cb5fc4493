import type { MailTokenKind } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { createToken, hashToken } from "#gateway/session/tokens";

interface WantedToken {
  organizationId: number;
  kind: MailTokenKind;
  userId: number;
  address: string;
  now: Date;
  /** Milliseconds for which it works. */
  lifetime: number;
}

const keptFor = 24 * 3_600_000;

/** Makes the token of a link and returns it; only its hash is stored. Tokens that expired a day ago are cleared. */
export async function createMailToken(
  tx: TenantTransaction,
  { organizationId, kind, userId, address, now, lifetime }: WantedToken,
): Promise<string> {
  const token = createToken();
  await tx.mailToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - keptFor) } } });
  await tx.mailToken.create({
    data: {
      organizationId,
      kind,
      userId,
      address,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    },
  });
  return token;
}

const ownerSelection = {
  id: true,
  name: true,
  username: true,
  email: true,
  emailVerified: true,
  active: true,
  userType: true,
  roles: { select: { role: { select: { name: true } } } },
} as const;

/**
 * Finds a token that still works, with its owner; null otherwise. A token stops working when its account changes
 * its address.
 */
export async function findMailToken(
  { db, clock }: Pick<Context, "db" | "clock">,
  { kind, token }: { kind: MailTokenKind; token: string },
) {
  const found = await db.mailToken.findFirst({
    where: {
      kind,
      tokenHash: hashToken(token),
      usedAt: null,
      expiresAt: { gt: clock() },
      user: { active: true },
    },
    select: { id: true, address: true, user: { select: ownerSelection } },
  });
  return found?.address === found?.user.email ? found : null;
}
