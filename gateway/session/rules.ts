import { minuteMs } from "../domains/durationContract";
/** The lifetimes of a session, in milliseconds. */
export interface SessionLimits {
  idle: number;
  max: number;
}

interface SessionTimes {
  lastUsedAt: Date;
  expiresAt: Date;
}

/** When a session's time is over, unless it is used before. */
export const getSessionEnd = ({ lastUsedAt, expiresAt }: SessionTimes, { idle }: SessionLimits): Date =>
  new Date(Math.min(lastUsedAt.getTime() + idle, expiresAt.getTime()));

/** Whether a session has expired: unused for the idle limit, or past its absolute end. */
export function isExpired(session: SessionTimes, now: Date, limits: SessionLimits): boolean {
  return now >= session.expiresAt || now.getTime() - session.lastUsedAt.getTime() >= limits.idle;
}

/**
 * The part of the idle limit within which use is not recorded: a session in use ends at most this much too
 * early.
 */
const unnoticed = 1 / 10;

/**
 * The use of a session is recorded once a minute at most, so that reads do not become writes; short limits
 * sooner.
 */
export const isUseWorthNoting = (lastUsedAt: Date, now: Date, { idle }: SessionLimits): boolean =>
  now.getTime() - lastUsedAt.getTime() >= Math.min(minuteMs, idle * unnoticed);

/** Milliseconds that a session may be cached, while every event that ends one is received. */
const trusted = 5_000;

/** The same while events of other gateways do not arrive. */
const trustedUnheard = 1_000;

/** Returns the milliseconds for which a session may be cached. */
export const trustedFor = (hearsAll: boolean, { idle }: SessionLimits): number =>
  Math.min(hearsAll ? trusted : trustedUnheard, idle * unnoticed);
