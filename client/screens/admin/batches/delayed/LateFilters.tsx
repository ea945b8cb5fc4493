import { graphql, useFragment } from "react-relay";
import type { LateFilters_choices$key } from "~/__generated__/LateFilters_choices.graphql";
import { usePendingParams } from "~/lists/usePendingParams";
import { OptionPicker } from "~/ui/OptionPicker";
import { lateList } from "./lateList";

interface Choice {
  readonly databaseId: number;
  readonly name: string;
}

interface SelectsProps {
  batches: readonly Choice[];
  trainers: readonly Choice[];
}

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));

/** The filters of the list; each shows what was asked for last, not what has come. */
export function LateSelects({ batches, trainers }: SelectsProps) {
  const { requested, choose } = usePendingParams(lateList);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-[repeat(2,minmax(0,16rem))]">
      <OptionPicker
        label="Batch"
        hideLabel
        placeholder="All batches"
        value={requested.batch === null ? "" : String(requested.batch)}
        options={optionsOf(batches)}
        onChange={choose("batch")}
      />
      <OptionPicker
        label="Trainer"
        hideLabel
        placeholder="All trainers"
        value={requested.trainer === null ? "" : String(requested.trainer)}
        options={optionsOf(trainers)}
        onChange={choose("trainer")}
      />
    </div>
  );
}

/** The batches and trainers that have delayed topics, to choose from. */
export function LateFilters({ choices: key }: { choices: LateFilters_choices$key }) {
  const choices = useFragment(
    graphql`
      fragment LateFilters_choices on LateTopicChoices {
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
