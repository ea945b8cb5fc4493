import { hourMs, minuteMs } from "../durationContract";

/** Messages of before this moment have been unread for long. */
export const unreadSince = (now: Date): Date => new Date(now.getTime() - hourMs);

/** When a message that is sent now has been unread for an hour, at a full five minutes: many messages share it. */
export const findUnreadMoment = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + hourMs) / (5 * minuteMs)) * 5 * minuteMs);
