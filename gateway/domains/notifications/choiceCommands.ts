import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { readChoices } from "./choiceLoaders";
import type { Choice } from "./choiceRules";
import { findNotificationKind, notificationMessages, shownNotificationKinds } from "./contract";
import { enqueueMailing } from "./mailingCommands";

interface Chosen extends Choice {
  organizationId: number;
  userId: number;
  kind: string;
}

/** Saves a choice. Notifications waiting for a mail that is no longer wanted are released. */
async function saveChoice(tx: TenantTransaction, { organizationId, userId, kind, ...choice }: Chosen) {
  const scope = { organizationId, userId, kind };
  await tx.notificationChoice.upsert({
    where: { organizationId_userId_kind: scope },
    create: { ...scope, ...choice },
    update: choice,
  });
  await tx.notification.updateMany({
    where: { userId, kind, mailDue: { not: null } },
    data: { mailDue: choice.mail },
  });
}

/** Saves the viewer's delivery settings for a kind. Refuses INVALID. */
export async function setNotificationChoice(
  { db, clock }: CommandContext,
  { organizationId, userId }: Member,
  { kind, push, ...given }: Omit<Choice, "push"> & { kind: string; push: boolean | null },
): Promise<{ userId: number }> {
  if (!findNotificationKind(kind)) throw new Refusal("INVALID", notificationMessages.unknownKind);
  await db.$transaction(async (tx) => {
    const findChoice = await readChoices(tx, { userIds: [userId], kinds: [kind] });
    const choice = { ...given, push: push ?? findChoice(userId, kind).push };
    await saveChoice(tx, { organizationId, userId, kind, ...choice });
    const waiting = await tx.notification.count({ where: { userId, kind, mailDue: { not: null } } });
    if (waiting > 0)
      await enqueueMailing(tx, { organizationId, now: clock() }, [{ userId, mailDue: choice.mail }]);
  });
  return { userId };
}

/** Saves the hour of the viewer's daily mail. Refuses INVALID. */
export async function setNotificationHour(
  { db, clock }: CommandContext,
  { organizationId, userId }: Member,
  hour: number,
): Promise<{ userId: number }> {
  if (hour < 0 || hour > 23) throw new Refusal("INVALID", notificationMessages.noHour);
  const scope = { organizationId, userId };
  await db.$transaction(async (tx) => {
    await tx.notificationHour.upsert({
      where: { organizationId_userId: scope },
      create: { ...scope, hour },
      update: { hour },
    });
    const waiting = await tx.notification.count({ where: { userId, mailDue: "DAILY" } });
    if (waiting > 0)
      await enqueueMailing(tx, { organizationId, now: clock() }, [{ userId, mailDue: "DAILY" }]);
  });
  return { userId };
}

/** The kind of the daily mail with a user's notifications. */
export const dailyMail = "daily";

/** Whether a user still wants mails of a kind; null for a mail without a choice. */
export async function wantsMail(
  tx: TenantTransaction,
  { userId, kind }: { userId: number; kind: string },
): Promise<boolean | null> {
  if (!findNotificationKind(kind)) return null;
  const findChoice = await readChoices(tx, { userIds: [userId], kinds: [kind] });
  return findChoice(userId, kind).mail !== null;
}

/**
 * Turns off the mails of a kind, or with the daily mail all of its kinds. Returns false for a mail without a
 * choice.
 */
export async function refuseMails(
  tx: TenantTransaction,
  { organizationId, userId, kind }: { organizationId: number; userId: number; kind: string },
): Promise<boolean> {
  const findChoice = await readChoices(tx, { userIds: [userId], kinds: shownNotificationKinds });
  const kinds = shownNotificationKinds.filter(
    (notificationKind) =>
      notificationKind === kind ||
      (kind === dailyMail && findChoice(userId, notificationKind).mail === "DAILY"),
  );
  for (const shownKind of kinds)
    await saveChoice(tx, {
      organizationId,
      userId,
      kind: shownKind,
      ...findChoice(userId, shownKind),
      mail: null,
    });
  return kinds.length > 0 || kind === dailyMail;
}
