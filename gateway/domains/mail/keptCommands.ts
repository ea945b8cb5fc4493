import { recordEvent } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceMails } from "./commands";
import { type MailState, mailMessages } from "./contract";
import { keptMails } from "./rules";
import { enqueueSendings } from "./writeCommands";

interface KeptChange {
  organizationId: number;
  /** The state that the kept mails get. */
  state: Extract<MailState, "QUEUED" | "DISCARDED">;
}

/** Takes the kept mails out of those that wait, and notes it in the history. Refuses CONFLICT when there are none. */
async function endKeeping(tx: TenantTransaction, { organizationId, state }: KeptChange): Promise<number[]> {
  const mails = await tx.mailMessage.updateManyAndReturn({
    where: keptMails,
    data: { state, lastError: null, attempts: 0 },
    select: { id: true },
  });
  if (mails.length === 0) throw new Refusal("CONFLICT", mailMessages.noneKept);
  const name = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  await recordEvent(tx, { organizationId, table: "Organization", id: organizationId, name });
  return mails.map(({ id }) => id);
}

/**
 * Sends all mails that were kept while mail was not set up, within the quota. Refuses CONFLICT while it is not set up, and
 * when none are kept. Returns how many there were.
 */
export async function sendKeptMails(
  { db, bus, clock, config }: CommandContext & Pick<Context, "config">,
  { organizationId }: Member,
): Promise<{ count: number }> {
  if (!config.mail.smtp) throw new Refusal("CONFLICT", mailMessages.notSetUp);
  const count = await db.$transaction(async (tx) => {
    const mailIds = await endKeeping(tx, { organizationId, state: "QUEUED" });
    await enqueueSendings(tx, { organizationId, mailIds, now: clock() });
    return mailIds.length;
  });
  announceMails(bus, organizationId);
  return { count };
}

/** Decides that no kept mail is sent. Refuses CONFLICT when none are kept. Returns how many there were. */
export async function discardKeptMails(
  { db, bus }: CommandContext,
  { organizationId }: Member,
): Promise<{ count: number }> {
  const mails = await db.$transaction((tx) => endKeeping(tx, { organizationId, state: "DISCARDED" }));
  announceMails(bus, organizationId);
  return { count: mails.length };
}
