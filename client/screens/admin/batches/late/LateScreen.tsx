import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { LateScreen_topics$key } from "~/__generated__/LateScreen_topics.graphql";
import type { LateScreenLateFilters_choices$key } from "~/__generated__/LateScreenLateFilters_choices.graphql";
import type { LateScreenQuery } from "~/__generated__/LateScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { usePendingParams } from "~/lists/usePendingParams";
import type { ListRow } from "~/relay/fragmentData";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { actionsColumn, nameColumn, textColumn } from "~/ui/columns";
import { OptionPicker } from "~/ui/OptionPicker";
import type { Column } from "~/ui/tableColumns";
import { lateList, lateNoun, lateVariables } from "../batchLists";
import { LateRowActions, lateBulk } from "./LateActions";

type LateRow = ListRow<LateScreen_topics$key>;

const days = { one: "day", many: "days" } as const;

/** The list of late topics. */
const aboutLate: ListAbout = {
  title: "Late topics",
  subtitle: "Topics past their planned date in running batches",
  breadcrumbs: [{ label: "Batches", to: "/admin/batches" }, { label: "Late topics" }],
  caption: "Late topics",
  noun: lateNoun,
  exports: "delayed-topics",
  empty: {
    icon: <CircleCheck />,
    title: "No topic is late",
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
    { key: "topic", fills: true },
  ),
  textColumn({ key: "batch", header: "Batch" }, ({ batchName }) => batchName, {
    sortable: true,
    width: "sm:max-w-28 2xl:max-w-48",
  }),
  textColumn({ key: "course", header: "Course" }, ({ courseTitle }) => courseTitle, {
    sortable: true,
    width: "sm:max-w-28 2xl:max-w-48",
  }),
  textColumn({ key: "trainers", header: "Trainers" }, ({ trainerNames }) => trainerNames.join(", "), {
    width: "sm:max-w-28 2xl:max-w-48",
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
  actionsColumn((row) => <LateRowActions topic={row} />),
];

/** A page of the late topics. */
function LateTable({ topics: key, filters }: { topics: LateScreen_topics$key; filters: ReactNode }) {
  const topics = useFragment(
    graphql`
      fragment LateScreen_topics on QueryLateTopicsConnection {
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
      bulk={lateBulk}
      toolbar={filters}
      advice="Try another batch or another trainer."
    />
  );
}

interface Choice {
  readonly databaseId: number;
  readonly name: string;
}

interface SelectsProps {
  batches: readonly Choice[];
  trainers: readonly Choice[];
}

/** The filters of the list. The controls show the latest choice, even before its rows arrive. */
function LateSelects({ batches, trainers }: SelectsProps) {
  const { requested, choose } = usePendingParams(lateList);
  const pickers = [
    { name: "batch", label: "Batch", placeholder: "All batches", choices: batches },
    { name: "trainer", label: "Trainer", placeholder: "All trainers", choices: trainers },
  ] as const;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-[repeat(2,minmax(0,16rem))]">
      {pickers.map(({ name, label, placeholder, choices }) => (
        <OptionPicker
          key={name}
          label={label}
          hideLabel
          placeholder={placeholder}
          value={String(requested[name] ?? "")}
          options={choices.map((choice) => ({ value: String(choice.databaseId), label: choice.name }))}
          onChange={choose(name)}
        />
      ))}
    </div>
  );
}

/** The options: batches and trainers that have late topics. */
function LateFilters({ choices: key }: { choices: LateScreenLateFilters_choices$key }) {
  const choices = useFragment(
    graphql`
      fragment LateScreenLateFilters_choices on LateTopicChoices {
        batches { databaseId name }
        trainers { databaseId name }
      }
    `,
    key,
  );
  return <LateSelects {...choices} />;
}

const query = graphql`
  query LateScreenQuery(
    $batchId: Int, $trainerId: Int
    $sort: LateSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    lateTopicChoices { ...LateScreenLateFilters_choices }
    lateTopics(
      batchId: $batchId, trainerId: $trainerId
      sort: $sort, reversed: $reversed
      first: $first, after: $after, last: $last, before: $before
    ) { ...LateScreen_topics }
  }
`;

/** The late topics of all running batches. */
export function LateScreen() {
  const { lateTopicChoices, lateTopics } = useRouteQuery<LateScreenQuery>(query);
  return (
    <ListScreen about={aboutLate}>
      <LateTable topics={lateTopics} filters={<LateFilters choices={lateTopicChoices} />} />
    </ListScreen>
  );
}

/** Placeholder for the list while it loads. */
export function LateSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutLate}
      columns={lateColumns}
      toolbar={<LateSelects batches={[]} trainers={[]} />}
    />
  );
}
