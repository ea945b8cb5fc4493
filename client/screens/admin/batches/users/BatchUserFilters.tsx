import { batchUserStatuses, batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { usePendingParams } from "~/lists/usePendingParams";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { batchUsersList } from "./batchUsersList";

const statuses = batchUserStatuses.map((value) => ({ value, label: batchUserStatusLabels[value] }));

/** Search and filter of the list; each shows what was asked for last, not what has come. */
export function BatchUserFilters() {
  const { requested, refine, choose } = usePendingParams(batchUsersList);
  return (
    <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <SearchInput
        label="Search users of the batch"
        value={requested.search}
        onChange={(search) => refine({ search }, { typed: true })}
      />
      <Select
        label="Filter by status"
        hideLabel
        placeholder="All statuses"
        value={requested.status ?? ""}
        options={statuses}
        onChange={choose("status")}
      />
    </div>
  );
}
