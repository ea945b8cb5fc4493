import type { Weekday } from "../batches/contract";
import { classDays } from "../batchTopics/dayContract";
import { type Day, maxDay } from "../dayContract";
import type { HolidayDays } from "./contract";

interface Meetings {
  /** The days of the week that a batch meets on. */
  classDays: readonly Weekday[];
  from: Day;
  to: Day;
}

const noHolidays = new Map<Day, string>();

/** The holidays between two days, both included, on which classes would otherwise take place. */
export const missedClasses = <Holiday extends HolidayDays>(
  holidays: readonly Holiday[],
  { classDays: on, from, to }: Meetings,
): Holiday[] =>
  holidays.filter(({ day, endDay }) => {
    const last = endDay < to ? endDay : to;
    return classDays({ classDays: on, holidays: noHolidays }, maxDay(day, from), last).length > 0;
  });
