// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkConnection, untilReached, useIsAway, useReached } from "~/relay/connection";

let isUp = true;
/** Whether the network swallows what is asked. */
let isSilent = false;
let questions = 0;
const reached = vi.fn();

function Probe() {
  useReached(reached);
  return <p>{useIsAway() ? "away" : "here"}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fireEvent = (name: "offline" | "online") => act(async () => void window.dispatchEvent(new Event(name)));

beforeEach(() => {
  isUp = true;
  questions = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_address: string, { signal }: { signal: AbortSignal }) => {
    questions += 1;
    if (isSilent)
      await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    if (!isUp) throw new TypeError("Failed to fetch");
    return new Response();
  });
  render(<Probe />);
});

afterEach(async () => {
  isUp = true;
  await act(checkConnection);
  reached.mockClear();
});

describe("the connection", () => {
  it("is lost when the browser says so, and back when the server responds", async () => {
    isUp = false;
    await fireEvent("offline");
    expect(screen.getByText("away")).toBeTruthy();
    isUp = true;
    await fireEvent("online");
    expect(screen.getByText("here")).toBeTruthy();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it("is looked for soon again when the browser is back online, however often that failed before", async () => {
    isUp = false;
    await fireEvent("offline");
    for (let check = 0; check < 5; check += 1) await act(checkConnection);
    await fireEvent("online");
    isUp = true;
    await pass(4_000);
    expect(screen.getByText("here")).toBeTruthy();
  });

  it("is lost only when the server itself does not answer after a failed request", async () => {
    await act(checkConnection);
    expect(screen.getByText("here")).toBeTruthy();
    isUp = false;
    await act(checkConnection);
    expect(screen.getByText("away")).toBeTruthy();
  });

  it("is asked for again by itself, more and more seldom, until it is back", async () => {
    isUp = false;
    await act(checkConnection);
    await pass(60_000);
    expect(questions).toBeLessThan(8);
    isUp = true;
    await pass(30_000);
    expect(screen.getByText("here")).toBeTruthy();
    const asked = questions;
    await pass(60_000);
    expect(questions).toBe(asked);
  });

  it("is not waited for on a network that swallows what is asked, once the browser finds another", async () => {
    isSilent = true;
    await fireEvent("offline");
    expect(screen.getByText("away")).toBeTruthy();
    isSilent = false;
    await fireEvent("online");
    await pass(0);
    expect(screen.getByText("here")).toBeTruthy();
  });

  it("is waited for by what has to be sent again", async () => {
    isUp = false;
    let isSent = false;
    const sending = untilReached(0).then(() => {
      isSent = true;
    });
    await pass(10_000);
    expect(isSent).toBe(false);
    isUp = true;
    await fireEvent("online");
    await sending;
    expect(isSent).toBe(true);
  });

  it("is retried at growing intervals of at most half a minute while requests fail but the server responds", async () => {
    const waits: number[] = [];
    for (const failures of [0, 1, 2, 5, 50]) {
      const started = Date.now();
      let isOver = false;
      void untilReached(failures).then(() => {
        isOver = true;
      });
      while (!isOver) await pass(100);
      waits.push(Date.now() - started);
    }
    expect(waits[0]).toBeGreaterThanOrEqual(1_000);
    expect(waits.slice(0, 4)).toEqual([...waits.slice(0, 4)].sort((left, right) => left - right));
    expect(Math.min(...waits.slice(3))).toBeGreaterThan(14_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_200);
  });
});
