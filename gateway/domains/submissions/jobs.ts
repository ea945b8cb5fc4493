import type { RecurringTask } from "#gateway/graphql/manifest";
import { minuteMs } from "../durationContract";
import { handInOverdueDrafts, remindOfDrafts } from "./dueDraftCommands";

/** Reminds learners of drafts that are due soon; several gateways and restarts send nothing twice. */
export const remindTask: RecurringTask = { name: "remindOfDrafts", every: minuteMs, round: remindOfDrafts };

/** Hands in drafts that stood when they were due; several gateways hand in each once. */
export const overdueTask: RecurringTask = {
  name: "handInOverdueDrafts",
  every: minuteMs,
  round: handInOverdueDrafts,
};
