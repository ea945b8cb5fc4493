import { vi } from "vitest";
import { nextNumber } from "#tests/support/factory";

export const minute = 60_000;

export const start = new Date("2026-11-18T06:00:00Z");

/** The limits go by the clock of the machine. */
export function setNow(now: Date) {
  vi.useFakeTimers({ toFake: ["Date"], now });
}

export type Headers = Record<string, string>;

export const from = (address: string): Headers => ({ "X-Forwarded-For": address });

/** An address that no test has used. */
export const fresh = () => from(`198.51.${nextNumber() % 256}.${nextNumber() % 256}`);

export const fiveTimes = [400, 400, 400, 400, 400];
