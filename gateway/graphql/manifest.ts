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

/** A domain's entries in the gateway's registries; its `index.ts` exports it. */
export interface DomainManifest {
  /**
   * Tables that visitors never see, and whose writes are too frequent to invalidate the visitors' cache. A test reads
   * everything that visitors can and finds none of them. A table that is not named is taken to be shown.
   */
  hiddenTables?: readonly Prisma.ModelName[];
  liveLists?: readonly LiveList[];
  /** The events after which staff's dashboard is read again. */
  dashboardTopics?: readonly BusTopic[];
  jobs?: readonly RecurringJob[];
}
