import { graphql, useFragment } from "react-relay";
import type { LateScreenLateFilters_choices$key } from "~/__generated__/LateScreenLateFilters_choices.graphql";
import type { LateScreenQuery } from "~/__generated__/LateScreenQuery.graphql";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { usePendingParams } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { OptionPicker } from "~/ui/OptionPicker";
import { lateList } from "../batchLists";
import { aboutLate, LateTable, lateColumns } from "./LateTable";

interface Choice {
  readonly databaseId: number;
  readonly name: string;
}

interface SelectsProps {
  batches: readonly Choice[];
  trainers: readonly Choice[];
}

const toOptions = (choices: readonly Choice[]) =>
  choices.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));

/** The filters of the list. The controls show the latest choice, even before its rows arrive. */
function LateSelects({ batches, trainers }: SelectsProps) {
  const { requested, choose } = usePendingParams(lateList);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-[repeat(2,minmax(0,16rem))]">
      <OptionPicker
        label="Batch"
        hideLabel
        placeholder="All batches"
        value={requested.batch === null ? "" : String(requested.batch)}
        options={toOptions(batches)}
        onChange={choose("batch")}
      />
      <OptionPicker
        label="Trainer"
        hideLabel
        placeholder="All trainers"
        value={requested.trainer === null ? "" : String(requested.trainer)}
        options={toOptions(trainers)}
        onChange={choose("trainer")}
      />
    </div>
  );
}

/** The options: batches and trainers that have late topics. */
function LateFilters({ choices: key }: { choices: LateScreenLateFilters_choices$key }) {
  const choices = useFragment(
    graphql`
      fragment LateScreenLateFilters_choices on LateTopicChoices {
        batches {
          databaseId
          name
        }
        trainers {
          databaseId
          name
        }
      }
    `,
    key,
  );
  return <LateSelects {...choices} />;
}

const query = graphql`
  query LateScreenQuery(
    $batchId: Int
    $trainerId: Int
    $sort: LateSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    lateTopicChoices {
      ...LateScreenLateFilters_choices
    }
    lateTopics(
      batchId: $batchId
      trainerId: $trainerId
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...LateTable_topics
    }
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
