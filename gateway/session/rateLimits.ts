import type { Logger } from "pino";
import type { PrismaClient } from "../database/generated/prisma/client";
import { daySeconds } from "../domains/durationContract";
import { ProxyWarning } from "./proxyWarning";
import { type Count, type Counter, openRateLimitStore, type RateLimitStore } from "./rateLimitStore";
import { TooManyAttempts } from "./tooManyAttempts";

/** The origin of an attempt. */
export interface Caller {
  address: string;
  isBehindUnknownProxy: boolean;
  log: Logger;
}

/**
 * An attempt at a secret of an account: by the account's id, or by the typed name where no account has it.
 */
export interface AccountAttempt {
  caller: Caller;
  organizationId: number;
  account: number | string;
}

interface Maker {
  organizationId: number;
  userId: number;
}

/** Failures of one account from one address before it has to wait, and the seconds for which they count. */
const failuresOfAccount = { name: "account", points: 5, duration: 15 * 60 } as const;
/** Failures of one account from all addresses before its sign-ins are slowed down. */
const failuresOfDay = { name: "day", points: 50, duration: daySeconds } as const;
/** Sign-ins by passkey that one address may begin: each opening of the login page begins one. */
const passkeysBegun = { name: "passkey", points: 300, duration: 300 } as const;
const codesOfMaker = { name: "code", points: 100, duration: 3_600 } as const;

const second = 1_000;

/** Milliseconds by which a sign-in is slowed down after failures of its account within a day: at most 5 s. */
export function delayAfter(failures: number): number {
  if (failures < failuresOfDay.points) return 0;
  return Math.min(5, 1 + Math.floor((failures - failuresOfDay.points) / 10)) * second;
}

const reasons = {
  account: "Too many failed attempts.",
  address: "Too many failed attempts from your network.",
  registrations: "Too many registrations from your network.",
  codes: "Too many sign-in links.",
  passkeys: "Too many sign-ins by passkey from your network.",
  mailLinks: "Too many requests for a link from your network.",
} as const;

