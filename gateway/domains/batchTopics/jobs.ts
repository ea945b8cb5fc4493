import type { RecurringTask } from "#gateway/graphql/manifest";
import { tellOfLateTopics } from "./lateNoticeCommands";

/** Tells trainers once a day of late topics; several gateways and restarts tell them no second time. */
export const lateTask: RecurringTask = {
  name: "tellOfLateTopics",
  every: 15 * 60_000,
  round: tellOfLateTopics,
};
