import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairQueue } from "#gateway/queues/fairQueue";
import { ServiceBusy } from "#gateway/session/serviceBusy";

/** A queue whose jobs end on request, and their outcomes. */
function openRoom(size: { atOnce: number; places: number }) {
  const queue = new FairQueue({ ...size, refusal: () => new ServiceBusy(2) });
  const started: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const outcomes: Promise<void>[] = [];

  function send(caller: string, name: string) {
    const job = () => {
      started.push(name);
      return new Promise<void>((end) => running.push(end));
    };
    outcomes.push(
      queue.run(caller, job).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ServiceBusy);
        refused.push(name);
      }),
    );
  }

  /** Lets what has been decided happen. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  return {
    send,
    started,
    refused,
    settle,
    running: () => running.length,
    async finishOne() {
      running.shift()?.();
      await settle();
    },
    async finishAll() {
      while (running.length > 0) await this.finishOne();
      await Promise.all(outcomes);
    },
  };
}

describe("a fair queue", () => {
  it("runs no more than so many at once", async () => {
    const room = openRoom({ atOnce: 2, places: 10 });
    for (const name of ["a1", "a2", "a3", "a4"]) room.send("a", name);
    await room.settle();
    expect(room.started).toEqual(["a1", "a2"]);
    await room.finishOne();
    expect(room.started).toEqual(["a1", "a2", "a3"]);
    await room.finishAll();
    expect(room.started).toEqual(["a1", "a2", "a3", "a4"]);
  });

  it("lets callers take turns, each in its own order", async () => {
    const room = openRoom({ atOnce: 1, places: 10 });
    for (const name of ["a1", "a2", "a3", "a4"]) room.send("a", name);
    for (const name of ["b1", "b2"]) room.send("b", name);
    room.send("c", "c1");
    await room.finishAll();
    expect(room.started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
    expect(room.refused).toEqual([]);
  });

  it("runs one of another caller next, however many of the first wait", async () => {
    const room = openRoom({ atOnce: 2, places: 50 });
    for (let n = 0; n < 400; n += 1) room.send("flood", `flood${n}`);
    room.send("person", "person");
    await room.finishOne();
    await room.finishOne();
    expect(room.started).toContain("person");
    await room.finishAll();
    expect(room.refused).not.toContain("person");
  });

  it("refuses beyond its places, and says when to try again", async () => {
    const queue = new FairQueue({ atOnce: 1, places: 1, refusal: () => new ServiceBusy(2) });
    const end: (() => void)[] = [];
    const running = queue.run("a", () => new Promise<void>((resolve) => end.push(resolve)));
    const waiting = queue.run("a", async () => "done");
    await expect(queue.run("a", async () => "never")).rejects.toMatchObject({ retryAfter: 2 });
    end[0]?.();
    await running;
    expect(await waiting).toBe("done");
  });

  it("takes the last place of the longest line for a caller with a shorter one", async () => {
    const room = openRoom({ atOnce: 1, places: 3 });
    for (const name of ["a0", "a1", "a2", "a3"]) room.send("a", name);
    room.send("b", "b1");
    room.send("b", "b2");
    await room.finishAll();
    expect([...room.refused].sort()).toEqual(["a3", "b2"]);
    expect(room.started).toEqual(["a0", "a1", "b1", "a2"]);
  });

  it("gives the place of a job that fails to the next", async () => {
    const queue = new FairQueue({ atOnce: 1, places: 3, refusal: () => new ServiceBusy(2) });
    const failing = queue.run("a", () => Promise.reject(new Error("broken")));
    const next = queue.run("a", async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("done");
    expect(await queue.run("b", async () => "again")).toBe("again");
  });

  it("runs or refuses each job once, in any order of senders", async () => {
    const step = fc.oneof(fc.constantFrom("a", "b", "c", "d"), fc.constant("finish"));
    const size = fc.record({
      atOnce: fc.integer({ min: 1, max: 3 }),
      places: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(size, fc.array(step, { maxLength: 40 }), async (sizes, steps) => {
        const room = openRoom(sizes);
        const sent: string[] = [];
        for (const [index, value] of steps.entries()) {
          if (value === "finish") await room.finishOne();
          else {
            sent.push(`${value}${index}`);
            room.send(value, `${value}${index}`);
          }
          await room.settle();
          expect(room.running()).toBeLessThanOrEqual(sizes.atOnce);
        }
        await room.finishAll();
        expect([...room.started, ...room.refused].sort()).toEqual(sent.sort());
      }),
      { numRuns: 60 },
    );
  });
});
