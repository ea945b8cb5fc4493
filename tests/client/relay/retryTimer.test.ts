import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRetryTimer } from "~/relay/retryTimer";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});

afterEach(() => void vi.restoreAllMocks());

/** Fails a number of times in a row; returns the pauses in milliseconds. */
function fail(times: number, timer: ReturnType<typeof createRetryTimer>): number[] {
  return Array.from({ length: times }, () => {
    const started = Date.now();
    timer.start();
    vi.advanceTimersToNextTimer();
    return Date.now() - started;
  });
}

describe("what is repeated until it succeeds", () => {
  it("waits longer after each failure, at most half a minute, and less after a success", () => {
    const timer = createRetryTimer(() => undefined);
    expect(fail(6, timer)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    timer.reset();
    expect(fail(1, timer)).toEqual([2_000]);
  });

  it("waits no longer than its limit", () => {
    const timer = createRetryTimer(() => undefined, { longest: 5_000 });
    expect(fail(3, timer)).toEqual([2_000, 4_000, 5_000]);
  });

  it("waits a random part of the second half of a pause", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect(
      fail(
        2,
        createRetryTimer(() => undefined),
      ),
    ).toEqual([1_000, 2_000]);
  });

  it("waits a random part of the second half of its limit, too", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const timer = createRetryTimer(() => undefined, { longest: 5_000 });
    expect(fail(5, timer)).toEqual([1_000, 2_000, 2_500, 2_500, 2_500]);
  });

  it("is planned once, however many failures there are at once, until it is stopped", () => {
    const retry = vi.fn();
    const timer = createRetryTimer(retry);
    timer.start();
    timer.start();
    vi.advanceTimersByTime(60_000);
    expect(retry).toHaveBeenCalledTimes(1);
    timer.start();
    timer.stop();
    vi.advanceTimersByTime(60_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
