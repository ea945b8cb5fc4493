import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { describeBrowser } from "#gateway/session/browsers";
import { sendMail } from "../mail/commands";
import { formatZonedMoment } from "../zoneContract";

/** The context of a command that reports a change by mail. */
export type NoticeContext = Pick<Context, "clock" | "config" | "files" | "tenant" | "userAgent">;

interface SecurityNotice {
  userId: number;
  /** The event, as a sentence. */
  event: string;
  /** The address to tell, where it is not the account's own. */
  to?: string;
}

/**
 * Notifies the owner of an account at once of an event, in the command's transaction. After commit the command
 * calls `announceMails`.
 */
export async function sendSecurityNotice(
  context: NoticeContext,
  tx: TenantTransaction,
  { userId, event, to }: SecurityNotice,
): Promise<void> {
  const { tenant, clock, userAgent } = context;
  const where = { id: userId };
  const user = await tx.user.findUniqueOrThrow({ where, select: { email: true, username: true } });
  await sendMail(context, tx, {
    organizationId: tenant.id,
    kind: "security",
    to: to ?? user.email,
    userId,
    values: {
      event,
      time: formatZonedMoment(tenant.timeZone, clock()),
      browser: describeBrowser(userAgent),
      link: `/users/${encodeURIComponent(user.username)}/security`,
    },
  });
}
