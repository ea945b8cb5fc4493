import { setTimeout as wait } from "node:timers/promises";
import { takeTurn, verifyPassword } from "./passwords";
import type { Caller, RateLimits } from "./rateLimits";

interface Checking extends Caller {
  rateLimits: RateLimits;
  tenant: { id: number };
}

/** The account whose password is checked. */
interface Claimed {
  /** The account's id, or the typed name where no account has it. */
  account: number | string;
  passwordHash: string | null | undefined;
}

/**
 * Returns the account when the password is correct, null otherwise. Failures are limited, and callers take
 * turns. Throws TooManyAttempts and ServiceBusy.
 */
export async function checkPassword<Found extends Claimed>(
  context: Checking,
  password: string,
  find: () => Promise<Found>,
): Promise<Found | null> {
  const { rateLimits, tenant, address } = context;
  const { found, isRight, delay } = await takeTurn(address, async () => {
    await rateLimits.refuseFullAddress(context);
    const claimed = await find();
    const { account, passwordHash } = claimed;
    const attempt = { caller: context, organizationId: tenant.id, account };
    const check = () => verifyPassword(passwordHash, password);
    return { found: claimed, ...(await rateLimits.checkAccount(attempt, check)) };
  });
  // After the turn, which others wait for.
  if (delay > 0) await wait(delay);
  return isRight ? found : null;
}
