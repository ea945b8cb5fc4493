import { CalendarPlus, ListChecks, Pencil, Printer, RefreshCw } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { isDay } from "#gateway/domains/dayTextContract";
import type { PlanHead_batchCourse$key } from "~/__generated__/PlanHead_batchCourse.graphql";
import type { PlanHeadCalendarAddress_batch$key } from "~/__generated__/PlanHeadCalendarAddress_batch.graphql";
import { renewBatchCalendar } from "~/commands/batchCourseCommands";
import { formatDateRange } from "~/formats/ranges";
import { ScreenHead } from "~/layout/ScreenHead";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { CopyButton } from "~/ui/CopyButton";
import { Dialog } from "~/ui/Dialog";
import { ReadOnlyInput } from "~/ui/ReadOnlyInput";
import { tabClass, tabListClass } from "~/ui/tabClass";
import type { BatchCourseContext } from "../batchCourseContext";
import { UnlockButton } from "./PlanObstacles";
import { PlanSummaryCard } from "./PlanSummaryCard";

/** The state of a plan's address: the view, and the month as YYYY-MM. */
interface PlanAddress {
  view: "list" | "calendar";
  month: string | null;
}

/** Parses a plan's query string; invalid values count as missing. */
export function parsePlan(search: string): PlanAddress {
  const parameters = new URLSearchParams(search);
  const month = parameters.get("month") ?? "";
  return {
    view: parameters.get("view") === "calendar" ? "calendar" : "list",
    month: isDay(`${month}-01`) ? month : null,
  };
}

/** Formats a plan's query string. */
export function planSearch({ view, month }: PlanAddress): string {
  const parameters = new URLSearchParams();
  if (view === "calendar") parameters.set("view", view);
  if (month) parameters.set("month", month);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

const renewAddress = { ...renewBatchCalendar, success: batchTopicMessages.calendarRenewed };

interface CalendarAddressProps {
  batch: PlanHeadCalendarAddress_batch$key;
  open: boolean;
  onClose: () => void;
}

/** The secret address by which calendar applications subscribe to the batch's classes. */
function CalendarAddress({ batch: key, open, onClose }: CalendarAddressProps) {
  const { databaseId, calendarPath } = useFragment(
    graphql`
      fragment PlanHeadCalendarAddress_batch on Batch {
        databaseId
        calendarPath
      }
    `,
    key,
  );
  const [make, making] = useMutation(renewBatchCalendar);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Calendar link"
      description="Add this address to a calendar app to see the batch's planned classes, always up to date."
    >
      {calendarPath ? (
        <Address batchId={databaseId} address={new URL(calendarPath, window.location.origin).href} />
      ) : (
        <div className="grid justify-items-start gap-3 text-sm text-soft">
          <p>This batch has no calendar link yet. Learners can use the link too.</p>
          <Button variant="primary" busy={making} onClick={() => void make({ batchId: databaseId })}>
            Create calendar link
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Address({ batchId, address }: { batchId: number; address: string }) {
  const [renew, renewing] = useMutation(renewAddress);
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid gap-4">
      <ReadOnlyInput
        label="Address"
        value={address}
        hint="Anyone with this address can see the classes. Renew it if it was shared by mistake."
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton variant="primary" text={address} copied="Address copied" noun="address">
          Copy address
        </CopyButton>
        <a
          href={address.replace(/^https?:/, "webcal:")}
          className="touch inline-flex h-9 items-center rounded-md px-3.5 text-sm font-medium text-soft hover:bg-hover hover:text-ink"
        >
          Open in a calendar app
        </a>
        <Button icon={<RefreshCw />} busy={renewing} onClick={() => setAsking(true)}>
          Renew
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Renew the calendar address?"
        message="Calendars with the old address stop updating and need the new one."
        confirmLabel="Reset link"
        onConfirm={() => {
          setAsking(false);
          void renew({ batchId });
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

interface Props {
  batchCourse: PlanHead_batchCourse$key;
  context: BatchCourseContext;
}

/** The head of a plan: batch, progress and the two views. */
export function PlanHead({ batchCourse: key, context }: Props) {
  const course = useFragment(
    graphql`
      fragment PlanHead_batchCourse on BatchCourse {
        batchId
        courseId
        startDate
        endDate
        locked
        canPlan
        canComplete
        ...PlanSummaryCard_batchCourse
        course { id title }
        batch { id name ...PlanHeadCalendarAddress_batch }
      }
    `,
    key,
  );
  const [subscribing, setSubscribing] = useState(false);
  const title = `Plan - ${course.course.title}`;
  const here = `/admin/batches/${course.batchId}/courses/${course.courseId}`;
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={
          <>
            {course.batch.name},{" "}
            <span className="whitespace-nowrap">{formatDateRange(course.startDate, course.endDate)}</span>
          </>
        }
        actions={
          <>
            {course.canPlan && (
              <ButtonLink variant="primary" icon={<Pencil />} to={`${here}/plan/edit`}>
                Edit plan
              </ButtonLink>
            )}
            {course.locked && course.canComplete && (
              <UnlockButton batchId={course.batchId} courseId={course.courseId} />
            )}
            {course.canComplete && (
              <ButtonLink icon={<ListChecks />} to={here}>
                Mark topics
              </ButtonLink>
            )}
            <Button icon={<CalendarPlus />} onClick={() => setSubscribing(true)}>
              Calendar link
            </Button>
            <Button icon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <PlanSummaryCard batchCourse={course} context={context} />
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
