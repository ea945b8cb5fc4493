import { ListTodo, TriangleAlert } from "lucide-react";
import { graphql } from "react-relay";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { ClassCalendar } from "#gateway/domains/batchTopics/dayContract";
import type { Day } from "#gateway/domains/dayContract";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import type { useHolidays_query$key } from "~/__generated__/useHolidays_query.graphql";
import { formatTopicDate } from "~/formats/dates";
import { formatDaysLate } from "~/formats/daysLate";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { EmptyCard } from "~/ui/EmptyCard";

/** The batch course that topics belong to: its dates and class days, and the viewer's permissions. */
export interface BatchCourseContext extends ClassCalendar {
  /** The id in the store. */
  id: string;
  batchId: number;
  courseId: number;
  startDate: Day;
  endDate: Day;
  today: Day;
  canPlan: boolean;
  canComplete: boolean;
}

graphql`
  fragment batchCourseContext_key on BatchCourse {
    id
    batchId
    courseId
    course { id title }
  }
`;

graphql`
  fragment batchCourseContext_query on Query {
    ...useHolidays_query
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseContext_key @relay(mask: false)
      startDate
      endDate
      today
      canPlan
      canComplete
      batch { id name classDays }
    }
  }
`;

interface Read extends Omit<BatchCourseContext, keyof ClassCalendar> {
  readonly batch: { readonly classDays: readonly string[] };
}

type Response = useHolidays_query$key & { readonly batchCourse: Read };

/** Returns the context of the batch course of a query that selects `...batchCourseContext_query @relay(mask: false)`. */
export function useBatchCourseContext(response: Response): BatchCourseContext {
  const holidays = useHolidays(response);
  const { batch, ...course } = response.batchCourse;
  const { id, batchId, courseId, startDate, endDate, today, canPlan, canComplete } = course;
  const classDays = weekdaysIn(batch.classDays);
  return { id, batchId, courseId, startDate, endDate, today, classDays, holidays, canPlan, canComplete };
}

/** Shown for a course without an outline, which has nothing to plan or complete. */
export function NoTopics({ courseId }: { courseId: number }) {
  return (
    <EmptyCard
      icon={<ListTodo />}
      title="This course has no modules yet"
      link={{ label: "Write the curriculum", to: `/admin/courses/${courseId}/curriculum` }}
    >
      Once the course has topics, you can plan and complete them here.
    </EmptyCard>
  );
}

/** Returns why there is no class on a day: its holiday, or its weekday. */
export function whyNoClass({ holidays }: ClassCalendar, day: Day): string {
  const name = holidays.get(day);
  return name === undefined ? "no class day" : holidayMessages.noClass(name);
}

interface PlannedDayProps {
  plannedDate: string | null | undefined;
  daysLate: number;
  /** The holidays. */
  context: Pick<BatchCourseContext, "classDays" | "holidays">;
  isDone: boolean;
}

/** A planned date, with its holiday; red with the number of days if the topic is late. */
export function PlannedDay({ plannedDate, daysLate, context, isDone }: PlannedDayProps) {
  if (!plannedDate) return <span className="text-muted">Not planned</span>;
  const isOnHoliday = !isDone && context.holidays.has(plannedDate);
  return (
    <>
      <LateDay plannedDate={plannedDate} daysLate={daysLate} />
      {isOnHoliday && (
        <span className="block text-xs font-medium whitespace-normal text-warning-ink">
          {whyNoClass(context, plannedDate)}
        </span>
      )}
    </>
  );
}

function LateDay({ plannedDate, daysLate }: { plannedDate: string; daysLate: number }) {
  if (daysLate === 0) return <span className="tabular-nums">{formatTopicDate(plannedDate)}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 font-medium text-danger-ink tabular-nums">
      {formatTopicDate(plannedDate)}
      <span className="inline-flex items-center gap-1 text-xs">
        <TriangleAlert aria-hidden className="size-3.5" />
        {formatDaysLate(daysLate)}
      </span>
    </span>
  );
}
