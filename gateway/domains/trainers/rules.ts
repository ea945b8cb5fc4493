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
export function isSameTime(left: Timetable, right: Timetable): boolean {
  if (!left.startTime || !left.endTime || !right.startTime || !right.endTime) return false;
  if (left.startTime >= right.endTime || right.startTime >= left.endTime) return false;
  const both = weekdaysIn(left.classDays.filter((weekday) => right.classDays.includes(weekday)));
  const last = left.endDate < right.endDate ? left.endDate : right.endDate;
  return classDays({ ...left, classDays: both }, maxDay(left.startDate, right.startDate), last).length > 0;
}
