import { beforeEach, describe, expect, it, vi } from "vitest";
import { createOptimisticQueue } from "~/relay/optimisticQueue";
import type { SaveOutcome } from "~/relay/saveState";

/** A server whose responses the test gives, and a screen that shows optimistic values. */
function start() {
  const queue = createOptimisticQueue<boolean>({ fallback: "Broken" });
  const sent: boolean[] = [];
  const waiting: ((answer: SaveOutcome) => void)[] = [];
  const shown: boolean[] = [];
  const refused: string[] = [];
  const click = (checked: boolean) =>
    queue.put({
      key: "topic",
      value: checked,
      show() {
        shown.push(checked);
        return { dispose: () => shown.splice(shown.indexOf(checked), 1) };
      },
      send(value) {
        sent.push(value);
        return new Promise((resolve) => waiting.push(resolve));
      },
      onRefused: (reason) => refused.push(reason),
    });
  const answer = async (given: SaveOutcome) => {
    waiting.shift()?.(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, click, answer, sent, shown, refused, state: () => queue.progress.read().get("topic") };
}

beforeEach(() => {
  vi.useFakeTimers();
});
describe("the queue of saves", () => {
  it("shows a click at once and lets it go when it is saved", async () => {
    const { click, answer, shown, state } = start();
    click(true);
    expect(shown).toEqual([true]);
    expect(state()).toEqual({ state: "saving", reason: null });
    await answer({ kind: "saved" });
    expect(shown).toEqual([]);
    expect(state()).toBeUndefined();
  });

  it("sends one request at a time, and settles on the last click", async () => {
    const { click, answer, sent, shown } = start();
    click(true);
    click(false);
    click(true);
    click(false);
    expect(sent).toEqual([true]);
    expect(shown).toEqual([false]);
    await answer({ kind: "saved" });
    expect(sent).toEqual([true, false]);
    await answer({ kind: "saved" });
    expect(sent).toEqual([true, false]);
    expect(shown).toEqual([]);
  });

  it("takes a refused click back and keeps the reason until the next click", async () => {
    const { click, answer, shown, refused, state } = start();
    click(true);
    await answer({ kind: "refused", reason: "The course is over" });
    expect(shown).toEqual([]);
    expect(state()).toEqual({ state: "refused", reason: "The course is over" });
    expect(refused).toEqual(["The course is over"]);
    click(true);
    expect(state()).toEqual({ state: "saving", reason: null });
  });

  it("keeps what cannot be sent, tries again by itself, and at once when told", async () => {
    const { queue, click, answer, sent, shown, state } = start();
    click(true);
    await answer({ kind: "unreachable" });
    expect(state()).toEqual({ state: "unreachable", reason: null });
    expect(shown).toEqual([true]);
    expect(queue.isWaiting()).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([true, true]);
    await answer({ kind: "unreachable" });
    click(false);
    expect(sent).toHaveLength(2);
    queue.retry();
    expect(sent).toEqual([true, true, false]);
    await answer({ kind: "saved" });
    expect(queue.isWaiting()).toBe(false);
    expect(shown).toEqual([]);
  });

  it("takes a click back whose sending throws, and sends the next one", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const { queue, sent, click, answer, state } = start();
    const broken = { key: "topic", value: true, show: () => ({ dispose: () => undefined }) };
    queue.put({ ...broken, send: () => Promise.reject(new Error("broken")) });
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual({ state: "failed", reason: "Broken" });
    expect(reported).toHaveBeenCalledTimes(1);
    click(true);
    await answer({ kind: "saved" });
    expect([sent, state()]).toEqual([[true], undefined]);
  });

  it("saves values of any kind, and says after how many lost attempts", async () => {
    const queue = createOptimisticQueue<{ date: string }>({ fallback: "Broken" });
    const sent: [string, number][] = [];
    let isUp = false;
    const put = (date: string) =>
      queue.put({
        key: "topic",
        value: { date },
        show: () => ({ dispose: () => undefined }),
        async send(value, failures) {
          sent.push([value.date, failures]);
          return isUp ? { kind: "saved" } : { kind: "unreachable" };
        },
      });
    put("Monday");
    await vi.advanceTimersByTimeAsync(0);
    put("Tuesday");
    isUp = true;
    queue.retry();
    await vi.advanceTimersByTimeAsync(0);
    put("Tuesday");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([
      ["Monday", 0],
      ["Tuesday", 1],
      ["Tuesday", 0],
    ]);
    expect(queue.progress.read().size).toBe(0);
  });

  it("forgets everything when someone else signs in", async () => {
    const { queue, click, answer, shown, state } = start();
    click(true);
    queue.clear();
    expect(shown).toEqual([]);
    await answer({ kind: "refused", reason: "Too late" });
    expect(state()).toBeUndefined();
  });
});
