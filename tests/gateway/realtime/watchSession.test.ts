import { expect, it } from "vitest";
import type { Gateway } from "#gateway/gateway";
import { watchSession } from "#gateway/realtime/watchSession";

const now = new Date("2026-01-05T10:00:00Z");

/** A session whose end is read from a list, and timers that a test runs. */
function watch(...ends: readonly (Date | null | Error)[]) {
  const left = [...ends];
  const waits: number[] = [];
  const warnings: string[] = [];
  const ended: string[] = [];
  let run = (): void => undefined;
  const gateway = {
    clock: () => now,
    log: { warn: (_about: object, message: string) => void warnings.push(message) },
    sessions: {
      endOf: async () => {
        const next = left.shift();
        if (next instanceof Error) throw next;
        return next ?? null;
      },
    },
  } as unknown as Gateway;
  const timers = {
    after(milliseconds: number, work: () => void) {
      waits.push(milliseconds);
      run = work;
      return () => {
        run = () => undefined;
      };
    },
  };
  const stop = watchSession({ gateway, timers }, "token", () => void ended.push("ended"));
  return { waits, warnings, ended, stop, runTimer: () => run() };
}

it("a session ends when its time is over, unless it was used elsewhere until then", async () => {
  const { waits, ended, runTimer } = watch(new Date(now.getTime() + 1_000), null);
  await expect.poll(() => waits).toEqual([1_000]);
  runTimer();
  await expect.poll(() => ended).toEqual(["ended"]);
});

it("a session stays while the database is away, and is read again", async () => {
  const { waits, warnings, ended, runTimer } = watch(new Error("the database is away"), null);
  await expect.poll(() => waits).toEqual([5_000]);
  expect([warnings, ended]).toEqual([["the end of a session could not be read"], []]);
  runTimer();
  await expect.poll(() => ended).toEqual(["ended"]);
});

it("a connection that was closed is not watched again", async () => {
  const { waits, warnings, stop } = watch(new Error("the database is away"));
  stop();
  await expect.poll(() => warnings).toHaveLength(1);
  expect(waits).toEqual([]);
});
