import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { describeBrowser } from "#gateway/session/browsers";
import { createToken, hashToken } from "#gateway/session/tokens";
import { dayMs } from "../durationContract";
import { type NoticeContext, sendSecurityNotice } from "./noticeCommands";
import { securityEvents } from "./securityContract";

/** Milliseconds after which a browser that was not used to sign in is forgotten. */
export const browserKept = 180 * dayMs;

/** The context of a command that starts a session. */
export type BrowserContext = NoticeContext & Pick<Context, "effects" | "address">;

/**
 * Records the browser in which an account signs in, and notifies its owner at once of a new one: it brings no
 * cookie that is known, and nothing of its kind has signed in from its network. The first one ever is not reported.
 * Returns whether a mail was written.
 */
export async function noteBrowser(
  context: BrowserContext,
  tx: TenantTransaction,
  userId: number,
): Promise<boolean> {
  const { clock, userAgent, effects, address, tenant } = context;
  const tokenHash = hashToken(effects.identifyBrowser() ?? createToken());
  const seen = { tokenHash, name: describeBrowser(userAgent), address, lastUsedAt: clock() };
  const alike = { name: seen.name, address };
  const select = { id: true };
  const known =
    (await tx.knownBrowser.findFirst({ where: { userId, tokenHash }, select })) ??
    (await tx.knownBrowser.findFirst({
      where: { userId, ...alike },
      orderBy: { lastUsedAt: "asc" },
      select,
    }));
  if (known) {
    await tx.knownBrowser.update({ where: { id: known.id }, data: seen });
    return false;
  }
  const isFirst = (await tx.knownBrowser.findFirst({ where: { userId }, select })) === null;
  const data = [{ organizationId: tenant.id, userId, ...seen }];
  await tx.knownBrowser.createMany({ data, skipDuplicates: true });
  if (isFirst) return false;
  await sendSecurityNotice(context, tx, { userId, event: securityEvents.newBrowser(address) });
  return true;
}
