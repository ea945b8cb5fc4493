// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import document, { type CourseScreenQuery } from "~/__generated__/CourseScreenQuery.graphql";
import { resetEnvironment } from "~/relay/environment";
import { preload } from "~/relay/preload";
import { countReader } from "~/relay/queryReaders";

const load = () => preload<CourseScreenQuery>(document, { address: "X" });

it("releases each query that failed, and keeps the one that a screen shows", async () => {
  vi.useFakeTimers();
  resetEnvironment();
  const repair = scriptGateway({ courseByAddress: null }).breakDown();
  const tries = [];
  for (let count = 0; count < 3; count += 1) {
    tries.push(load());
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(tries.map(({ getFailure }) => getFailure()?.name)).toEqual(Array(3).fill("RequestError"));
  repair();
  const shown = load();
  tries.push(shown);
  countReader(shown.query, 1);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(tries.map(({ query }) => query.isDisposed)).toEqual([true, true, true, false]);
});

it("releases what was overtaken before a screen showed it, from the server or from the store", async () => {
  vi.useFakeTimers();
  resetEnvironment();
  const gateway = scriptGateway({ courseByAddress: null });
  const answer = gateway.hold();
  const overtaken = [load()];
  await vi.advanceTimersByTimeAsync(100_000);
  // While it loads, its screen may still come.
  expect(overtaken.map(({ query }) => query.isDisposed)).toEqual([false]);
  answer();
  await vi.advanceTimersByTimeAsync(1_000);
  overtaken.push(load());
  expect(gateway.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(overtaken.map(({ query }) => query.isDisposed)).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(overtaken.map(({ query }) => query.isDisposed)).toEqual([true, true]);
});

it("refreshes what the store has, and nothing else", async () => {
  vi.useFakeTimers();
  resetEnvironment();
  const gateway = scriptGateway({ courseByAddress: null });
  const first = load();
  expect(first.refresh).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  const second = load();
  expect(gateway.asked).toHaveLength(1);
  const stop = second.refresh?.(() => expect.unreachable());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gateway.asked).toHaveLength(2);
  stop?.();
  expect([first, second].map(({ query }) => query.isDisposed)).toEqual([false, false]);
});
