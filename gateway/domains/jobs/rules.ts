import type { JobState } from "./contract";

interface JobTimes {
  lockedUntil: Date | null;
  failedAt: Date | null;
}

/** Returns the state of a job. One whose lease has ended waits: its worker is gone. */
export function getJobState({ lockedUntil, failedAt }: JobTimes, now: Date): JobState {
  if (failedAt) return "FAILED";
  return lockedUntil && lockedUntil >= now ? "RUNNING" : "WAITING";
}

/** Filters jobs in a state; all without one. */
export function jobFilter(state: JobState | null | undefined, now: Date) {
  if (!state) return {};
  if (state === "FAILED") return { failedAt: { not: null } };
  if (state === "RUNNING") return { failedAt: null, lockedUntil: { gte: now } };
  return { failedAt: null, OR: [{ lockedUntil: null }, { lockedUntil: { lt: now } }] };
}
