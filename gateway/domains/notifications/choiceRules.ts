import { addDays, dayIn } from "../dayContract";
import { minuteMs } from "../durationContract";
import { momentIn } from "../zoneContract";
import { findNotificationKind, type MailTiming, notificationLimits } from "./contract";

/** A user's delivery settings for a kind. */
export interface Choice {
  /** Whether it is shown in the product. */
  inProduct: boolean;
  /** When it is mailed; null for never. */
  mail: MailTiming | null;
  /** Whether it is sent to the browsers in which the user has turned that on. */
  push: boolean;
}

/** The delivery settings for a kind of users who have not chosen. */
export const usualChoice = (kind: string): Choice => ({
  inProduct: true,
  mail: findNotificationKind(kind)?.mail ?? null,
  push: true,
});

/**
 * The full minute at which a notification of now may be mailed: by then all that are merged with it have arrived.
 */
export const mailMoment = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + notificationLimits.mergeSeconds * 1_000) / minuteMs) * minuteMs);

/** When clocks of a time zone show an hour next. */
export function nextHour(now: Date, timeZone: string, hour: number): Date {
  const time = `${String(hour).padStart(2, "0")}:00:00`;
  const today = dayIn(timeZone, now);
  const moment = momentIn(timeZone, today, time);
  return moment > now ? moment : momentIn(timeZone, addDays(today, 1), time);
}
