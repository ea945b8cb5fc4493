import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openLocalBus } from "#gateway/bus/bus";
import { CacheMemory } from "#gateway/http/cacheMemory";
import { CachedResponse, ResponseCache } from "#gateway/http/responseCache";

function open({ bytes = 100_000 } = {}) {
  const bus = openLocalBus();
  const state = { now: 0, hears: true };
  const memory = new CacheMemory({ bytes });
  const kept = new ResponseCache<{ answer?: CachedResponse }>({
    bus: { ...bus, hearsAll: () => state.hears },
    clock: () => new Date(state.now),
    memory,
  });
  let made = 0;
  return {
    bus,
    kept,
    state,
    memory,
    changed: (organizationId: number) => bus.publish("contentWritten", { organizationId }),
    /** Asks as a handler does, and returns the text, which says how many times a response was made. */
    async ask(organizationId: number, key: string, before: Promise<unknown> = Promise.resolve()) {
      const known = kept.find(organizationId, key);
      if (known) return known.body.toString();
      const { answer } = await kept.share(organizationId, key, async () => {
        const text = `${++made}`;
        await before;
        return { answer: new CachedResponse(Buffer.from(text)) };
      });
      return answer?.body.toString();
    },
  };
}

function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

describe("cached responses", () => {
  it("are given again to the same tenant for the same words only", async () => {
    const { ask } = open();
    expect([
      await ask(1, "a"),
      await ask(1, "a"),
      await ask(1, "b"),
      await ask(2, "a"),
      await ask(2, "a"),
    ]).toEqual(["1", "1", "2", "3", "3"]);
  });

  it("end with a write of a table that they were read from, or of one that is not known", async () => {
    const { bus, kept } = open();
    const read = (key: string, tables?: ReadonlySet<string>) =>
      kept.share(1, key, async () => ({
        answer: new CachedResponse(Buffer.from(key)),
        ...(tables && { tables }),
      }));
    const listKept = () => ["courses", "blog", "unknown"].filter((key) => kept.find(1, key));
    const readAll = async () => {
      await read("courses", new Set(["Course", "Category"]));
      await read("blog", new Set(["BlogPost"]));
      await read("unknown");
    };
    await readAll();
    expect(listKept()).toEqual(["courses", "blog", "unknown"]);
    bus.publish("contentWritten", { organizationId: 1, tables: ["Category", "Job"] });
    expect(listKept()).toEqual(["blog"]);
    await readAll();
    bus.publish("contentWritten", { organizationId: 1 });
    expect(listKept()).toEqual([]);
  });

  it("are not cached when any write came while they were made", async () => {
    const { bus, kept } = open();
    await kept.share(1, "a", async () => {
      bus.publish("contentWritten", { organizationId: 1, tables: ["Job"] });
      return { answer: new CachedResponse(Buffer.from("a")), tables: new Set(["Course"]) };
    });
    expect(kept.find(1, "a")).toBeUndefined();
  });

  it("end with a change of their tenant, and with no other's", async () => {
    const { ask, changed } = open();
    await ask(1, "a");
    changed(2);
    expect(await ask(1, "a")).toBe("1");
    changed(1);
    expect(await ask(1, "a")).toBe("2");
  });

  it("are made once for simultaneous requests", async () => {
    const { ask } = open();
    const { until, release } = held();
    const asked = Array.from({ length: 50 }, () => ask(1, "a", until));
    release();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(["1"]));
  });

  it("are not kept when something changed while they were made, nor given to who asks after it", async () => {
    const { ask, changed, memory } = open();
    const { until, release } = held();
    const early = ask(1, "a", until);
    changed(1);
    const late = ask(1, "a");
    release();
    expect([await early, await late]).toEqual(["1", "2"]);
    expect(await ask(1, "a")).toBe("2");
    changed(1);
    expect(memory.bytes).toBe(0);
  });

  it("end all with a gap on the bus, and with a change of any organization", async () => {
    const { ask, bus, memory } = open();
    await ask(1, "a");
    await ask(2, "a");
    bus.tellGap();
    expect(memory.bytes).toBe(0);
    expect(await ask(1, "a")).toBe("3");
    bus.publish("organizationChanged", { organizationId: 2 });
    expect(await ask(1, "a")).toBe("4");
  });

  it("are neither given nor kept nor shared while other gateways are not heard", async () => {
    const { ask, state } = open();
    await ask(1, "a");
    state.hears = false;
    expect([await ask(1, "a"), await ask(1, "a")]).toEqual(["2", "3"]);
    const { until, release } = held();
    const both = [ask(1, "b", until), ask(1, "b", until)];
    release();
    expect(await Promise.all(both)).toEqual(["4", "5"]);
  });

  it("are not kept when other gateways stop being heard while they are made", async () => {
    const { ask, bus, state } = open();
    const { until, release } = held();
    const early = ask(1, "a", until);
    state.hears = false;
    state.hears = true;
    bus.tellGap();
    release();
    expect([await early, await ask(1, "a")]).toEqual(["1", "2"]);
  });

  it("end after five seconds from when they were begun", async () => {
    const { ask, state } = open();
    await ask(1, "a");
    state.now = 4_999;
    expect(await ask(1, "a")).toBe("1");
    state.now = 5_000;
    expect(await ask(1, "a")).toBe("2");
  });

  it("are compressed once for all callers", async () => {
    const answer = new CachedResponse(Buffer.from("x".repeat(2_000)));
    expect(await answer.in("gzip")).toBe(await answer.in("gzip"));
    expect((await answer.in("br")).length).toBeLessThan(100);
  });

  it("are not kept when they failed", async () => {
    const { kept, ask } = open();
    const failing = kept.share(1, "a", async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await ask(1, "a")).toBe("1");
  });

  it("never take more than their bytes, and those asked for last stay", async () => {
    const key = fc.record({
      organizationId: fc.integer({ min: 1, max: 3 }),
      key: fc.string({ maxLength: 40 }),
    });
    const step = fc.oneof(
      { weight: 6, arbitrary: key.map((asked) => ({ asked })) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }).map((changed) => ({ changed })) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { ask, changed, kept, memory } = open({ bytes: 5_000 });
        for (const item of steps) {
          if ("changed" in item) changed(item.changed);
          else {
            const { organizationId, key } = item.asked;
            const answer = await ask(organizationId, key);
            expect(kept.find(organizationId, key)?.body.toString()).toBe(answer);
          }
          expect(memory.bytes).toBeLessThanOrEqual(5_000);
        }
        for (const organizationId of [1, 2, 3]) changed(organizationId);
        expect(memory.bytes).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});
