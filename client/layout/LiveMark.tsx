import { useEffect } from "react";
import { whenIdle } from "./prefetch";
import type { EarlyActs } from "./repeatEarly";

async function repeat(acts: EarlyActs): Promise<void> {
  if (acts.size > 0) (await import("./repeatEarly")).repeatEarly(acts);
}

/** Marks the page as live, for tests and for `early.js`, which then hands over what was done to the page before. */
function markLive(): void {
  document.documentElement.dataset["live"] = "";
  dispatchEvent(new CustomEvent("live", { detail: repeat }));
}

/** Rendered beside the screens; once they have nothing left to do, the page is live. */
export function LiveMark(): null {
  useEffect(() => void whenIdle(markLive, { timeout: 1_000 }), []);
  return null;
}
