import { classDays, type Day } from "#gateway/domains/batchTopics/dayContract";
import { classDaysLeft, daysLate, isOpen } from "#gateway/domains/batchTopics/planContract";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";

interface Topic {
  readonly topicName: string;
  readonly status: string;
  readonly plannedDate: string | null | undefined;
}

/** Where a plan stands on a day. */
export interface PlanSummary {
  completed: number;
  /** Planned for today or later, and not done. */
  coming: number;
  late: number;
  /** Neither planned nor done. */
  open: number;
  /** The next day with topics that are not done, and their names. */
  next: { day: Day; topics: string[] } | null;
  /** The last day that topics are planned for, and how many class days of the course come after it. */
  last: { day: Day; spare: number } | null;
  /** The class days from today to the end of the course. */
  daysLeft: number;
}

type Frame = Pick<BatchCourseFrame, "startDate" | "endDate" | "today" | "classDays" | "holidays">;

/** Says where a plan stands: what is done, late and to come, which class is next, and how much room is left. */
export function summarizePlan(topics: readonly Topic[], frame: Frame): PlanSummary {
  const { today, endDate } = frame;
  const known = topics.map(({ topicName, status, plannedDate }, topicId) => ({
    ...{ topicId, topicName, plannedDate: plannedDate ?? null },
    status: status === "COMPLETED" ? ("COMPLETED" as const) : ("PENDING" as const),
  }));
  const coming = known.filter(
    ({ status, plannedDate }) => status === "PENDING" && plannedDate !== null && plannedDate >= today,
  );
  const days = (of: typeof known) => of.flatMap(({ plannedDate }) => plannedDate ?? []).sort();
  const nextDay = days(coming)[0];
  const lastDay = days(known).at(-1);
  const isNext = ({ plannedDate }: { plannedDate: Day | null }) => plannedDate === nextDay;
  return {
    completed: known.filter(({ status }) => status === "COMPLETED").length,
    coming: coming.length,
    late: known.filter((topic) => daysLate(topic, today) > 0).length,
    open: known.filter(isOpen).length,
    next:
      nextDay === undefined
        ? null
        : { day: nextDay, topics: coming.filter(isNext).map(({ topicName }) => topicName) },
    last:
      lastDay === undefined
        ? null
        : {
            day: lastDay,
            spare: classDays(frame, lastDay, endDate).filter((day) => day > lastDay).length,
          },
    daysLeft: classDaysLeft(frame, today).length,
  };
}
