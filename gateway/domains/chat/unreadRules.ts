const minute = 60_000;
const hour = 60 * minute;

/** Messages of before this moment have been unread for long. */
export const unreadSince = (now: Date): Date => new Date(now.getTime() - hour);

/** When a message that is sent now has been unread for an hour, at a full five minutes: many messages share it. */
export const findUnreadMoment = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + hour) / (5 * minute)) * 5 * minute);
