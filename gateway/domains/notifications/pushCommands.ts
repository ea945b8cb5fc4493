import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import type { JobContext } from "#gateway/jobs/handler";
import type { OutgoingPolicy } from "#gateway/outgoing/policy";
import { parseInput } from "#gateway/parseInput";
import { deriveKeys, type PushTarget, sendPush } from "#gateway/push/push";
import { refuseField } from "#gateway/refusal";
import { describeBrowser } from "#gateway/session/browsers";
import type { Member } from "#gateway/session/viewer";
import { dayMs } from "../durationContract";
import { readFileSecret } from "../files/keyCommands";
import { findHeard } from "./audienceCommands";
import { readChoices } from "./choiceLoaders";
import { isPushService, pushLimits, pushMessages, pushSchema } from "./pushContract";
import { readWaiting } from "./waitingCommands";

/**
 * Subscribes this browser to messages while the product is closed, for as long as the session lasts. Another
 * account's subscription of the same browser ends. Refuses INVALID.
 */
export async function subscribeToPush(
  { db, config, clock }: Pick<Context, "db" | "config" | "clock">,
  { organizationId, userId, sessionHash }: Member,
  input: unknown,
): Promise<{ userId: number }> {
  const { endpoint, p256dh, auth } = parseInput(pushSchema, input);
  if (!isPushService(endpoint, config.pushServices))
    throw refuseField("endpoint", pushMessages.unknownService);
  await db.$transaction(async (tx) => {
    const session = await tx.session.findUniqueOrThrow({ where: { tokenHash: sessionHash } });
    const data = { userId, sessionId: session.id, p256dh, auth, name: describeBrowser(session.userAgent) };
    await tx.pushSubscription.upsert({
      where: { organizationId_endpoint: { organizationId, endpoint } },
      create: { organizationId, endpoint, ...data },
      update: { ...data, updatedAt: clock() },
    });
    const kept = await tx.pushSubscription.findMany({
      where: { userId },
      select: { id: true },
      orderBy: { updatedAt: "desc" },
      skip: pushLimits.browsers,
    });
    await tx.pushSubscription.deleteMany({ where: { id: { in: kept.map(({ id }) => id) } } });
  });
  return { userId };
}

/** Ends the subscription of a browser; one that is not the viewer's, or none, stays as it is. */
export async function unsubscribeFromPush(
  { db }: Pick<Context, "db">,
  { userId }: Member,
  endpoint: string,
): Promise<{ userId: number }> {
  await db.pushSubscription.deleteMany({ where: { userId, endpoint } });
  return { userId };
}

interface TenantTime {
  organizationId: number;
  now: Date;
}

interface Pushed {
  notificationId: number;
  subscriptionId: number;
}

/**
 * Enqueues messages to the browsers of users who want them, in the transaction that writes the notifications. Those
 * that were merged into an earlier one are announced already.
 */
export async function enqueuePushes(
  tx: TenantTransaction,
  { organizationId, now }: TenantTime,
  pushes: readonly Pushed[],
): Promise<void> {
  if (pushes.length === 0) return;
  const rows = await tx.notification.findMany({
    where: { id: { in: pushes.map(({ notificationId }) => notificationId) }, mergedIntoId: null },
    select: { id: true },
  });
  const alone = new Set(rows.map(({ id }) => id));
  const jobs = pushes
    .filter(({ notificationId }) => alone.has(notificationId))
    .map((payload) => ({
      kind: "notifications.push",
      key: `${payload.notificationId}:${payload.subscriptionId}`,
      payload: { ...payload },
      runAt: now,
    }));
  await enqueue(tx, { organizationId, now, jobs });
}

/** After a day a notification is outdated. */
const staleAfter = dayMs;

/** Reads the message for a browser, if its owner still wants it, may still see it and has not read it. */
async function readMessage(db: TenantTransaction, now: Date, { notificationId, subscriptionId }: Pushed) {
  const target = await db.pushSubscription.findUnique({ where: { id: subscriptionId } });
  const [row] = await readWaiting(db, [notificationId]);
  if (!target || !row || row.userId !== target.userId || row.readAt !== null) return null;
  const { createdAt } = await db.notification.findUniqueOrThrow({ where: { id: row.id } });
  const findChoice = await readChoices(db, { userIds: [row.userId], kinds: [row.kind] });
  const isStale = now.getTime() - createdAt.getTime() > staleAfter;
  if (isStale || !findChoice(row.userId, row.kind).push) return null;
  const [heard] = await findHeard(db, [row]);
  if (!heard) return null;
  const { title, body, path } = heard;
  return { target, message: JSON.stringify({ title, body, path, tag: String(row.id) }) };
}

/** Returns the address at which push services reach the operator of the installation. */
function getContact({ mail, publicUrl }: Context["config"]): string {
  if (mail.smtp) return `mailto:${mail.smtp.from}`;
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:postmaster@localhost.localdomain";
}

/** Which addresses may be asked: the operator vouches for the push services that are named as whole origins. */
function allowServices({ outgoing, pushServices }: Context["config"]): OutgoingPolicy {
  const origins = [...outgoing.allowed.origins, ...pushServices.filter((name) => name.includes("://"))];
  return { ...outgoing, allowed: { ...outgoing.allowed, origins } };
}

/** Sends a notification to a browser, and deletes a browser that has unsubscribed. */
export async function pushNotification({ gateway, db, organizationId, signal }: JobContext, pushed: Pushed) {
  const { config, files, clock } = gateway;
  const found = await readMessage(db, clock(), pushed);
  if (!found || !isPushService(found.target.endpoint, config.pushServices)) return;
  const keys = deriveKeys(await readFileSecret({ db, files, tenant: { id: organizationId } }));
  const target: PushTarget = found.target;
  const policy = allowServices(config);
  const sending = { keys, contact: getContact(config), policy, signal };
  const outcome = await sendPush(target, found.message, sending);
  if (outcome === "GONE") await db.pushSubscription.deleteMany({ where: { id: found.target.id } });
}
