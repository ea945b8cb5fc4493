import type { Gateway } from "./gateway";
import { manifests } from "./schema/manifests";

/** Starts the recurring work of each gateway. */
export function startRecurringTasks(gateway: Gateway): void {
  for (const { name, every, round } of manifests.flatMap(({ recurring = [] }) => recurring))
    void gateway.tasks.repeat(name, every, () => round(gateway));
}
