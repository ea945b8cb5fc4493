import { useEffect } from "react";

/** How soon and how near a further press is the second of a double click. */
const milliseconds = 400;
const pixels = 8;

/** A press without its event, which would keep a screen that has gone in memory. */
interface Press {
  x: number;
  y: number;
  time: number;
  detail: number;
  isTrusted: boolean;
}

let last: Press | undefined;

if (typeof document !== "undefined")
  document.addEventListener(
    "click",
    ({ clientX, clientY, timeStamp, detail, isTrusted }) => {
      last = { x: clientX, y: clientY, time: timeStamp, detail, isTrusted };
    },
    true,
  );

const kinds = ["pointerdown", "mousedown", "click"] as const;

/** Holds back the second press, if a first one has just happened. Presses by keys or by scripts don't count. */
function holdBack(): void {
  const first = last;
  if (!first?.isTrusted || first.detail === 0) return;
  const left = milliseconds - (performance.now() - first.time);
  if (left <= 0) return;
  const held = new AbortController();
  const stop = (event: MouseEvent) => {
    if (event.type === "click" && event.detail === 0) return;
    // A press elsewhere has ended the double click: what comes after it is meant, wherever it falls.
    if (Math.hypot(event.clientX - first.x, event.clientY - first.y) > pixels) return held.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of kinds) document.addEventListener(kind, stop, { capture: true, signal: held.signal });
  setTimeout(() => held.abort(), left);
}

/**
 * Keeps the second press of a double click from what has just appeared under it, such as a dialog's field, and from
 * what lay below when that has gone.
 */
export function useSecondPress(): void {
  useEffect(() => {
    holdBack();
    return holdBack;
  }, []);
}
