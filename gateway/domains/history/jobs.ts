import type { RecurringTask } from "#gateway/graphql/manifest";
import { sealHistory } from "./sealCommands";

/** Seals the entries that were committed since the last round. */
export const sealTask: RecurringTask = {
  name: "sealHistory",
  every: 5_000,
  async round({ lookups, tenantClient, bus }) {
    for (const organizationId of await lookups.listUnsealed()) {
      await sealHistory(tenantClient(organizationId), organizationId);
      bus.publish("historyChanged", { organizationId });
    }
  },
};
