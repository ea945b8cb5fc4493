import { getOptions } from "#gateway/domains/labelsContract";
import { questionLevelLabels, questionTypeLabels } from "#gateway/domains/questions/contract";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";

/** The filters of the question bank, as they are typed and chosen. */
export interface Filters {
  search: string;
  moduleId: string;
  tag: string;
  level: string;
  type: string;
}

export const noFilters: Filters = { search: "", moduleId: "", tag: "", level: "", type: "" };
interface Props {
  modules: readonly { readonly databaseId: number; readonly name: string }[];
  filters: Filters;
  tags: readonly string[];
  onChange: (change: Partial<Filters>) => void;
}

/** Search and filters of the question bank. */
export function BankFilters({ filters, modules, tags, onChange }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SearchInput
        label="Search questions"
        className="col-span-2"
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label="Module"
        placeholder="All modules"
        value={filters.moduleId}
        onChange={(moduleId) => onChange({ moduleId })}
        options={modules.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
      />
      <Select
        label="Type"
        placeholder="All types"
        value={filters.type}
        onChange={(type) => onChange({ type })}
        options={getOptions(questionTypeLabels)}
      />
      <Select
        label="Level"
        placeholder="All levels"
        value={filters.level}
        onChange={(level) => onChange({ level })}
        options={getOptions(questionLevelLabels)}
      />
      <Select
        label="Tag"
        placeholder="All tags"
        value={filters.tag}
        onChange={(tag) => onChange({ tag })}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
      />
    </div>
  );
}
