import type { RecurringTask } from "#gateway/graphql/manifest";
import { defineJob } from "#gateway/jobs/handler";
import { minuteMs } from "../durationContract";
import { enqueueStaleTexts, renderTexts } from "./renderCommands";

/** Renders the texts of a tenant that were saved before the present renderer. */
export const renderJob = defineJob("texts.render", {}, renderTexts);

/** Finds texts to render: those of an update, and those that an older gateway has saved during one. */
export const staleTask: RecurringTask = {
  name: "findStaleTexts",
  every: 10 * minuteMs,
  round: enqueueStaleTexts,
};
