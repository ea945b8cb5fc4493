import type { Bus } from "#gateway/bus/bus";
import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { type NotificationSubject, visibleNotifications } from "./access";
import { readChoices } from "./choiceLoaders";
import { notificationLimits, notificationMessages } from "./contract";
import { findHearers } from "./hearerLoaders";
import { enqueueMailing } from "./mailingCommands";
import { lockReaders, mergeWithRecent } from "./mergeCommands";
import { enqueuePushes } from "./pushCommands";
import { type NotificationValues, notificationTexts, type WrittenKind } from "./rules";

/** A notification to send. */
export interface WantedNotification<Kind extends WrittenKind = WrittenKind> {
  kind: Kind;
  values: NotificationValues<Kind>;
  /** The object it is about: people who may not see it are not notified. */
  subject: NotificationSubject;
  /** The recipients. */
  to: Prisma.UserWhereInput;
  /** The path of the screen to open. */
  path: string;
  /** Names the occasion if the subject alone does not, such as an answer's id. */
  occasion?: number | string;
}

/** The kinds' texts, for a kind whose type the compiler has lost. */
const toText = ({ kind, values }: WantedNotification) =>
  (notificationTexts as Readonly<Record<string, (values: unknown) => { title: string; body: string }>>)[
    kind
  ]?.(values) ?? { title: "", body: "" };

const toKey = ({ userId, dedupeKey }: { userId: number; dedupeKey: string }): string =>
  `${userId} ${dedupeKey}`;

/**
 * The rows of one notification, each for a user who may see its subject now, with that user's delivery settings and
 * the browsers that it goes to.
 */
async function toRows(
  tx: TenantTransaction,
  { organizationId, now }: { organizationId: number; now: Date },
  wanted: WantedNotification,
) {
  const { kind, subject, to, path, occasion = subject.id } = wanted;
  const hearers = await findHearers(tx, subject, to);
  if (hearers.length === 0) return [];
  const users = await tx.user.findMany({
    where: { id: { in: hearers } },
    select: { id: true, pushSubscriptions: { select: { id: true } } },
  });
  const findChoice = await readChoices(tx, { userIds: users.map(({ id }) => id), kinds: [kind] });
  const same = { organizationId, kind, path, ...toText(wanted), [subject.key]: subject.id };
  return users.map(({ id, pushSubscriptions }) => {
    const { inProduct, mail, push } = findChoice(id, kind);
    return {
      row: {
        ...same,
        userId: id,
        dedupeKey: `${kind}:${occasion}`,
        createdAt: now,
        isListed: inProduct,
        mailDue: mail,
      },
      browsers: push ? pushSubscriptions.map((browser) => browser.id) : [],
    };
  });
}

/**
 * Notifies users in the transaction of the command that causes it. Only active users who may see the subject are
 * notified, once for each occasion; several of a kind within a minute become one. A few statements for each subject
 * and for all rows, for any number of users; mails follow by jobs. After commit the command calls
 * `announceNotifications` with the ids of the users, which this returns.
 */
export async function notify(
  tx: TenantTransaction,
  place: { organizationId: number; now: Date },
  wanted: readonly WantedNotification[],
): Promise<number[]> {
  const told = [];
  for (const notification of wanted) told.push(...(await toRows(tx, place, notification)));
  if (told.length === 0) return [];
  const data = told.map(({ row }) => row);
  await lockReaders(tx, place.organizationId, new Set(data.map(({ userId }) => userId)));
  const written = await tx.notification.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true, userId: true, mailDue: true, dedupeKey: true },
  });
  await mergeWithRecent(
    tx,
    place,
    written.map(({ id }) => id),
  );
  await enqueueMailing(tx, place, written);
  const browsersByKey = new Map(told.map(({ row, browsers }) => [toKey(row), browsers]));
  const pushes = written.flatMap((row) =>
    (browsersByKey.get(toKey(row)) ?? []).map((subscriptionId) => ({
      notificationId: row.id,
      subscriptionId,
    })),
  );
  await enqueuePushes(tx, place, pushes);
  return [...new Set(written.map(({ userId }) => userId))];
}

/** Announces notifications after commit, all in one event. */
export function announceNotifications(bus: Bus, organizationId: number, userIds: readonly number[]): void {
  if (userIds.length > 0) bus.publish("notificationsChanged", { organizationId, userIds, hasArrived: true });
}

interface Marking {
  ids?: readonly number[] | null | undefined;
  all?: boolean | null | undefined;
}

/** Marks own notifications as read, some or all, each with those merged into it; those of others and read ones stay as they are. Refuses INVALID. */
export async function markNotificationsRead(
  { db, bus, clock }: CommandContext,
  member: Member,
  { ids, all }: Marking,
): Promise<{ userId: number }> {
  const { organizationId, userId } = member;
  if ((ids == null) === (all !== true)) throw new Refusal("INVALID", notificationMessages.chooseOne);
  if (ids && ids.length > notificationLimits.ids) throw new Refusal("INVALID", notificationMessages.tooMany);
  const chosen = ids ? { OR: [{ id: { in: [...ids] } }, { mergedIntoId: { in: [...ids] } }] } : {};
  const { count } = await db.notification.updateMany({
    where: { AND: [visibleNotifications(member), { readAt: null }, chosen] },
    data: { readAt: clock() },
  });
  if (count > 0)
    bus.publish("notificationsChanged", { organizationId, userIds: [userId], hasArrived: false });
  return { userId };
}
