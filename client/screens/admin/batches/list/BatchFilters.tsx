import {
  batchStatuses,
  batchStatusLabels,
  batchTypeLabels,
  batchTypes,
} from "#gateway/domains/batches/contract";
import { usePendingParams } from "~/lists/usePendingParams";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { batchesList } from "./batchesList";

const statuses = batchStatuses.map((value) => ({ value, label: batchStatusLabels[value] }));
const types = batchTypes.map((value) => ({ value, label: batchTypeLabels[value] }));

/** Search and filters of the list; each shows what was asked for last, not what has come. */
export function BatchFilters() {
  const { requested, refine, choose } = usePendingParams(batchesList);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_repeat(2,10rem)]">
      <SearchInput
        label="Search batches"
        value={requested.search}
        onChange={(search) => refine({ search }, { typed: true })}
        className="col-span-2 lg:col-span-1"
      />
      <Select
        label="Status"
        hideLabel
        placeholder="All statuses"
        value={requested.status ?? ""}
        options={statuses}
        onChange={choose("status")}
      />
      <Select
        label="Batch type"
        hideLabel
        placeholder="All types"
        value={requested.type ?? ""}
        options={types}
        onChange={choose("type")}
      />
    </div>
  );
}
