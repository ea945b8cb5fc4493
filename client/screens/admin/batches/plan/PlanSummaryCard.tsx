import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { classDays } from "#gateway/domains/batchTopics/dayContract";
import { classDaysLeft, daysLate, isOpen } from "#gateway/domains/batchTopics/planContract";
import { formatCount } from "#gateway/domains/countTextContract";
import type { Day } from "#gateway/domains/dayContract";
import type { PlanSummaryCard_batchCourse$key } from "~/__generated__/PlanSummaryCard_batchCourse.graphql";
import { formatQuantity } from "~/formats/counts";
import { dayInWords } from "~/formats/months";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { type Tone, toneFills } from "~/ui/tones";
import type { BatchCourseContext } from "../batchCourseContext";
import { type PlanRowTopic, readPlan } from "../planTopics";

/** The state of a plan on a day. */
interface PlanSummary {
  completed: number;
  /** Planned for today or later, and not completed. */
  coming: number;
  late: number;
  /** Neither planned nor completed. */
  open: number;
  /** The next day with uncompleted topics, and their names. */
  next: { day: Day; topics: string[] } | null;
  /** The last planned day, and the number of class days of the course after it. */
  last: { day: Day; spare: number } | null;
  /** The class days from today to the end of the course. */
  daysLeft: number;
}

type NamedTopic = Pick<PlanRowTopic, "topicId" | "topicName" | "status" | "plannedDate">;

type Frame = Pick<BatchCourseContext, "startDate" | "endDate" | "today" | "classDays" | "holidays">;

/** Summarizes a plan: completed, late and upcoming topics, the next class and the remaining class days. */
export function summarizePlan(topics: readonly NamedTopic[], context: Frame): PlanSummary {
  const { today, endDate } = context;
  const coming = topics.filter(
    ({ status, plannedDate }) => status === "PENDING" && plannedDate !== null && plannedDate >= today,
  );
  const days = (planned: readonly NamedTopic[]) =>
    planned.flatMap(({ plannedDate }) => plannedDate ?? []).sort();
  const nextDay = days(coming)[0];
  const lastDay = days(topics).at(-1);
  const isNext = ({ plannedDate }: { plannedDate: Day | null }) => plannedDate === nextDay;
  return {
    completed: topics.filter(({ status }) => status === "COMPLETED").length,
    coming: coming.length,
    late: topics.filter((topic) => daysLate(topic, today) > 0).length,
    open: topics.filter(isOpen).length,
    next:
      nextDay === undefined
        ? null
        : { day: nextDay, topics: coming.filter(isNext).map(({ topicName }) => topicName) },
    last:
      lastDay === undefined
        ? null
        : {
            day: lastDay,
            spare: classDays(context, lastDay, endDate).filter((day) => day > lastDay).length,
          },
    daysLeft: classDaysLeft(context, today).length,
  };
}

interface Props {
  batchCourse: PlanSummaryCard_batchCourse$key;
  context: BatchCourseContext;
}

const classDay = { one: "class day", many: "class days" };

/** The state of the plan today: planned, completed and late topics, the next class and the remaining class days. */
export function PlanSummaryCard({ batchCourse: key, context }: Props) {
  const course = useFragment(
    graphql`
      fragment PlanSummaryCard_batchCourse on BatchCourse {
        locked
        planEnabled
        canPlan
        noOfTopics
        plannedTopics
        plannedPercentage
        ...planTopics_batchCourse
      }
    `,
    key,
  );
  const { locked, planEnabled, canPlan, ...stats } = course;
  const standing = summarizePlan(readPlan(course), context);
  return (
    <Card className="mb-5">
      <p className="text-sm text-soft">
        <strong className="text-lg font-semibold text-ink tabular-nums">{stats.plannedPercentage}%</strong>{" "}
        planned: {stats.plannedTopics} of {stats.noOfTopics} topics
      </p>
      {stats.noOfTopics > 0 && <Shares standing={standing} />}
      {stats.noOfTopics > 0 && <Facts standing={standing} context={context} />}
      {!canPlan && (
        <p className="mt-4 border-t border-line pt-3 text-sm text-muted">
          {locked
            ? "This course is locked. Unlock it to change its plan."
            : !planEnabled && "Planning is turned off for this course."}
        </p>
      )}
    </Card>
  );
}

const shares: readonly { part: "completed" | "coming" | "late" | "open"; label: string; tone: Tone }[] = [
  { part: "completed", label: "Completed", tone: "success" },
  { part: "late", label: "Late", tone: "danger" },
  { part: "coming", label: "Upcoming", tone: "brand" },
  { part: "open", label: "Not planned", tone: "neutral" },
];

function Shares({ standing }: { standing: PlanSummary }) {
  const known = shares.filter(({ part }) => standing[part] > 0);
  return (
    <>
      <div aria-hidden className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-full print:hidden">
        {known.map(({ part, tone }) => (
          <div
            key={part}
            className={classNames("min-w-1 transition-[flex-grow]", toneFills[tone])}
            style={{ flexGrow: standing[part] }}
          />
        ))}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        {known.map(({ part, label, tone }) => (
          <li key={part} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={classNames("size-2 rounded-full print:hidden", toneFills[tone])} />
            {label}{" "}
            <strong className="font-semibold text-ink tabular-nums">{formatCount(standing[part])}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ standing, context }: { standing: PlanSummary; context: BatchCourseContext }) {
  const { next, last, daysLeft } = standing;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 *:first:col-span-2 lg:*:first:col-span-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Fact term="Next class" note={next ? next.topics.join(", ") : "Nothing is planned from today on"}>
        {next && (next.day === context.today ? `Today, ${dayInWords(next.day)}` : dayInWords(next.day))}
      </Fact>
      <Fact term="Planned until" note={last && spareInWords(last.spare)}>
        {last && dayInWords(last.day)}
      </Fact>
      <Fact term="Class days left" note={openInWords(standing)}>
        {formatCount(daysLeft)}
      </Fact>
    </dl>
  );
}

const spareInWords = (spare: number): string =>
  spare === 0 ? "No class days to spare" : `${formatQuantity(spare, classDay)} before the end of the course`;

function openInWords({ open, late }: PlanSummary): string {
  const waiting = open + late;
  return waiting === 0 ? "All topics have a date" : `For ${waiting} late or unplanned`;
}

function Fact({ term, note, children }: { term: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-0.5 text-sm font-medium text-ink tabular-nums">{children || "–"}</dd>
      {note && <dd className="mt-0.5 line-clamp-2 text-xs wrap-anywhere text-muted">{note}</dd>}
    </div>
  );
}
