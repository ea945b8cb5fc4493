import type { RecurringTask } from "#gateway/graphql/manifest";
import { minuteMs } from "../durationContract";
import { tellOfDueAssignments } from "./dueCommands";
import { openAssignments } from "./openCommands";

/** Opens assignments given for a later time; several gateways open each once. */
export const openTask: RecurringTask = { name: "openAssignments", every: minuteMs, round: openAssignments };

/** Notifies learners of assignments due within two days; several gateways and restarts send nothing twice. */
export const dueTask: RecurringTask = {
  name: "tellOfDueAssignments",
  every: 15 * minuteMs,
  round: tellOfDueAssignments,
};
