import type { BusTopic } from "../bus/events";
import type { Prisma } from "../database/generated/prisma/client";
import type { Gateway } from "../gateway";

/** A list of staff's that many commands change: a subscription field without content, after which the list is read again. */
export interface LiveList {
  /** The name of the subscription field. */
  field: string;
  /** When the field says something. */
  description: string;
  topics: readonly BusTopic[];
}

/** What each gateway does by itself for as long as it runs. */
export interface RecurringJob {
  /** Its name in the metrics. */
  name: string;
  /** The pause between two rounds, in milliseconds. */
  every: number;
  round: (gateway: Gateway) => Promise<void>;
}

/** What a domain tells the rest of the gateway about itself; its `index.ts` exports it. */
export interface DomainManifest {
  /**
   * Tables that visitors are never shown, and that are written too often to drop their kept answers for. A test reads
   * everything that visitors can and finds none of them. A table that is not named is taken to be shown.
   */
  hiddenTables?: readonly Prisma.ModelName[];
  liveLists?: readonly LiveList[];
  /** The events after which staff's dashboard is read again. */
  dashboardTopics?: readonly BusTopic[];
  jobs?: readonly RecurringJob[];
}
