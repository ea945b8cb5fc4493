import type { Bus } from "../../bus/bus";
import { abortion } from "./runner";

interface RunKey {
  organizationId: number;
  runId: number;
}

/** For how long a run goes on when nobody follows it any more; a reload of the screen is back before. */
const patience = 900;

/**
 * Ends a run when it is cancelled, on whichever gateway, or when its last follower has left. A run that nobody ever
 * followed goes on. Answers the function that stops listening.
 */
export function endWhenUnwanted(bus: Bus, key: RunKey, controller: AbortController): () => void {
  let leaving: NodeJS.Timeout | undefined;
  const isOwn = ({ organizationId, runId }: RunKey) =>
    organizationId === key.organizationId && runId === key.runId;
  const stops = [
    bus.subscribe("generationCancelled", (event) => {
      if (isOwn(event)) controller.abort(abortion.cancelled);
    }),
    bus.subscribe("generationFollowed", (event) => {
      if (!isOwn(event)) return;
      clearTimeout(leaving);
      if (!event.followed) leaving = setTimeout(() => controller.abort(abortion.abandoned), patience);
    }),
  ];
  return () => {
    clearTimeout(leaving);
    for (const stop of stops) stop();
  };
}
