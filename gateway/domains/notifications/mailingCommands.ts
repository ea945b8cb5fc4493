import type { TenantTransaction } from "#gateway/database/tenantClient";
import { enqueue, type WantedJob } from "#gateway/jobs/enqueue";
import { readHours, readTimeZone } from "./choiceLoaders";
import { mailMoment, nextHour } from "./choiceRules";
import type { MailTiming } from "./contract";

interface TenantTime {
  organizationId: number;
  now: Date;
}

/** The notifications to mail to a user. */
interface Mailing {
  userId: number;
  mailDue: MailTiming | null;
}

/** A job has one key for each moment, so that many notifications share it. */
const jobAt = (
  kind: "notifications.mail" | "notifications.mailDaily",
  runAt: Date,
  payload: object,
): WantedJob => ({
  kind,
  key: JSON.stringify([runAt.toISOString(), payload]),
  payload,
  runAt,
});

/** The jobs of the daily mails, one for each hour. */
async function dailyJobs(tx: TenantTransaction, now: Date, userIds: readonly number[]): Promise<WantedJob[]> {
  if (userIds.length === 0) return [];
  const timeZone = await readTimeZone(tx);
  const hours = await readHours(tx, userIds);
  return hours.map((hour) => jobAt("notifications.mailDaily", nextHour(now, timeZone, hour), { hour }));
}

/** Enqueues the jobs that mail new notifications, in the transaction that writes them. */
export async function enqueueMailing(
  tx: TenantTransaction,
  { organizationId, now }: TenantTime,
  written: readonly Mailing[],
): Promise<void> {
  const getUserIds = (timing: MailTiming) =>
    new Set(written.flatMap(({ userId, mailDue }) => (mailDue === timing ? [userId] : [])));
  const jobs = await dailyJobs(tx, now, [...getUserIds("DAILY")]);
  if (getUserIds("NOW").size > 0) jobs.push(jobAt("notifications.mail", mailMoment(now), {}));
  await enqueue(tx, { organizationId, now, jobs });
}
