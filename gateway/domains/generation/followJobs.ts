import type { Bus } from "#gateway/bus/bus";
import { abortion } from "./runnerCommands";

interface RunKey {
  organizationId: number;
  runId: number;
}

/** Milliseconds that a run continues without followers; a reload of the screen takes less. */
const patience = 900;

/**
 * Ends a run when it is cancelled, on any gateway, or when its last follower has left. A run that never had a
 * follower continues. Returns the function that unsubscribes.
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

/**
 * Follows a run while a screen shows it. When one follower leaves, on any gateway, the others report that
 * they are still there. Returns the function that ends it.
 */
export function follow(bus: Bus, key: RunKey): () => void {
  const stay = () => bus.publish("generationFollowed", { ...key, followed: true });
  stay();
  const stop = bus.subscribe("generationFollowed", ({ runId, followed }) => {
    // In a microtask: the run must learn first that a follower left, and then that another stays.
    if (runId === key.runId && !followed) queueMicrotask(stay);
  });
  return () => {
    stop();
    bus.publish("generationFollowed", { ...key, followed: false });
  };
}
