import { describe, expect, it } from "vitest";
import { PrintedCache } from "#gateway/pdf/PrintedCache";

/** Draws documents of a length, and counts how often. */
function openDrawing(length: number) {
  const drawing = {
    count: 0,
    async draw() {
      drawing.count += 1;
      return Buffer.alloc(length, drawing.count);
    },
  };
  return drawing;
}

describe("PrintedCache", () => {
  it("draws once for many who ask at once", async () => {
    const cache = new PrintedCache(100);
    const drawing = openDrawing(10);
    const read = await Promise.all(Array.from({ length: 12 }, () => cache.read("a", "1", drawing.draw)));
    expect([drawing.count, new Set(read).size]).toEqual([1, 1]);
  });

  it("draws a changed document anew", async () => {
    const cache = new PrintedCache(100);
    const drawing = openDrawing(10);
    await cache.read("a", "1", drawing.draw);
    const changed = await cache.read("a", "2", drawing.draw);
    expect([drawing.count, changed[0]]).toEqual([2, 2]);
  });

  it("drops those that were used longest ago", async () => {
    const cache = new PrintedCache(25);
    const drawing = openDrawing(10);
    for (const key of ["a", "b", "a", "c", "a", "b"]) await cache.read(key, "1", drawing.draw);
    expect(drawing.count).toBe(4);
  });

  it("tries again after a failure", async () => {
    const cache = new PrintedCache(25);
    const drawing = openDrawing(10);
    await expect(cache.read("a", "1", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await cache.read("a", "1", drawing.draw);
    expect(drawing.count).toBe(1);
  });
});
