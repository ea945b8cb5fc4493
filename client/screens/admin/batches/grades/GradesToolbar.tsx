import { Download, Plus, Scale, Upload } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import type { CellState } from "#gateway/domains/grades/contract";
import { fileColumns, toFileCell, toHeadings } from "#gateway/domains/grades/fileContract";
import { findValue, getOptions } from "#gateway/domains/labelsContract";
import { csvLines } from "#gateway/domains/lists/csvContract";
import { describeGrade } from "~/layout/grades/gradeText";
import { Button } from "~/ui/Button";
import { downloadText } from "~/ui/downloadText";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { type Gradebook, type Item, type LearnerSearch, learnerFilters } from "./gradebook";

/** Writes the grid as a file, which the import reads again. */
function exportMarks({ items, learners, courses, courseId }: Gradebook): void {
  const title = courses.find((course) => course.courseId === courseId)?.title ?? "course";
  const rows = learners.map((learner) => [
    learner.name,
    learner.username,
    ...learner.cells.map(({ state, points }) =>
      toFileCell({ state: state as CellState, points: points ?? null }),
    ),
    learner.grade.stage === "NO_MARKS" ? "" : describeGrade(learner),
  ]);
  const head = [fileColumns.name, fileColumns.username, ...toHeadings(items), fileColumns.grade];
  downloadText(`grades-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.csv`, csvLines([head, ...rows]));
}

/** A dialog of the gradebook. */
export type Open = "scheme" | "import" | "add" | { item: Item };

interface ToolbarProps {
  gradebook: Gradebook;
  search: LearnerSearch;
  onSearch: (search: LearnerSearch) => void;
  onOpen: (open: Open) => void;
}

/** The course, the search, and what can be done with the whole gradebook. */
export function GradesToolbar({ gradebook, search, onSearch, onOpen }: ToolbarProps) {
  const { courses, courseId, canWrite } = gradebook;
  const [, setParams] = useSearchParams();
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      {courses.length > 1 && (
        <Select
          label="Course"
          hideLabel
          placeholder={null}
          className="max-w-60"
          value={String(courseId)}
          options={courses.map((course) => ({ value: String(course.courseId), label: course.title }))}
          onChange={(value) => setParams({ course: value })}
        />
      )}
      <SearchInput
        label="Search learners"
        value={search.text}
        onChange={(text) => onSearch({ ...search, text })}
        className="w-48 max-sm:w-full"
      />
      <Select
        label="Learners"
        hideLabel
        placeholder="All learners"
        className="w-52 max-sm:w-full"
        value={search.filter ?? ""}
        options={getOptions(learnerFilters)}
        onChange={(value) => onSearch({ ...search, filter: findValue(learnerFilters, value) ?? null })}
      />
      <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
        {canWrite && (
          <>
            <Button icon={<Plus />} onClick={() => onOpen("add")}>
              Add item
            </Button>
            <Button icon={<Scale />} onClick={() => onOpen("scheme")}>
              Scheme
            </Button>
            <Button icon={<Upload />} onClick={() => onOpen("import")}>
              Import CSV
            </Button>
          </>
        )}
        <Button icon={<Download />} onClick={() => exportMarks(gradebook)}>
          Export CSV
        </Button>
      </div>
    </div>
  );
}
