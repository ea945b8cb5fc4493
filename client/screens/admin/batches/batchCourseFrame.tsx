import { ListTodo } from "lucide-react";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { ClassCalendar, Day, Holidays } from "#gateway/domains/batchTopics/dayContract";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

/** The batch course around the topics: where they belong, between and on which days, and what the viewer may do. */
export interface BatchCourseFrame extends ClassCalendar {
  /** Its id in the store. */
  id: string;
  batchId: number;
  courseId: number;
  startDate: Day;
  endDate: Day;
  today: Day;
  canPlan: boolean;
  canTick: boolean;
}

interface Read extends Omit<BatchCourseFrame, keyof ClassCalendar> {
  readonly batch: { readonly classDays: readonly string[] };
}

/** The frame of a batch course as a query reads it. */
export function toBatchCourseFrame({ batch, ...course }: Read, holidays: Holidays): BatchCourseFrame {
  const { id, batchId, courseId, startDate, endDate, today, canPlan, canTick } = course;
  const classDays = weekdaysIn(batch.classDays);
  return { id, batchId, courseId, startDate, endDate, today, classDays, holidays, canPlan, canTick };
}

/** A course without an outline: there is nothing to plan or to tick yet. */
export function NoTopics({ courseId }: { courseId: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ListTodo />}
        title="This course has no modules yet"
        action={
          <ButtonLink variant="primary" to={`/admin/courses/${courseId}/curriculum`}>
            Write the curriculum
          </ButtonLink>
        }
      >
        Its topics are ticked and planned here, once they are written.
      </EmptyState>
    </Card>
  );
}
