/** How long a session lives, in milliseconds. */
export interface SessionLimits {
  idle: number;
  max: number;
}

interface SessionTimes {
  lastUsedAt: Date;
  expiresAt: Date;
}

/** When a session's time is over, unless it is used before. */
export const endOf = ({ lastUsedAt, expiresAt }: SessionTimes, { idle }: SessionLimits): Date =>
  new Date(Math.min(lastUsedAt.getTime() + idle, expiresAt.getTime()));

/** Whether a session's time is over: unused for the idle limit, or past its absolute end. */
export function isExpired(session: SessionTimes, now: Date, limits: SessionLimits): boolean {
  return now >= session.expiresAt || now.getTime() - session.lastUsedAt.getTime() >= limits.idle;
}

const minute = 60_000;

/** The use of a session is written down once a minute at most, so that reading does not become writing. */
export const isUseWorthNoting = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= minute;