/** Runs the calls of one key one after the other. */
function openTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = result.catch(() => undefined);
    last.set(key, settled);
    try {
      return await result;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

/** Spellings that people take for the same name are equal. */
const normalize = (account: number | string): number | string =>
  typeof account === "number" ? account : account.trim().normalize("NFKC").toLowerCase();

interface Parts {
  prisma: PrismaClient;
  redisUrl: string | undefined;
  log: Logger;
  signInFailuresPerMinute: number;
  registrationsPerHour: number;
}

/** The result of an attempt. */
interface Checked {
  isRight: boolean;
  /** Milliseconds by which the response is delayed. */
  delay: number;
}

const sweepEvery = 60 * second;

/** The limits on trying secrets and making accounts, counted by all gateways together. They throw TooManyAttempts. */
export class RateLimits {
  readonly #store: RateLimitStore;
  readonly #account: Counter;
  readonly #day: Counter;
  readonly #address: Counter;
  readonly #registrations: Counter;
  readonly #codes: Counter;
  readonly #mailLinks: Counter;
  readonly #passkeys: Counter;
  readonly #inTurn = openTurns();
  readonly #sweeping: ReturnType<typeof setInterval>;
  readonly #proxyWarning = new ProxyWarning();

  constructor({ signInFailuresPerMinute, registrationsPerHour, ...parts }: Parts) {
    const store = openRateLimitStore(parts);
    this.#store = store;
    this.#account = store.open(failuresOfAccount);
    this.#day = store.open(failuresOfDay);
    this.#passkeys = store.open(passkeysBegun);
    this.#codes = store.open(codesOfMaker);
    this.#address = store.open({ name: "address", points: signInFailuresPerMinute, duration: 60 });
    this.#registrations = store.open({ name: "registration", points: registrationsPerHour, duration: 3_600 });
    this.#mailLinks = store.open({ name: "mailLink", points: registrationsPerHour, duration: 3_600 });
    this.#sweeping = setInterval(() => {
      store.forgetExpired().catch((error: unknown) => parts.log.error({ err: error }, "fault"));
    }, sweepEvery);
    this.#sweeping.unref();
  }

  /**
   * Checks a secret of an account. Failures count for the account and for the address; after too many of them
   * the check is not made. Attempts at one account from one address run one after the other, so that
   * concurrent ones cannot bypass the limit.
   */
  async checkAccount(attempt: AccountAttempt, check: () => Promise<boolean>): Promise<Checked> {
    const { caller, organizationId } = attempt;
    const everywhere = [organizationId, normalize(attempt.account)];
    const here = [...everywhere, caller.address];
    return this.#inTurn(JSON.stringify(here), async () => {
      const failures = await this.#account.read(here);
      if (failures.isExceeded) throw new TooManyAttempts(failures.retryAfter, reasons.account);
      await this.refuseFullAddress(caller);
      // Guesses from many addresses are slowed down; the owner is slowed down with them, and never locked out.
      const delay = delayAfter((await this.#day.read(everywhere)).points);
      const isRight = await check();
      if (isRight && failures.points > 0) await this.#account.forget(here);
      if (!isRight) await this.#countFailure(caller, { here, everywhere });
      return { isRight, delay };
    });
  }

  async #countFailure(
    caller: Caller,
    { here, everywhere }: { here: (string | number)[]; everywhere: (string | number)[] },
  ): Promise<void> {
    const failures = await this.#account.add(here);
    await this.#day.add(everywhere);
    const atAddress = await this.#address.add([caller.address]);
    if (failures.isExceeded) throw new TooManyAttempts(failures.retryAfter, reasons.account);
    this.#refuseExceeded(caller, atAddress, reasons.address);
  }

  /** Looks up a code or token; null is a failure, which counts for the address. */
  async checkCode<Found>(caller: Caller, find: () => Promise<Found | null>): Promise<Found | null> {
    await this.refuseFullAddress(caller);
    const found = await find();
    if (found === null)
      this.#refuseExceeded(caller, await this.#address.add([caller.address]), reasons.address);
    return found;
  }

  /** Counts an attempt to register, successful or not. */
  async countRegistration(caller: Caller): Promise<void> {
    this.#refuseExceeded(caller, await this.#registrations.add([caller.address]), reasons.registrations);
  }

  /** Counts a request for a link by mail, whether or not its address has an account. */
  async countMailLink(caller: Caller): Promise<void> {
    this.#refuseExceeded(caller, await this.#mailLinks.add([caller.address]), reasons.mailLinks);
  }

  /** Counts a sign-in by passkey that is begun. */
  async countPasskey(caller: Caller): Promise<void> {
    this.#refuseExceeded(caller, await this.#passkeys.add([caller.address]), reasons.passkeys);
  }

  /** Forgets the failures of an account from the caller's address, once its owner has proven to be there. */
  async forgiveAccount({ caller, organizationId, account }: AccountAttempt): Promise<void> {
    await this.#account.forget([organizationId, normalize(account), caller.address]);
  }

  /** Counts a sign-in code that staff make. */
  async countCode({ organizationId, userId }: Maker): Promise<void> {
    const { isExceeded, retryAfter } = await this.#codes.add([organizationId, userId]);
    if (isExceeded) throw new TooManyAttempts(retryAfter, reasons.codes);
  }

  /** Refuses a caller whose address has failed too often recently. */
  async refuseFullAddress(caller: Caller): Promise<void> {
    this.#refuseExceeded(caller, await this.#address.read([caller.address]), reasons.address);
  }

  /** Enforces a limit by address, but not where the address may be shared: then it logs so, once a minute. */
  #refuseExceeded({ isBehindUnknownProxy, log }: Caller, count: Count, reason: string): void {
    if (!count.isExceeded) return;
    if (!isBehindUnknownProxy) throw new TooManyAttempts(count.retryAfter, reason);
    this.#proxyWarning.say(log);
  }

  close(): void {
    clearInterval(this.#sweeping);
    this.#store.close();
  }
}
