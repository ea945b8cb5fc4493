import { ListChecks } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { OwnClasses_query$key } from "~/__generated__/OwnClasses_query.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatTime } from "~/formats/dates";
import { topicNoun } from "~/formats/nouns";
import { describeOwnClassTime, formatClassTime } from "~/formats/ranges";
import { MeetingLink } from "~/layout/MeetingLink";
import { figureAddresses } from "~/lists/figures";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { AttentionList, Lateness } from "./AttentionList";

interface OwnClass {
  readonly uid: string;
  readonly startTime: string | null | undefined;
  readonly endTime: string | null | undefined;
  readonly batchId: number;
  readonly batchName: string;
  readonly courseId: number | null | undefined;
  readonly courseTitle: string | null | undefined;
  readonly meetingLink: string | null | undefined;
  readonly topics: readonly { readonly name: string; readonly isDone: boolean }[];
}

/** The classes that the viewer trains today, and the topics that are late there; nothing for others. */
export function OwnClasses({ query: key, trainerId }: { query: OwnClasses_query$key; trainerId: number }) {
  const { myClasses, ownLate } = useFragment(
    graphql`
      fragment OwnClasses_query on Query {
        myClasses(days: 1) {
          uid
          startTime
          endTime
          batchId
          batchName
          courseId
          courseTitle
          meetingLink
          isTrainer
          topics { name isDone }
        }
        ownLate: lateTopics(first: 5, trainerId: $viewerId) @include(if: $seesBatches) {
          totalCount
          nodes { id batchId courseId batchName courseTitle topicName plannedDate daysLate }
        }
      }
    `,
    key,
  );
  const classes = myClasses.filter(({ isTrainer }) => isTrainer);
  const late = ownLate ?? { totalCount: 0, nodes: [] };
  if (classes.length === 0 && late.totalCount === 0) return null;
  const rows = late.nodes.map(({ id, topicName, batchId, courseId, batchName, courseTitle, ...delay }) => ({
    key: id,
    to: `/admin/batches/${batchId}/courses/${courseId}`,
    label: topicName,
    note: `${batchName} · ${courseTitle}`,
    aside: <Lateness {...delay} />,
  }));
  return (
    <section aria-labelledby="own-classes" className="mb-8">
      <h2 id="own-classes" className="mb-3 text-sm font-semibold text-ink">
        Your day
      </h2>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <ClassList classes={classes} />
        <AttentionList
          title="To complete"
          tone="danger"
          count={late.totalCount}
          settled="No topic of your courses is late."
          all={figureAddresses.lateTopicsOf(trainerId)}
          rows={rows}
        />
      </div>
    </section>
  );
}

function ClassList({ classes }: { classes: readonly OwnClass[] }) {
  return (
    <Card title="Your classes today">
      {classes.length === 0 && <p className="text-sm text-muted">You have no class today.</p>}
      <ul className="grid grid-cols-1 gap-4">
        {classes.map((ownClass) => (
          <ClassRow key={ownClass.uid} {...ownClass} />
        ))}
      </ul>
    </Card>
  );
}

/** A class with its topics, which are completed on the course's screen, and the way to its plan. */
function ClassRow(ownClass: OwnClass) {
  const { startTime, endTime, batchId, batchName, courseId, courseTitle, meetingLink, topics } = ownClass;
  const batch = `/admin/batches/${batchId}`;
  const course = `${batch}/courses/${courseId}`;
  const ownTime = startTime ? describeOwnClassTime(startTime) : null;
  const done = topics.filter(({ isDone }) => isDone).length;
  return (
    <li className="flex gap-4 text-sm">
      <span className="w-11 shrink-0 pt-px font-medium text-ink tabular-nums">
        {startTime ? formatClassTime(startTime) : "–"}
        {endTime && <span className="block text-xs font-normal text-muted">{formatTime(endTime)}</span>}
      </span>
      <div className="min-w-0 flex-1">
        <Link to={courseId ? course : batch} className="block truncate font-medium text-ink hover:underline">
          {batchName}
        </Link>
        <p className="text-xs text-muted">{courseTitle ?? "Nothing planned for today"}</p>
        {ownTime && <p className="text-xs text-muted tabular-nums">{ownTime}</p>}
        {topics.length > 0 && (
          <p className="mt-1 text-xs text-soft">
            {topics.map(({ name }) => name).join(", ")}
            <span className="text-muted">
              {" "}
              ({done} of {formatQuantity(topics.length, topicNoun)} completed)
            </span>
          </p>
        )}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ButtonLink
            size="sm"
            icon={<ListChecks />}
            to={courseId ? `${course}/plan` : `${batch}/courses`}
            aria-label={`Plan of ${courseTitle ?? batchName}`}
          >
            Plan
          </ButtonLink>
          {meetingLink && <MeetingLink link={meetingLink} owner={batchName} />}
        </div>
      </div>
    </li>
  );
}
