import { CalendarClock, CalendarDays, Check, CircleCheck, MoreHorizontal, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { Link } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import type { LateTable_topics$data, LateTable_topics$key } from "~/__generated__/LateTable_topics.graphql";
import type { LateTableLoadLateTopicsQuery } from "~/__generated__/LateTableLoadLateTopicsQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows } from "~/lists/loadRows";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { Menu } from "~/ui/Menu";
import type { Column } from "~/ui/tableColumns";
import { LateBulkActions } from "./LateBulkActions";
import { type LateAct, LateDayDialog } from "./LateDayDialog";
import { lateList, lateNoun, lateVariables } from "./lateList";
import { useLateCommands } from "./useLateCommands";

type LateRow = LateTable_topics$data["nodes"][number];

const days = { one: "day", many: "days" } as const;
const joinNames = ({ trainerNames }: LateRow) => trainerNames.join(", ");

/** The columns of the list of late topics; each row links to its batch course. */
export const lateColumns: Column<LateRow>[] = [
  {
    key: "topic",
    header: "Topic",
    rowHeader: true,
    cell: ({ batchId, courseId, topicName }) => (
      <Link
        to={`/admin/batches/${batchId}/courses/${courseId}`}
        className="touch inline-flex min-w-40 items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
      >
        {topicName}
      </Link>
    ),
  },
  {
    key: "batch",
    header: "Batch",
    sortable: true,
    cell: ({ batchName }) => <span className="wrap-anywhere">{batchName}</span>,
  },
  {
    key: "course",
    header: "Course",
    sortable: true,
    cell: ({ courseTitle }) => <span className="wrap-anywhere">{courseTitle}</span>,
  },
  {
    key: "trainers",
    header: "Trainers",
    cell: (row) => <span className="wrap-anywhere">{joinNames(row) || "–"}</span>,
    csv: joinNames,
  },
  {
    key: "planned",
    header: "Planned Date",
    cell: ({ plannedDate }) => (
      <span className="whitespace-nowrap tabular-nums">{formatTopicDate(plannedDate)}</span>
    ),
  },
  {
    key: "late",
    header: "Late",
    sortable: true,
    align: "end",
    cell: ({ daysLate }) => (
      <span className="font-medium whitespace-nowrap text-danger-ink">{formatQuantity(daysLate, days)}</span>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: (row) => <LateRowActions row={row} />,
  },
];

/** The actions for one late topic. */
function LateRowActions({ row }: { row: LateRow }) {
  const { id: key, databaseId: id, topicName: name, batchId, batchName } = row;
  const commands = useLateCommands({ rows: [{ key, id, name }], keepOnly: () => undefined });
  const [asked, setAsked] = useState<LateAct | null>(null);
  return (
    <div className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        icon={<Check />}
        aria-label={`Mark ${name} done today`}
        onClick={() => void commands.complete(null)}
      >
        Done
      </Button>
      <Menu
        size="sm"
        label={`Actions for ${name}`}
        icon={<MoreHorizontal />}
        items={[
          { label: "Done on…", icon: <CalendarDays />, onSelect: () => setAsked("complete") },
          {
            ...{ label: "Move to next class day", icon: <CalendarClock />, divided: true },
            onSelect: () => void commands.replan(null),
          },
          { label: "Re-plan…", icon: <CalendarDays />, onSelect: () => setAsked("replan") },
          {
            ...{ label: `Go to ${batchName}`, icon: <UsersRound />, divided: true },
            to: `/admin/batches/${batchId}`,
          },
        ]}
      />
      {asked && <LateDayDialog act={asked} count={1} commands={commands} onClose={() => setAsked(null)} />}
    </div>
  );
}

const query = graphql`
  query LateTableLoadLateTopicsQuery(
    $batchId: Int
    $trainerId: Int
    $sort: LateSort
    $reversed: Boolean
    $first: Int
    $after: String
  ) {
    lateTopics(
      batchId: $batchId
      trainerId: $trainerId
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        databaseId
        topicName
      }
    }
  }
`;

/** Loads all matching late topics, to select them. */
const loadLateTopics = (environment: IEnvironment, address: ParsedAddress<typeof lateList>) =>
  loadRows<LateTableLoadLateTopicsQuery>(environment, {
    query,
    variables: (page) => ({ ...lateVariables(lateList.first(address)), ...page }),
    read: ({ lateTopics: { nodes, pageInfo } }) => ({
      rows: nodes.map(({ id, databaseId, topicName }) => ({ key: id, id: databaseId, name: topicName })),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    }),
  });

/** A page of the late topics. */
export function LateTable({ topics: key, filters }: { topics: LateTable_topics$key; filters: ReactNode }) {
  const topics = useFragment(
    graphql`
      fragment LateTable_topics on QueryLateTopicsConnection {
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
        }
        nodes {
          id
          databaseId
          batchId
          courseId
          batchName
          courseTitle
          topicName
          trainerNames
          plannedDate
          daysLate
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  return (
    <ListTable
      list={lateList}
      caption="Delayed topics"
      noun={lateNoun}
      columns={() => lateColumns}
      page={topics}
      exportHref={(address) => exportAddress("delayed-topics", lateVariables(address))}
      bulk={{
        toSelected: ({ id, databaseId, topicName }) => ({ key: id, id: databaseId, name: topicName }),
        loadAll: (address) => loadLateTopics(environment, address),
        actions: (selection) => <LateBulkActions selection={selection} />,
      }}
      toolbar={filters}
      advice="Try another batch or another trainer."
      empty={
        <EmptyState
          icon={<CircleCheck />}
          title="No topic is delayed"
          action={<ButtonLink to="/admin/batches">View all batches</ButtonLink>}
        >
          All batches are on schedule. Topics that miss their planned date appear here.
        </EmptyState>
      }
    />
  );
}
