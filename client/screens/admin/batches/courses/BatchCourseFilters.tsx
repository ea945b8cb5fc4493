import { batchCourseStatuses } from "#gateway/domains/batchCourses/contract";
import { usePendingParams } from "~/lists/usePendingParams";
import { batchStatusLabel } from "~/screens/admin/BatchStatusBadge";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { batchCoursesList } from "./batchCoursesList";

const statuses = batchCourseStatuses.map((value) => ({ value, label: batchStatusLabel(value) }));

/** Search and filter of the list; each shows what was asked for last, not what has come. */
export function BatchCourseFilters() {
  const { requested, refine, choose } = usePendingParams(batchCoursesList);
  return (
    <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <SearchInput
        label="Search courses of the batch"
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
