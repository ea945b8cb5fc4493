import { type ClassCalendar, classDays, type Day } from "#gateway/domains/batchTopics/dayContract";

interface Completed {
  readonly completedDate: string | null | undefined;
}

/** A class day, and what the batch completed on it. */
export interface ActivityDay<Topic> {
  day: Day;
  topics: Topic[];
}

interface Span extends ClassCalendar {
  startDate: Day;
  endDate: Day;
  today: Day;
}

/** The class days of a span up to today, the latest first, each with its topics; and what was completed on other days. */
export function activityDays<Topic extends Completed>(topics: readonly Topic[], span: Span) {
  const last = span.today < span.endDate ? span.today : span.endDate;
  const days = classDays(span, span.startDate, last).reverse();
  const known = new Set(days);
  const on = (day: Day) => topics.filter(({ completedDate }) => completedDate === day);
  const elsewhere = topics.filter(({ completedDate }) => completedDate && !known.has(completedDate));
  const otherDays = [...new Set(elsewhere.map(({ completedDate }) => completedDate ?? ""))].sort().reverse();
  const dayOf = (day: Day): ActivityDay<Topic> => ({ day, topics: on(day) });
  return { days: days.map(dayOf), otherDays: otherDays.map(dayOf) };
}
