import type { Gateway } from "./gateway";
import { manifests } from "./schema/manifests";

/** Starts the recurring work of each gateway. */
export function startRecurringJobs(gateway: Gateway): void {
  for (const { name, every, round } of manifests.flatMap(({ jobs = [] }) => jobs))
    void gateway.jobs.repeat(name, every, () => round(gateway));
}
