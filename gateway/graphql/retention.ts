import type { Config } from "../config";
import type { TenantClient } from "../database/tenantClient";
import type { RecurringTask } from "./manifest";

const day = 24 * 3_600_000;

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
  every: day,
  async round({ tenants, tenantClient, clock, config }) {
    const before = new Date(clock().getTime() - config.keeping[setting] * day);
    for (const { id } of await tenants.list()) await deleteOld(tenantClient(id), before);
  },
});
