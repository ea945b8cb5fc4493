import type { TenantTransaction } from "#gateway/database/tenantClient";
import { listNotificationSubjects } from "#gateway/ports/notificationSubjects";
import type { NotificationSubject } from "./access";
import { findHearers } from "./hearerLoaders";
import type { WaitingNotification } from "./waitingCommands";

/** Returns the object that a notification is about. */
function findSubject(row: WaitingNotification): NotificationSubject | null {
  for (const [key] of listNotificationSubjects()) {
    const id = row[key];
    if (id !== null) return { key, id };
  }
  return null;
}

/** Those of some notifications whose users may see the subject now; a few statements for each subject. */
export async function findHeard(
  tx: TenantTransaction,
  rows: readonly WaitingNotification[],
): Promise<WaitingNotification[]> {
  const bySubject = new Map<string, { subject: NotificationSubject; rows: WaitingNotification[] }>();
  for (const row of rows) {
    const subject = findSubject(row);
    if (!subject) continue;
    const key = `${subject.key}:${subject.id}`;
    const group = bySubject.get(key) ?? { subject, rows: [] };
    group.rows.push(row);
    bySubject.set(key, group);
  }
  const heard: WaitingNotification[] = [];
  for (const { subject, rows: group } of bySubject.values()) {
    const among = { id: { in: group.map(({ userId }) => userId) } };
    const mayHear = new Set(await findHearers(tx, subject, among));
    heard.push(...group.filter(({ userId }) => mayHear.has(userId)));
  }
  return heard.sort((left, right) => left.id - right.id);
}
