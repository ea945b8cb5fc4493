import { publishStatuses } from "#gateway/domains/courses/contract";
import { usePendingParams } from "~/lists/usePendingParams";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { curriculaList } from "./curriculaList";

const labels = { DRAFT: "Draft", PUBLISHED: "Published" } as const;
const statusOptions = publishStatuses.map((status) => ({ value: status, label: labels[status] }));

/** Search and filter of the list; each shows what was asked for last, not what has come. */
export function CurriculaFilters() {
  const { requested, refine, choose } = usePendingParams(curriculaList);
  return (
    <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[minmax(0,1fr)_9.5rem]">
      <SearchInput
        label="Search curricula"
        value={requested.search}
        onChange={(search) => refine({ search }, { typed: true })}
      />
      <Select
        label="Status"
        hideLabel
        placeholder="All statuses"
        value={requested.status ?? ""}
        options={statusOptions}
        onChange={choose("status")}
      />
    </div>
  );
}
