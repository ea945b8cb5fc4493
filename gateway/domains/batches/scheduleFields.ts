import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { loadHolidays } from "../holidays/HolidayDays";
import { Batch } from "./Batch";
import { computeSchedule, type ScheduleFigures } from "./scheduleContract";
import {
  getSchedule,
  readCompletionDays,
  type StoredSchedule,
  scheduleColumns,
  shownSchedule,
} from "./scheduleLoaders";

const BatchSchedule = builder.objectRef<ScheduleFigures>("BatchSchedule").implement({
  description: "What the dates, times, class days and completions of a batch add up to.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    duration: t.exposeInt("duration", { description: "Minutes from the start to the end of a class." }),
    noOfDays: t.exposeInt("noOfDays", { description: "The class days from the first day to the last." }),
    totalHours: t.exposeFloat("totalHours", { description: "Hours of all class days." }),
    completedHours: t.exposeFloat("completedHours", {
      description: "Hours of the class days on which a topic was completed.",
    }),
  }),
});

async function computedOf(batch: StoredSchedule, context: Context): Promise<ScheduleFigures> {
  const [completedOn, holidays] = await Promise.all([
    context.loaders.load(readCompletionDays, batch.id),
    loadHolidays(context),
  ]);
  return computeSchedule(getSchedule(batch, holidays.days), completedOn ?? [], batch);
}

/** The figures that do not depend on completions. */
async function shownOf(batch: StoredSchedule, context: Context): Promise<ScheduleFigures> {
  const { days: holidays } = await loadHolidays(context);
  return shownSchedule(batch, { holidays, completedOn: [] });
}

builder.prismaObjectFields(Batch, (t) => ({
  duration: t.int({
    description: "Minutes of one class: computed, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) => (await shownOf(batch, context)).duration,
  }),
  noOfDays: t.int({
    description: "The number of class days: computed, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) => (await shownOf(batch, context)).noOfDays,
  }),
  totalHours: t.float({
    description: "Hours of all classes: computed, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) => (await shownOf(batch, context)).totalHours,
  }),
  completedHours: t.float({
    description: "Hours that were taught: computed from completed topics, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) =>
      batch.completedHours || (await computedOf(batch, context)).completedHours,
  }),
  computedSchedule: t.field({
    type: BatchSchedule,
    description: "What duration, days and hours are where nothing overrides them.",
    select: scheduleColumns,
    resolve: (batch, _args, context) => computedOf(batch, context),
  }),
}));
