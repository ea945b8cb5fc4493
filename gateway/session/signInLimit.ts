import type { TenantClient } from "../database/tenantClient";
import { hashToken } from "./tokens";

/** How many failures an account may have from one address before it must wait, and for how long. */
export const signInLimit = { failures: 5, window: 15 * 60_000 } as const;

/** Too many of something in too short a time, sign-ins unless said otherwise: `retryAfter` is in whole seconds. */
export class TooManyAttempts extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number, message = "Too many attempts to sign in, please try again later") {
    super(message);
    this.retryAfter = retryAfter;
  }
}

interface Attempt {
  db: TenantClient;
  organizationId: number;
  /** The username or email address that was typed. */
  login: string;
  address: string;
  now: Date;
}

const keyOf = ({ organizationId, login, address }: Attempt) => ({
  organizationId,
  account: hashToken(login.trim().toLowerCase()),
  address,
});

const secondsUntil = (resetsAt: Date, now: Date) =>
  Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));

/** Throws TooManyAttempts while the account is closed to this address. */
export async function refuseClosedAccount(attempt: Attempt): Promise<void> {
  const row = await attempt.db.signInFailure.findUnique({
    where: { organizationId_account_address: keyOf(attempt) },
    select: { failures: true, resetsAt: true },
  });
  if (!row || row.resetsAt <= attempt.now || row.failures <= signInLimit.failures) return;
  throw new TooManyAttempts(secondsUntil(row.resetsAt, attempt.now));
}

/** Counts a failure; throws TooManyAttempts when it is one too many. Failures at the same time are all counted. */
export async function noteFailure(attempt: Attempt): Promise<void> {
  const { db, now } = attempt;
  const key = keyOf(attempt);
  const resetsAt = new Date(now.getTime() + signInLimit.window);
  await db.signInFailure.deleteMany({ where: { ...key, resetsAt: { lte: now } } });
  const row = await db.signInFailure.upsert({
    where: { organizationId_account_address: key },
    create: { ...key, failures: 1, resetsAt },
    update: { failures: { increment: 1 } },
    select: { failures: true, resetsAt: true },
  });
  if (row.failures > signInLimit.failures) throw new TooManyAttempts(secondsUntil(row.resetsAt, now));
}

/** Forgets the failures of an account that has signed in. */
export async function clearFailures(attempt: Attempt): Promise<void> {
  await attempt.db.signInFailure.deleteMany({ where: keyOf(attempt) });
}
