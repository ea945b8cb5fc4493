import { CalendarPlus, Pencil, Printer } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router";
import type { PlanHead_batchCourse$key } from "../../../../__generated__/PlanHead_batchCourse.graphql";
import { formatDate } from "../../../../formats/dates";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { Button } from "../../../../ui/Button";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { Card } from "../../../../ui/Card";
import { PageHeader } from "../../../../ui/PageHeader";
import { ProgressBar } from "../../../../ui/ProgressBar";
import { tabClass, tabListClass } from "../../../../ui/Tabs";
import { CalendarAddress } from "./CalendarAddress";
import { parsePlan, planSearch } from "./planAddress";

/** Whose plan it is, how much of the course is planned, and the two views of it. */
export function PlanHead({ batchCourse: key }: { batchCourse: PlanHead_batchCourse$key }) {
  const course = useFragment(
    graphql`
      fragment PlanHead_batchCourse on BatchCourse {
        batchId
        courseId
        startDate
        endDate
        canPlan
        planEnabled
        locked
        noOfTopics
        plannedTopics
        plannedPercentage
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
  const { batchId, courseId, plannedPercentage, plannedTopics, noOfTopics } = course;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={`${course.batch.name}, ${formatDate(course.startDate)} to ${formatDate(course.endDate)}`}
        actions={
          <>
            {course.canPlan && (
              <ButtonLink
                variant="primary"
                icon={<Pencil />}
                to={`/admin/batches/${batchId}/courses/${courseId}/plan/edit`}
              >
                Edit plan
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
      <Card className="mb-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="text-sm text-soft">
            <strong className="text-lg font-semibold text-ink tabular-nums">{plannedPercentage}%</strong>{" "}
            planned: {plannedTopics} of {noOfTopics} topics
          </p>
          <ProgressBar
            label="Planned topics"
            value={plannedPercentage}
            figure={false}
            className="min-w-40 flex-1"
          />
        </div>
        {!course.canPlan && (
          <p className="mt-2 text-sm text-muted">
            {course.locked
              ? "This course is locked: its plan can be read, but not changed."
              : !course.planEnabled && "This course has no plan."}
          </p>
        )}
      </Card>
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
