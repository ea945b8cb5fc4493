import type { RecurringTask } from "#gateway/graphql/manifest";
import { minuteMs } from "../durationContract";
import { tellOfLateTopics } from "./lateNoticeCommands";

/** Notifies trainers once a day of late topics; several gateways and restarts send nothing twice. */
export const lateTask: RecurringTask = {
  name: "tellOfLateTopics",
  every: 15 * minuteMs,
  round: tellOfLateTopics,
};
