import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import { loadHolidays } from "../holidays/HolidayDays";
import { Batch } from "./Batch";
import { computeSchedule, type ScheduleTotals } from "./scheduleContract";
import {
  getSchedule,
  readCompletionDays,
  type StoredSchedule,
  scheduleColumns,
  shownSchedule,
} from "./scheduleLoaders";

const BatchSchedule = valueType<ScheduleTotals>("BatchSchedule", {
  description: "Totals of a batch's dates, times, class days and completions.",
  readers: "signedIn",
  values: {
    duration: value("Int", "Minutes from the start to the end of a class."),
    noOfDays: value("Int", "Number of class days from the first day to the last."),
    totalHours: value("Float", "Hours of all class days."),
    completedHours: value("Float", "Hours of the class days on which a topic was completed."),
  },
});

async function readComputed(batch: StoredSchedule, context: Context): Promise<ScheduleTotals> {
  const [completedOn, holidays] = await Promise.all([
    context.loaders.load(readCompletionDays, batch.id),
    loadHolidays(context),
  ]);
  return computeSchedule(getSchedule(batch, holidays.days), completedOn ?? [], batch);
}

/** The totals that do not depend on completions. */
async function readShown(batch: StoredSchedule, context: Context): Promise<ScheduleTotals> {
  const { days: holidays } = await loadHolidays(context);
  return shownSchedule(batch, { holidays, completedOn: [] });
}

builder.prismaObjectFields(Batch, (t) => ({
  duration: t.int({
    description: "Minutes of one class: calculated, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) => (await readShown(batch, context)).duration,
  }),
  noOfDays: t.int({
    description: "Number of class days: calculated, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) => (await readShown(batch, context)).noOfDays,
  }),
  totalHours: t.float({
    description: "Hours of all classes: calculated, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) => (await readShown(batch, context)).totalHours,
  }),
  completedHours: t.float({
    description: "Hours taught: calculated from completed topics, unless overridden.",
    select: scheduleColumns,
    resolve: async (batch, _args, context) =>
      batch.completedHours || (await readComputed(batch, context)).completedHours,
  }),
  computedSchedule: t.field({
    type: BatchSchedule,
    description: "Duration, days and hours, as calculated without overrides.",
    select: scheduleColumns,
    resolve: (batch, _args, context) => readComputed(batch, context),
  }),
}));
