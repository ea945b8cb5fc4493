import { CalendarPlus, ListChecks, Pencil, Printer } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { PlanHead_batchCourse$key } from "~/__generated__/PlanHead_batchCourse.graphql";
import { formatDate } from "~/formats/dates";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { tabClass, tabListClass } from "~/ui/tabClass";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { UnlockButton } from "../topics/UnlockButton";
import { CalendarAddress } from "./CalendarAddress";
import { PlanSummaryCard } from "./PlanSummaryCard";
import { parsePlan, planSearch } from "./planAddress";

interface Props {
  batchCourse: PlanHead_batchCourse$key;
  frame: BatchCourseFrame;
}

/** Whose plan it is, how much of the course is planned, and the two views of it. */
export function PlanHead({ batchCourse: key, frame }: Props) {
  const course = useFragment(
    graphql`
      fragment PlanHead_batchCourse on BatchCourse {
        batchId
        courseId
        startDate
        endDate
        locked
        canPlan
        canTick
        ...PlanSummaryCard_batchCourse
        course {
          id
          title
        }
        batch {
          id
          name
          ...CalendarAddress_batch
        }
      }
    `,
    key,
  );
  const [subscribing, setSubscribing] = useState(false);
  const title = `Plan - ${course.course.title}`;
  useScreenTitle(title);
  const here = `/admin/batches/${course.batchId}/courses/${course.courseId}`;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={`${course.batch.name}, ${formatDate(course.startDate)} to ${formatDate(course.endDate)}`}
        actions={
          <>
            {course.canPlan && (
              <ButtonLink variant="primary" icon={<Pencil />} to={`${here}/plan/edit`}>
                Edit plan
              </ButtonLink>
            )}
            {course.locked && course.canTick && (
              <UnlockButton batchId={course.batchId} courseId={course.courseId} />
            )}
            {course.canTick && (
              <ButtonLink icon={<ListChecks />} to={here}>
                Tick topics
              </ButtonLink>
            )}
            <Button icon={<CalendarPlus />} onClick={() => setSubscribing(true)}>
              Calendar address
            </Button>
            <Button icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <PlanSummaryCard batchCourse={course} frame={frame} />
      <Views />
      <CalendarAddress batch={course.batch} open={subscribing} onClose={() => setSubscribing(false)} />
    </>
  );
}

function Views() {
  const { search } = useLocation();
  const address = parsePlan(search);
  return (
    <nav aria-label="Views of the plan" className={`${tabListClass} mb-5`}>
      {(["list", "calendar"] as const).map((view) => (
        <Link
          key={view}
          to={{ search: planSearch({ ...address, view }) }}
          replace
          preventScrollReset
          aria-current={address.view === view ? "page" : undefined}
          className={tabClass(address.view === view)}
        >
          {view === "list" ? "List" : "Calendar"}
        </Link>
      ))}
    </nav>
  );
}
