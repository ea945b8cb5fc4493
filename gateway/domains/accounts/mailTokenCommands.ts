import type { MailTokenKind } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { createToken, hashToken } from "#gateway/session/tokens";
import { dayMs, minuteMs } from "../durationContract";
import { sendMail } from "../mail/commands";
import type { MailContext } from "../mail/writeCommands";
import { resetLimits, verifyLimits } from "./mailLinkContract";

interface MailedLink {
  organizationId: number;
  kind: MailTokenKind;
  userId: number;
  address: string;
}

const keptFor = dayMs;

/** For each kind of link its mail, the path that it leads to, and the milliseconds for which it works. */
const links = {
  RESET: { mail: "reset", path: "/auth/reset", lifetime: resetLimits.minutes * minuteMs },
  VERIFY: { mail: "verify", path: "/auth/verify", lifetime: verifyLimits.days * dayMs },
} as const satisfies Record<MailTokenKind, object>;

/** Makes the token of a link and returns it; only its hash is stored. Tokens that expired a day ago are cleared. */
async function createMailToken(
  tx: TenantTransaction,
  { organizationId, kind, userId, address }: MailedLink,
  now: Date,
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
      expiresAt: new Date(now.getTime() + links[kind].lifetime),
    },
  });
  return token;
}

/** Mails a link with a new token to an account's address, in the command's transaction. */
export async function mailLink(
  context: MailContext & Pick<Context, "clock">,
  tx: TenantTransaction,
  link: MailedLink,
): Promise<void> {
  const { organizationId, kind, userId, address: to } = link;
  const { mail, path } = links[kind];
  const token = await createMailToken(tx, link, context.clock());
  await sendMail(context, tx, {
    organizationId,
    kind: mail,
    to,
    userId,
    values: { link: `${path}/${token}` },
  });
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
