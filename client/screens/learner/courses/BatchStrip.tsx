import { CalendarPlus, Video } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BatchStrip_batches$key } from "~/__generated__/BatchStrip_batches.graphql";
import { meetingAddress } from "~/formats/addresses";
import { formatDate, formatDayMonth } from "~/formats/dates";
import { formatTimings } from "~/formats/ranges";
import { classNames } from "~/ui/classNames";
import { NewTabLink } from "~/ui/NewTabLink";
import { stateBadge } from "~/ui/stateBadge";
import { useSoughtPlace } from "../useSoughtPlace";

/** The DOM id of a batch, used as the address's fragment by the gateway's `batchPath`. */
const batchAnchor = (id: number): string => `batch-${id}`;

/** The learner's batches with their schedules and links; nothing without batches. */
export function BatchStrip({ batches: key }: { batches: BatchStrip_batches$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment BatchStrip_batches on QueryMyBatchesConnection {
        nodes {
          id
          databaseId
          name
          status
          startDate
          endDate
          startTime
          endTime
          meetingLink
          calendarPath
          today
          nextTopics { id topicName plannedDate }
          nextHolidays { id day endDay name }
        }
      }
    `,
    key,
  );
  const sought = useSoughtPlace();
  if (nodes.length === 0) return null;
  return (
    <section aria-labelledby="my-batches" className="mt-10">
      <h2 id="my-batches" className="mb-3 text-base font-semibold text-ink">
        My batches
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {nodes.map((batch) => (
          <li
            key={batch.id}
            id={batchAnchor(batch.databaseId)}
            className={classNames(
              "min-w-0 scroll-mt-24 rounded-lg border border-line bg-surface p-4 shadow-rest",
              sought === batchAnchor(batch.databaseId) && "outline-2 outline-offset-2 outline-brand",
            )}
          >
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-sm font-semibold wrap-anywhere text-ink">{batch.name}</h3>
              <StatusBadge state={batch.status} />
            </div>
            <p className="mt-1.5 text-xs text-muted tabular-nums">
              {formatDate(batch.startDate)} to {formatDate(batch.endDate)}
              {batch.startTime && batch.endTime && <>, {formatTimings(batch.startTime, batch.endTime)}</>}
            </p>
            <TopicDays
              title="Overdue"
              topics={batch.nextTopics.filter(({ plannedDate }) => isPast(plannedDate, batch.today))}
            />
            <TopicDays
              title="Next topics"
              topics={batch.nextTopics.filter(({ plannedDate }) => !isPast(plannedDate, batch.today))}
            />
            <NoClasses holidays={batch.nextHolidays} />
            <div className="flex flex-wrap gap-x-5">
              <MeetingLink name={batch.name} link={batch.meetingLink} />
              <CalendarLink name={batch.name} path={batch.calendarPath} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The state of a batch, in a learner's words. */
const StatusBadge = stateBadge(
  {
    SCHEDULED: "Upcoming",
    IN_PROGRESS: "Ongoing",
    COMPLETED: "Completed",
    CANCELLED: "Cancelled",
    POSTPONED: "Postponed",
    HOLD: "On hold",
  },
  {
    SCHEDULED: "info",
    IN_PROGRESS: "success",
    COMPLETED: "neutral",
    CANCELLED: "danger",
    POSTPONED: "warning",
    HOLD: "warning",
  },
);

function MeetingLink({ name, link }: { name: string; link: string | null | undefined }) {
  const address = meetingAddress(link);
  if (address === null) return null;
  return (
    <NewTabLink
      href={address}
      className="touch mt-2 inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-brand-ink hover:underline"
    >
      <Video aria-hidden className="size-4" />
      Join class
      <span className="sr-only">of {name} (opens in a new tab)</span>
    </NewTabLink>
  );
}

interface NextTopic {
  readonly id: string;
  readonly topicName: string;
  readonly plannedDate: string | null | undefined;
}

/** Whether a day is before today; days are texts such as '2026-11-22'. */
const isPast = (day: string | null | undefined, today: string): boolean => day != null && day < today;

function TopicDays({ title, topics }: { title: string; topics: readonly NextTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2.5 text-xs">
      <h4 className="font-medium text-muted">{title}</h4>
      <ol className="mt-1 grid gap-1">
        {topics.map(({ id, topicName, plannedDate }) => (
          <li key={id} className="flex items-baseline gap-2.5 text-soft">
            <span className="w-12 shrink-0 text-muted tabular-nums">{formatDayMonth(plannedDate)}</span>
            <span className="min-w-0 wrap-anywhere">{topicName}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Holiday {
  readonly id: string;
  readonly day: string;
  readonly endDay: string;
  readonly name: string;
}

/** The upcoming holidays, on which the batch has no class. */
function NoClasses({ holidays }: { holidays: readonly Holiday[] }) {
  if (holidays.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2.5 text-xs">
      <h4 className="font-medium text-muted">No class</h4>
      <ol className="mt-1 grid gap-1">
        {holidays.map(({ id, day, endDay, name }) => (
          <li key={id} className="flex items-baseline gap-2.5 text-soft">
            <span className="min-w-12 shrink-0 text-muted tabular-nums">
              {formatDayMonth(day)}
              {endDay !== day && `–${formatDayMonth(endDay)}`}
            </span>
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Adds the batch's classes to the learner's calendar application, which follows every change of the plan. */
function CalendarLink({ name, path }: { name: string; path: string | null | undefined }) {
  if (!path) return null;
  return (
    <a
      href={new URL(path, window.location.origin).href.replace(/^https?:/, "webcal:")}
      className="touch mt-2 inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-brand-ink hover:underline"
    >
      <CalendarPlus aria-hidden className="size-4" />
      Follow in calendar
      <span className="sr-only">, the classes of {name}</span>
    </a>
  );
}
