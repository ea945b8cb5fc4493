import type { Erasing } from "#gateway/personal/replaceNames";

/** Deletes a person's notifications, delivery settings and browsers. */
export async function eraseNotifications({ tx, userId }: Erasing): Promise<void> {
  const own = { where: { userId } };
  await tx.notification.deleteMany(own);
  await tx.notificationChoice.deleteMany(own);
  await tx.notificationHour.deleteMany(own);
  await tx.pushSubscription.deleteMany(own);
}
