import { weekdaysIn } from "../batches/contract";
import { type ClassCalendar, classDays } from "../batchTopics/dayContract";
import { type Day, maxDay } from "../dayContract";

/** When the classes of a batch course are; times are HH:mm:ss, null when unset. */
export interface Timetable extends ClassCalendar {
  startDate: Day;
  endDate: Day;
  startTime: string | null;
  endTime: string | null;
}

/** Whether two series of classes overlap. Without times they never do. */
export function isSameTime(one: Timetable, other: Timetable): boolean {
  if (!one.startTime || !one.endTime || !other.startTime || !other.endTime) return false;
  if (one.startTime >= other.endTime || other.startTime >= one.endTime) return false;
  const both = weekdaysIn(one.classDays.filter((weekday) => other.classDays.includes(weekday)));
  const last = one.endDate < other.endDate ? one.endDate : other.endDate;
  return classDays({ ...one, classDays: both }, maxDay(one.startDate, other.startDate), last).length > 0;
}
