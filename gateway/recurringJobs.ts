import { endOrphans, orphanInterval } from "./domains/generation/jobs";
import type { Gateway } from "./gateway";

/** Starts what each gateway does by itself for as long as it runs. */
export function startRecurringJobs({ jobs, lookups, bus, clock }: Gateway): void {
  void jobs.repeat("endOrphans", orphanInterval, () => endOrphans({ lookups, bus, clock }));
}
