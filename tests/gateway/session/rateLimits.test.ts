import fc from "fast-check";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { delayAfter, RateLimits } from "#gateway/session/rateLimits";
import { TooManyAttempts } from "#gateway/session/tooManyAttempts";
import { openSuite } from "#tests/support/suite";

const minute = 60_000;
const hour = 60 * minute;
const start = new Date("2026-11-18T06:00:00Z");
const log = pino({ enabled: false });

const opened: RateLimits[] = [];

const { test } = await openSuite({ template: "empty" });
afterEach(async () => {
  for (const limits of opened.splice(0)) limits.close();
  vi.useRealTimers();
  await test.database.prisma.rateLimit.deleteMany({});
});

function open(): RateLimits {
  const limits = new RateLimits({
    prisma: test.database.prisma,
    redisUrl: undefined,
    log,
    signInFailuresPerMinute: 60,
    registrationsPerHour: 100,
  });
  opened.push(limits);
  return limits;
}

const callerAt = (address: string) => ({ address, isBehindUnknownProxy: false, log });
const attemptAt = (address: string, account: number | string = 7) => ({
  caller: callerAt(address),
  organizationId: 1,
  account,
});
const wrong = async () => false;
const right = async () => true;
const countRows = () => test.database.prisma.rateLimit.count();

describe("guesses at once", () => {
  it("are no way round the limit: of twelve, six are checked", async () => {
    const limits = open();
    let checked = 0;
    const check = async () => {
      checked += 1;
      return false;
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => limits.checkAccount(attemptAt("192.0.2.1"), check)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyAttempts);
    expect([checked, refused.length]).toEqual([6, 7]);
  });

  it("of other accounts and addresses do not wait for them", async () => {
    const limits = open();
    const finish: ((isRight: boolean) => void)[] = [];
    const checking = new Promise<boolean>((resolve) => finish.push(resolve));
    const slow = limits.checkAccount(attemptAt("192.0.2.1"), () => checking);
    expect(await limits.checkAccount(attemptAt("192.0.2.1", 8), right)).toMatchObject({ isRight: true });
    expect(await limits.checkAccount(attemptAt("192.0.2.2"), right)).toMatchObject({ isRight: true });
    finish[0]?.(true);
    expect(await slow).toMatchObject({ isRight: true });
  });

  it("that find a fault leave the next one free", async () => {
    const limits = open();
    const broken = limits.checkAccount(attemptAt("192.0.2.1"), () =>
      Promise.reject(new Error("no database")),
    );
    const next = limits.checkAccount(attemptAt("192.0.2.1"), right);
    await expect(broken).rejects.toThrow("no database");
    expect(await next).toMatchObject({ isRight: true });
    expect(await countRows()).toBe(0);
  });
});

describe("an account under attack from many addresses", () => {
  /** As if so many had failed at other addresses before. */
  const failBefore = (points: number) =>
    test.database.prisma.rateLimit.updateMany({
      where: { key: { startsWith: "lectern:limit:day:" } },
      data: { points },
    });

  it("is answered later the more there were, and is checked all the same", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    const limits = open();
    await limits.checkAccount(attemptAt("192.0.2.1"), wrong);
    await failBefore(49);
    expect(await limits.checkAccount(attemptAt("192.0.2.2"), wrong)).toEqual({ isRight: false, delay: 0 });
    expect(await limits.checkAccount(attemptAt("192.0.2.3"), wrong)).toEqual({
      isRight: false,
      delay: 1_000,
    });
    await failBefore(60);
    const owner = () => limits.checkAccount(attemptAt("203.0.113.1"), right);
    expect(await owner()).toEqual({ isRight: true, delay: 2_000 });
    expect(await limits.checkAccount(attemptAt("203.0.113.1", 8), right)).toMatchObject({ delay: 0 });
    vi.setSystemTime(start.getTime() + 24 * hour);
    expect(await owner()).toEqual({ isRight: true, delay: 0 });
  });

  it("waits for seconds, never less for more failures, and never for long", () => {
    expect([0, 49, 50, 59, 60, 100, 1_000_000].map(delayAfter)).toEqual([0, 0, 1000, 1000, 2000, 5000, 5000]);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (value, more) => {
        expect(delayAfter(value + more)).toBeGreaterThanOrEqual(delayAfter(value));
      }),
    );
  });
});

describe("what was counted", () => {
  it("is deleted when its time is over, without another attempt", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: start });
    const limits = open();
    await limits.checkAccount(attemptAt("192.0.2.1", "made-up"), wrong);
    await limits.countRegistration(callerAt("192.0.2.1"));
    await limits.countCode({ organizationId: 1, userId: 7 });
    expect(await countRows()).toBe(5);
    const rowsLeft = async (after: number, rows: number) => {
      vi.setSystemTime(start.getTime() + after);
      vi.advanceTimersByTime(minute);
      // The sweep that has begun is over at some time; a test that waits in vain runs out of its own.
      while ((await countRows()) !== rows);
    };
    await rowsLeft(15 * minute, 3);
    await rowsLeft(hour, 1);
    await rowsLeft(24 * hour, 0);
  });

  it("is counted together by gateways on one database", async () => {
    const [first, second] = [open(), open()];
    for (let n = 0; n < 3; n += 1) {
      await first.checkAccount(attemptAt("192.0.2.1"), wrong);
      if (n < 2) await second.checkAccount(attemptAt("192.0.2.1"), wrong);
    }
    await expect(second.checkAccount(attemptAt("192.0.2.1"), wrong)).rejects.toBeInstanceOf(TooManyAttempts);
    await expect(first.checkAccount(attemptAt("192.0.2.1"), wrong)).rejects.toBeInstanceOf(TooManyAttempts);
  });
});
