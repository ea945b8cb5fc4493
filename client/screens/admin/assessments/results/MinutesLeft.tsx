import { useEffect, useState } from "react";

const beat = 1_000;

/** The seconds since a part of the screen appeared. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed((performance.now() - start) / 1_000), beat);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}

function Counting({ secondsLeft }: { secondsLeft: number }) {
  return Math.ceil(Math.max(0, secondsLeft - useElapsed()) / 60);
}

interface Props {
  /** By the server's clock when they were read; null without a limit. */
  secondsLeft: number | null | undefined;
  /** When the time runs out: it tells later readings of as many seconds apart. */
  dueAt: string | null | undefined;
}

/** The minutes that an attempt has left, counted down here between two readings. */
export function MinutesLeft({ secondsLeft, dueAt }: Props) {
  if (typeof secondsLeft !== "number") return "No limit";
  return <Counting key={`${dueAt} ${secondsLeft}`} secondsLeft={secondsLeft} />;
}
