import { beforeEach, describe, expect, it, vi } from "vitest";
import { Reconnect, reconnectDelay } from "~/relay/reconnect";

const delays = (code: number, random: number) =>
  [0, 1, 2, 10].map((tries) => reconnectDelay({ tries, code, random }));

describe("the wait before the next try", () => {
  it("doubles up to half a minute, and differs between browsers", () => {
    expect(delays(1006, 1)).toEqual([2_000, 4_000, 8_000, 30_000]);
    expect(delays(1001, 0)).toEqual([200, 400, 800, 3_000]);
  });

  it("spreads the browsers of a gateway that has restarted over two seconds", () => {
    const browsers = Array.from({ length: 1_000 }, (_, index) => index / 1_000);
    const waits = browsers.map((random) => reconnectDelay({ tries: 0, code: 1001, random }));
    const inTheSame = new Map<number, number>();
    for (const wait of waits) {
      const tenth = Math.floor(wait / 100);
      inTheSame.set(tenth, (inTheSame.get(tenth) ?? 0) + 1);
    }
    expect(Math.max(...inTheSame.values())).toBeLessThan(60);
  });

  it.each([1013, 4429])("is longer for someone who was sent away (%i)", (code) => {
    expect(delays(code, 1)).toEqual([10_000, 20_000, 40_000, 60_000]);
    expect(delays(code, 0)).toEqual([5_000, 10_000, 20_000, 30_000]);
  });
});

describe("coming back", () => {
  let now = 0;
  const open = (random = 0) => new Reconnect({ random: () => random, now: () => now });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  /** How long a wait takes, to a tenth of a second. */
  async function measure(reconnect: Reconnect): Promise<number> {
    let isOver = false;
    void reconnect.wait().then(() => {
      isOver = true;
    });
    for (let time = 0; time <= 100_000; time += 100) {
      await pass(100);
      if (isOver) return time + 100;
    }
    throw new Error("the wait does not end");
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  it("takes longer each time, also for a socket that was let in and lost at once", async () => {
    const reconnect = open();
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      reconnect.opened();
      reconnect.closed(1006);
      waits.push(await measure(reconnect));
    }
    expect(waits).toEqual([200, 400, 800]);
  });

  it("begins anew after a socket that has lasted", async () => {
    const reconnect = open();
    for (const lasts of [0, 0, 20_000]) {
      reconnect.opened();
      now += lasts;
      reconnect.closed(1006);
      if (lasts === 0) await measure(reconnect);
    }
    expect(await measure(reconnect)).toBe(200);
  });

  it("is the same wait for all who ask before its end", async () => {
    const reconnect = open();
    reconnect.closed(1006);
    expect(reconnect.wait()).toBe(reconnect.wait());
    expect(reconnect.waiting).toBeDefined();
    await pass(200);
    expect(reconnect.waiting).toBeUndefined();
  });

  it("is quick when the network is back, yet not for all browsers in the same instant", async () => {
    const reconnect = open(0.5);
    reconnect.closed(1006);
    const waiting = measure(reconnect);
    window.dispatchEvent(new Event("online"));
    expect(await waiting).toBe(500);
  });

  it("does not hurry for someone who was sent away", async () => {
    const reconnect = open();
    reconnect.closed(4429);
    const waiting = measure(reconnect);
    window.dispatchEvent(new Event("online"));
    expect(await waiting).toBe(5_000);
  });
});
