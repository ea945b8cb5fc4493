import type { RecurringTask } from "#gateway/graphql/manifest";
import { tellOfLateTopics } from "./lateNoticeCommands";

/** Notifies trainers once a day of late topics; several gateways and restarts send nothing twice. */
export const lateTask: RecurringTask = {
  name: "tellOfLateTopics",
  every: 15 * 60_000,
  round: tellOfLateTopics,
};
