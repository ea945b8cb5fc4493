import { courseLacks, publishStatuses, publishStatusLabels } from "#gateway/domains/courses/contract";
import { usePendingParams } from "~/lists/usePendingParams";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { coursesList } from "./coursesList";

const statusOptions = publishStatuses.map((status) => ({
  value: status,
  label: publishStatusLabels[status],
}));
const lackLabels = { TOPICS: "Without topics", QUESTIONS: "Without questions" } as const;
const lackOptions = courseLacks.map((lack) => ({ value: lack, label: lackLabels[lack] }));

interface Props {
  categories: readonly { readonly databaseId: number; readonly name: string }[];
}

/** Search and filters of the list; each shows what was asked for last, not what has come. */
export function CourseFilters({ categories }: Props) {
  const { requested, refine, choose } = usePendingParams(coursesList);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(0,1fr)_repeat(3,9.5rem)]">
      <SearchInput
        label="Search courses"
        value={requested.search}
        onChange={(search) => refine({ search }, { typed: true })}
        className="col-span-2 sm:col-span-3 xl:col-span-1"
      />
      <Select
        label="Status"
        hideLabel
        placeholder="All statuses"
        value={requested.status ?? ""}
        options={statusOptions}
        onChange={choose("status")}
      />
      <Select
        label="Category"
        hideLabel
        placeholder="All categories"
        value={requested.category === null ? "" : String(requested.category)}
        options={categories.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        onChange={choose("category")}
      />
      <Select
        label="Content"
        hideLabel
        placeholder="Content"
        value={requested.lacking ?? ""}
        options={lackOptions}
        onChange={choose("lacking")}
        className="max-sm:col-span-2"
      />
    </div>
  );
}
