import type { Gateway } from "./gateway";
import { manifests } from "./schema/manifests";

/** Starts what each gateway does by itself for as long as it runs. */
export function startRecurringJobs(gateway: Gateway): void {
  for (const { name, every, round } of manifests.flatMap(({ jobs = [] }) => jobs))
    void gateway.jobs.repeat(name, every, () => round(gateway));
}
