import { CalendarClock, CalendarDays, Check, CircleCheck, MoreHorizontal, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { LateTable_topics$data, LateTable_topics$key } from "~/__generated__/LateTable_topics.graphql";
import type { LateTableLoadLateTopicsQuery } from "~/__generated__/LateTableLoadLateTopicsQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows, toPage } from "~/lists/loadRows";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { actionsColumn, nameColumn, textColumn } from "~/ui/columns";
import { Menu } from "~/ui/Menu";
import type { Column } from "~/ui/tableColumns";
import { lateList, lateNoun, lateVariables } from "../batchLists";
import { LateBulkActions } from "./LateBulkActions";
import { type LateAct, LateDayDialog } from "./LateDayDialog";
import { useLateCommands } from "./useLateCommands";

type LateRow = LateTable_topics$data["nodes"][number];

const days = { one: "day", many: "days" } as const;

/** The list of late topics. */
export const aboutLate: ListAbout = {
  title: "Delayed topics",
  subtitle: "Topics past their planned date in running batches",
  breadcrumbs: [{ label: "Batches", to: "/admin/batches" }, { label: "Delayed topics" }],
  caption: "Delayed topics",
  noun: lateNoun,
  exports: "delayed-topics",
  empty: {
    icon: <CircleCheck />,
    title: "No topic is delayed",
    text: "All batches are on schedule. Topics that miss their planned date appear here.",
    action: <ButtonLink to="/admin/batches">View all batches</ButtonLink>,
  },
};

/** The columns of the list of late topics; each row links to its batch course. */
export const lateColumns: Column<LateRow>[] = [
  nameColumn(
    "Topic",
    {
      to: ({ batchId, courseId }) => `/admin/batches/${batchId}/courses/${courseId}`,
      name: ({ topicName }) => topicName,
    },
    { key: "topic", className: "min-w-40" },
  ),
  textColumn({ key: "batch", header: "Batch" }, ({ batchName }) => batchName, {
    sortable: true,
    width: "sm:max-w-36",
  }),
  textColumn({ key: "course", header: "Course" }, ({ courseTitle }) => courseTitle, {
    sortable: true,
    width: "sm:max-w-36",
  }),
  textColumn({ key: "trainers", header: "Trainers" }, ({ trainerNames }) => trainerNames.join(", "), {
    width: "sm:max-w-36",
  }),
  {
    key: "planned",
    header: "Planned date",
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
  actionsColumn((row) => <LateRowActions row={row} />),
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
      ...loadRows_page
      nodes {
        id
        databaseId
        topicName
      }
    }
  }
`;

interface Selectable {
  readonly id: string;
  readonly databaseId: number;
  readonly topicName: string;
}

const toSelected = ({ id, databaseId, topicName }: Selectable) => ({
  key: id,
  id: databaseId,
  name: topicName,
});

/** Loads all matching late topics, to select them. */
const loadLateTopics = (environment: IEnvironment, address: ParsedAddress<typeof lateList>) =>
  loadRows<LateTableLoadLateTopicsQuery>(environment, {
    query,
    variables: lateVariables(lateList.first(address)),
    read: ({ lateTopics }) => toPage(lateTopics, toSelected),
  });

/** A page of the late topics. */
export function LateTable({ topics: key, filters }: { topics: LateTable_topics$key; filters: ReactNode }) {
  const topics = useFragment(
    graphql`
      fragment LateTable_topics on QueryLateTopicsConnection {
        ...useListPage_page
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
  return (
    <ListTable
      list={lateList}
      about={aboutLate}
      columns={() => lateColumns}
      page={topics}
      variables={lateVariables}
      bulk={{
        toSelected,
        loadAll: loadLateTopics,
        actions: (selection) => <LateBulkActions selection={selection} />,
      }}
      toolbar={filters}
      advice="Try another batch or another trainer."
    />
  );
}
