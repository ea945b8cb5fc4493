import type { Bus } from "#gateway/bus/bus";
import { abortion } from "./runnerCommands";

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

/**
 * Follows a run for as long as somebody looks at it. When one follower leaves, on whichever gateway, the others say that
 * they are still there. Answers the function that ends it.
 */
export function follow(bus: Bus, key: RunKey): () => void {
  const stay = () => bus.publish("generationFollowed", { ...key, followed: true });
  stay();
  const stop = bus.subscribe("generationFollowed", ({ runId, followed }) => {
    // In a moment of its own: the run hears first that somebody left, and then that somebody stayed.
    if (runId === key.runId && !followed) queueMicrotask(stay);
  });
  return () => {
    stop();
    bus.publish("generationFollowed", { ...key, followed: false });
  };
}
