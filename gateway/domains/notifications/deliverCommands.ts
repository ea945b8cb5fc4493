import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { JobContext } from "#gateway/jobs/handler";
import { writeDailyMail, writeMail } from "#gateway/mail/writeNotices";
import { getAttachmentRules } from "#gateway/ports/attachmentKinds";
import type { WantedAttachment } from "../mail/attachmentCommands";
import { announceMails, sendMails } from "../mail/commands";
import { findHeard } from "./audienceCommands";
import { dailyMail } from "./choiceCommands";
import { notificationLimits } from "./contract";
import { lockDaily, lockDue, type WaitingNotification } from "./waitingCommands";

/** Rows in groups, in their order. */
function groupBy<Row>(rows: readonly Row[], toKey: (row: Row) => string | number): Row[][] {
  const groups = new Map<string | number, Row[]>();
  for (const row of rows) {
    const group = groups.get(toKey(row));
    if (group) group.push(row);
    else groups.set(toKey(row), [row]);
  }
  return [...groups.values()];
}

/** Marks notifications as mailed. */
const noteMailed = (tx: TenantTransaction, rows: readonly WaitingNotification[]) =>
  tx.notification.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { mailDue: null } });

/** The files to attach to a mail about notifications, each once: the receipts of payments. */
function listAttachments(rows: readonly WaitingNotification[]): WantedAttachment[] {
  const { toFileName } = getAttachmentRules("RECEIPT");
  const receipts = new Map(rows.flatMap(({ payment }) => (payment ? [[payment.id, payment.reference]] : [])));
  return [...receipts].map(([id, reference]) => ({ kind: "RECEIPT", id, name: toFileName(reference) }));
}

/**
 * Mails some notifications: those of a kind and minute as one, each to a user who may still see its subject.
 */
async function mailSome({ gateway, organizationId }: JobContext, tx: TenantTransaction): Promise<number> {
  const place = { organizationId, now: gateway.clock() };
  const rows = await lockDue(tx, place);
  const heard = await findHeard(tx, rows);
  for (const ofKind of groupBy(heard, ({ kind }) => kind)) {
    const groups = groupBy(ofKind, ({ mergedIntoId, id }) => mergedIntoId ?? id);
    await sendMails(gateway, tx, {
      organizationId,
      kind: ofKind[0]?.kind ?? "",
      mails: groups.map((group) => ({
        userId: group[0]?.userId ?? 0,
        values: writeMail(group),
        attachments: listAttachments(group),
      })),
    });
  }
  await noteMailed(tx, rows);
  return rows.length;
}

/** Mails some users the notifications waiting for the mail of an hour; those read since are left out. */
async function mailSomeDaily(
  { gateway, organizationId }: JobContext,
  tx: TenantTransaction,
  hour: number,
): Promise<number> {
  const rows = await lockDaily(tx, { organizationId, hour, usualHour: notificationLimits.usualHour });
  const heard = await findHeard(
    tx,
    rows.filter(({ readAt }) => readAt === null),
  );
  await sendMails(gateway, tx, {
    organizationId,
    kind: dailyMail,
    mails: groupBy(heard, ({ userId }) => userId).map((group) => ({
      userId: group[0]?.userId ?? 0,
      values: writeDailyMail(group),
      attachments: listAttachments(group),
    })),
  });
  await noteMailed(tx, rows);
  return rows.length;
}

/** Mails in transactions of some rows each, so that readers and other writers come in between, until nothing waits. */
async function mailAll(job: JobContext, some: (tx: TenantTransaction) => Promise<number>): Promise<void> {
  let count = 0;
  do {
    if (job.signal.aborted) throw job.signal.reason;
    count = await job.db.$transaction(some);
    if (count > 0) announceMails(job.gateway.bus, job.organizationId);
  } while (count > 0);
}

/** Mails the notifications whose minute is over. */
export const mailDue = (job: JobContext): Promise<void> => mailAll(job, (tx) => mailSome(job, tx));

/** Mails users their daily notifications at an hour. */
export const mailDaily = (job: JobContext, { hour }: { hour: number }): Promise<void> =>
  mailAll(job, (tx) => mailSomeDaily(job, tx, hour));
