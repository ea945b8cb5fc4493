import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useWatching } from "~/lesson/useWatching";
import type { WatchedRange } from "~/lesson/watchedRanges";

it("a player reports that it begins, and what was watched when it pauses", async () => {
  const reports: (readonly WatchedRange[])[] = [];
  const report = async (ranges: readonly WatchedRange[]) => {
    reports.push(ranges);
    return true;
  };
  const { result } = renderHook(() => useWatching({ position: 0, report }));
  const player = document.createElement("video");
  Object.defineProperty(player, "paused", { value: false });
  const stop = result.current(player);
  const playAt = (second: number) => {
    player.currentTime = second;
    player.dispatchEvent(new Event("timeupdate"));
  };
  await act(async () => {
    player.dispatchEvent(new Event("play"));
    for (const second of [0, 1, 2, 3]) playAt(second);
    player.dispatchEvent(new Event("pause"));
  });
  expect(reports).toEqual([[], [[0, 3]]]);
  stop();
});
