import { Clock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatCountdown } from "~/formats/countdown";
import { classNames } from "~/ui/classNames";
import { type Tone, toneTints } from "~/ui/tones";
import { announcementFor, type ServerClock } from "./serverClock";

const beat = 250;
const askAgain = 1000;

function getTone(seconds: number): Tone {
  if (seconds <= 60) return "danger";
  return seconds <= 300 ? "warning" : "neutral";
}

/** The seconds left, counted down by this browser between the server's updates. */
function useSecondsLeft(clock: ServerClock): number {
  const [left, setLeft] = useState(() => clock.left());
  useEffect(() => {
    const timer = setInterval(() => setLeft(clock.left()), beat);
    return () => clearInterval(timer);
  }, [clock]);
  return left;
}

/** The last announcement. */
function useAnnouncement(left: number): string {
  const before = useRef(left);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const text = announcementFor(before.current, left);
    before.current = left;
    if (text) setSaid(text);
  }, [left]);
  return said;
}

/** Asks the server, with retries: its clock may be slightly behind, or it may be unreachable. */
function useTimeUp(isUp: boolean, onTimeUp: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isUp) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async () => {
      over = (await onTimeUp()) || over;
      if (!over) timer = setTimeout(ask, askAgain);
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [isUp, onTimeUp]);
}

interface TimerProps {
  clock: ServerClock;
  /** Returns whether the server confirms it. */
  onTimeUp: () => Promise<boolean>;
}

/** The time left, announced only at five minutes and at one minute. */
export function Timer({ clock, onTimeUp }: TimerProps) {
  const left = useSecondsLeft(clock);
  const said = useAnnouncement(left);
  useTimeUp(left === 0, onTimeUp);
  if (!Number.isFinite(left)) return <p className="text-sm text-muted">No time limit</p>;
  return (
    <>
      <p
        role="timer"
        aria-live="off"
        className={classNames(
          "inline-flex h-9 items-center gap-2 rounded-md border px-3 text-sm font-medium tabular-nums",
          toneTints[getTone(left)],
        )}
      >
        <Clock aria-hidden className="size-4" />
        {left === 0 ? "Time is up" : `${formatCountdown(left)} left`}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
