import type { RecurringTask } from "#gateway/graphql/manifest";
import { sealNote, toNote } from "./notedSealRules";
import { sealHistory } from "./sealCommands";

/**
 * Seals the entries that were committed since the last round. The log notes each chain's last seal: what is cut off a
 * chain's end cannot be told from the database alone.
 */
export const sealTask: RecurringTask = {
  name: "sealHistory",
  every: 5_000,
  async round({ lookups, tenantClient, bus, log }) {
    for (const organizationId of await lookups.listUnsealed()) {
      const last = await sealHistory(tenantClient(organizationId), organizationId);
      log.info(toNote({ organizationId, ...last }), sealNote);
      bus.publish("historyChanged", { organizationId });
    }
  },
};
