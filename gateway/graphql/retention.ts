import type { Config } from "../config";
import type { TenantClient } from "../database/tenantClient";
import { dayMs } from "../domains/durationContract";
import type { RecurringTask } from "./manifest";

interface Retention {
  /** The task's name in the metrics. */
  name: string;
  /** The setting with the number of days. */
  setting: keyof Config["keeping"];
  deleteOld: (db: TenantClient, before: Date) => Promise<void>;
}

/** A task that deletes a domain's old rows once a day, in every organization. */
export const retentionTask = ({ name, setting, deleteOld }: Retention): RecurringTask => ({
  name,
  every: dayMs,
  async round({ tenants, tenantClient, clock, config }) {
    const before = new Date(clock().getTime() - config.keeping[setting] * dayMs);
    for (const { id } of await tenants.list()) await deleteOld(tenantClient(id), before);
  },
});
