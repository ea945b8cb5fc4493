import type { RecurringTask } from "#gateway/graphql/manifest";
import { tellOfDueAssignments } from "./dueCommands";
import { openAssignments } from "./openCommands";

/** Opens what was given for later; several gateways open it once. */
export const openTask: RecurringTask = { name: "openAssignments", every: 60_000, round: openAssignments };

/** Tells learners of what is due within two days; several gateways and restarts tell them no second time. */
export const dueTask: RecurringTask = {
  name: "tellOfDueAssignments",
  every: 15 * 60_000,
  round: tellOfDueAssignments,
};
