// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { beforeEach, expect, it, vi } from "vitest";
import document, { type CourseScreenQuery } from "~/__generated__/CourseScreenQuery.graphql";
import { useRereadAt } from "~/relay/useRereadAt";

const reads: number[] = [];
const environment = new Environment({
  network: Network.create(async () => {
    reads.push(Date.now());
    return { data: { courseByAddress: null } };
  }),
  store: new Store(new RecordSource()),
});

function Screen({ moment }: { moment: number }) {
  useRereadAt(document, moment);
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(moment: number) {
  const query = loadQuery<CourseScreenQuery>(environment, document, { address: "X" });
  const Component = () => <Screen moment={moment} />;
  const route = { path: "/", loader: () => ({ query }), Component, HydrateFallback: () => null };
  const shown = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([route])} />
    </RelayEnvironmentProvider>,
  );
  await pass(0);
  reads.length = 0;
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

it("reads at the moment, then ever more seldom, until the screen is left", async () => {
  const start = Date.now();
  const { unmount } = await open(start + 60_000);
  await pass(59_000);
  expect(reads).toEqual([]);
  await pass(300_000);
  const pauses = reads.map((read, at) => read - (reads[at - 1] ?? start));
  expect(pauses.slice(0, 6)).toEqual([60_000, 1_500, 3_000, 6_000, 12_000, 22_500]);
  expect(Math.max(...pauses.slice(1))).toBe(22_500);
  unmount();
  const before = reads.length;
  await pass(300_000);
  expect(reads).toHaveLength(before);
});

it("spreads the reads of many screens", async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  await open(Date.now());
  await pass(1_000);
  const early = reads.length;
  vi.mocked(Math.random).mockReturnValue(1);
  await open(Date.now());
  await pass(1_000);
  expect([early, reads.length]).toEqual([2, 1]);
});
