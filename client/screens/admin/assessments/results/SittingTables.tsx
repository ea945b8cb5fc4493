import { Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { type AttemptEventName, attemptEventLabels } from "#gateway/domains/assessments/resultsContract";
import type {
  SittingTables_sittings$data,
  SittingTables_sittings$key,
} from "~/__generated__/SittingTables_sittings.graphql";
import { formatDateTime, formatTime } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import type { Column } from "~/ui/tableColumns";

const beat = 1_000;

/** The seconds since a part of the screen appeared. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed((performance.now() - start) / 1_000), beat);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}

function Counting({ secondsLeft }: { secondsLeft: number }) {
  return Math.ceil(Math.max(0, secondsLeft - useElapsed()) / 60);
}

interface MinutesProps {
  /** By the server's clock when they were read; null without a limit. */
  secondsLeft: number | null | undefined;
  /** When the time runs out: it tells later readings of as many seconds apart. */
  dueAt: string | null | undefined;
}

/** The minutes that an attempt has left, counted down here between two readings. */
function MinutesLeft({ secondsLeft, dueAt }: MinutesProps) {
  if (typeof secondsLeft !== "number") return "No limit";
  return <Counting key={`${dueAt} ${secondsLeft}`} secondsLeft={secondsLeft} />;
}

const fragment = graphql`
  fragment SittingTables_sittings on Sitting @relay(plural: true) {
    attemptId
    learnerName
    startedAt
    finishedAt
    dueAt
    secondsLeft
    atQuestion
    answeredCount
    questionCount
    points
    maxPoints
    score
    passed
    unmarkedCount
    isReleased
    isConnected
    events { kind question at }
  }
`;

type Sitting = SittingTables_sittings$data[number];

const noun = { one: "attempt", many: "attempts" } as const;
const getEventLabel = (kind: string) => attemptEventLabels[kind as AttemptEventName] ?? kind;

/** The events of an attempt, folded. They are shown without judgement. */
function Events({ events }: Pick<Sitting, "events">) {
  if (events.length === 0) return <span className="text-muted">–</span>;
  return (
    <details>
      <summary className="touch cursor-pointer">{`${events.length} logged`}</summary>
      <ul className="mt-1 grid gap-0.5 text-xs text-soft">
        {events.map(({ kind, question, at }) => (
          <li key={`${kind} ${at}`}>
            {`${formatTime(at)} ${getEventLabel(kind)}${question === null ? "" : `, question ${question}`}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

const learnerColumn: Column<Sitting> = {
  key: "learner",
  header: "Learner",
  rowHeader: true,
  cell: ({ learnerName }) => learnerName,
};
const eventsColumn: Column<Sitting> = {
  key: "events",
  header: "Log",
  cell: ({ events }) => <Events events={events} />,
};

const openColumns = (onAddMinutes: (attemptId: number) => void): Column<Sitting>[] => [
  learnerColumn,
  {
    key: "at",
    header: "Question",
    align: "end",
    cell: ({ atQuestion, questionCount }) => `${atQuestion} of ${questionCount}`,
  },
  { key: "answered", header: "Answered", align: "end", cell: ({ answeredCount }) => answeredCount },
  {
    key: "left",
    header: "Minutes left",
    align: "end",
    cell: ({ secondsLeft, dueAt }) => <MinutesLeft secondsLeft={secondsLeft} dueAt={dueAt} />,
  },
  {
    key: "connection",
    header: "Connection",
    cell: ({ isConnected }) => (
      <Badge tone={isConnected ? "success" : "warning"} icon={isConnected ? <Wifi /> : <WifiOff />}>
        {isConnected ? "Connected" : "Not connected"}
      </Badge>
    ),
  },
  eventsColumn,
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    tall: true,
    cell: ({ attemptId, learnerName, secondsLeft }) =>
      secondsLeft != null && (
        <Button
          size="sm"
          aria-label={`Add minutes for ${learnerName}`}
          onClick={() => onAddMinutes(attemptId)}
        >
          Add minutes
        </Button>
      ),
  },
];

function outcome({ unmarkedCount, passed, isReleased }: Sitting): string {
  if (unmarkedCount > 0) return `${unmarkedCount} to mark`;
  return `${passed ? "Passed" : "Not passed"}${isReleased ? "" : ", not released"}`;
}

const endedColumns: Column<Sitting>[] = [
  learnerColumn,
  {
    key: "finished",
    header: "Finished",
    cell: ({ finishedAt }) => formatDateTime(finishedAt),
  },
  {
    key: "points",
    header: "Marks",
    align: "end",
    cell: ({ points, maxPoints }) => `${points} of ${maxPoints}`,
  },
  {
    key: "score",
    header: "Score",
    align: "end",
    cell: ({ score }) => `${score}%`,
  },
  { key: "outcome", header: "Result", cell: outcome },
  eventsColumn,
];

interface Props {
  sittings: SittingTables_sittings$key;
  onAddMinutes: (attemptId: number) => void;
  /** The address of the marks of all attempts as CSV. */
  marksHref: string;
}

/** The attempts under way, and those that have ended. */
export function SittingTables({ sittings: key, onAddMinutes, marksHref }: Props) {
  const sittings = useFragment(fragment, key);
  const open = sittings.filter(({ finishedAt }) => finishedAt === null);
  const ended = sittings.filter(({ finishedAt }) => finishedAt !== null);
  return (
    <>
      <DataTable
        caption="In progress"
        showCaption
        noun={noun}
        columns={openColumns(onAddMinutes)}
        rows={open}
        rowKey={({ attemptId }) => attemptId}
        empty={<EmptyState title="No one is taking it now">Attempts appear here as they start.</EmptyState>}
      />
      <DataTable
        caption="Finished"
        showCaption
        noun={noun}
        columns={endedColumns}
        rows={ended}
        rowKey={({ attemptId }) => attemptId}
        exportHref={marksHref}
        empty={<EmptyState title="No one has finished yet">Marks appear here when attempts end.</EmptyState>}
      />
    </>
  );
}
