import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTick } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { Ambient } from "#gateway/database/ambient";

describe("an ambient value", () => {
  it("is seen by the work below and by what it awaits, and by nothing else", async () => {
    const ambient = new Ambient<string>();
    const seen: (string | undefined)[] = [];
    const read = async () => {
      await nextTick();
      seen.push(ambient.read());
    };
    await Promise.all([ambient.run("one", read), ambient.run("two", read), read()]);
    expect(new Set(seen)).toEqual(new Set(["one", "two", undefined]));
    expect(ambient.read()).toBeUndefined();
  });

  it("stays with work that goes on while other work ends", async () => {
    const ambient = new Ambient<string>();
    const long = ambient.run("long", async () => {
      await nextTick();
      await nextTick();
      return ambient.read();
    });
    await ambient.run("short", async () => undefined);
    await expect(long).resolves.toBe("long");
  });

  it("is hidden from work that leaves it, and seen again after", () => {
    const ambient = new Ambient<string>();
    const seen = ambient.run("one", () => [ambient.exit(() => ambient.read()), ambient.read()]);
    expect(seen).toEqual([undefined, "one"]);
  });

  it("is off when no work runs, also after work that failed", async () => {
    const disabled = vi.spyOn(AsyncLocalStorage.prototype, "disable");
    const ambient = new Ambient<string>();
    const failing = ambient.run("one", async () => {
      await nextTick();
      throw new Error("failed");
    });
    expect(() =>
      ambient.run("two", () => {
        throw new Error("failed at once");
      }),
    ).toThrow("failed at once");
    expect(disabled).not.toHaveBeenCalled();
    await expect(failing).rejects.toThrow("failed");
    expect(disabled).toHaveBeenCalledOnce();
    expect(ambient.run("three", () => ambient.read())).toBe("three");
    disabled.mockRestore();
  });
});
