import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { addMoment, toReport, type WatchedRange } from "./watchedRanges";

/** How often the watched parts are reported while a video plays, in milliseconds. */
const reportEvery = 15_000;

interface WatchOptions {
  /** The learner's last position, in seconds; the player begins there. */
  position: number;
  /** Sends watched parts, none when the video begins to play; they are sent again with the next ones when it fails. */
  report: (ranges: readonly WatchedRange[]) => Promise<boolean>;
}

/** Starts where the learner was last, unless that is the video's end. */
function resume(player: HTMLMediaElement, position: number): void {
  const begin = () => {
    if (position > 0 && position < player.duration - 2) player.currentTime = position;
  };
  if (player.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
  else player.addEventListener("loadedmetadata", begin, { once: true });
}

/**
 * Follows a player: reports when it begins to play, what was watched every 15 seconds, and when it pauses, ends or
 * leaves the screen. The server counts the time between two reports, so the beginning is one too.
 */
export function useWatching({ position, report }: WatchOptions) {
  const unsent = useRef<readonly WatchedRange[]>([]);
  const send = useEffectEvent(async () => {
    const ranges = toReport(unsent.current);
    if (ranges.length === 0) return;
    const last = unsent.current.at(-1)?.[1] ?? 0;
    unsent.current = [[last, last]];
    if (!(await report(ranges))) unsent.current = [...ranges, ...unsent.current];
  });
  const start = useEffectEvent(() => void report([]));
  const begin = useEffectEvent((player: HTMLMediaElement) => resume(player, position));

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") void send();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      void send();
    };
  }, []);

  return useCallback((player: HTMLMediaElement) => {
    let reported = performance.now();
    const onPlay = () => {
      reported = performance.now();
      start();
    };
    const onTime = () => {
      if (player.paused || player.seeking) return;
      const moment = { at: player.currentTime, speed: player.playbackRate };
      unsent.current = addMoment(unsent.current, moment);
      if (performance.now() - reported < reportEvery) return;
      reported = performance.now();
      void send();
    };
    const onStop = () => void send();
    begin(player);
    player.addEventListener("play", onPlay);
    player.addEventListener("timeupdate", onTime);
    player.addEventListener("pause", onStop);
    player.addEventListener("ended", onStop);
    return () => {
      player.removeEventListener("play", onPlay);
      player.removeEventListener("timeupdate", onTime);
      player.removeEventListener("pause", onStop);
      player.removeEventListener("ended", onStop);
    };
  }, []);
}
