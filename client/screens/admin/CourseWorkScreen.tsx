import { type ReactNode, useState } from "react";
import { getOptions } from "#gateway/domains/labelsContract";
import type { useListPage_page$key } from "~/__generated__/useListPage_page.graphql";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { type CountsByState, StateCounts } from "~/lists/StateCounts";
import { usePendingParams } from "~/lists/usePendingParams";
import type { ComboboxOption } from "~/ui/comboboxOption";
import type { Column } from "~/ui/tableColumns";
import { CoursePicker, courseOption } from "./CoursePicker";
import type { CourseWorkList } from "./courseWorkList";

interface CourseFilterProps {
  /** The course of the address; null for all. */
  course: ComboboxOption | null;
  /** Whether the address, or the one on its way, names a course. */
  isChosen: boolean;
  /** Called with the course's id, or with an empty text for all. */
  onChoose: (id: string) => void;
}

/** Narrows a list to one course. */
function CourseFilter({ course, isChosen, onChoose }: CourseFilterProps) {
  const [chosen, setChosen] = useState(course);
  return (
    <CoursePicker
      label="Course"
      hideLabel
      status={null}
      placeholder="All courses"
      value={isChosen ? chosen : null}
      onChange={(option) => {
        setChosen(option);
        onChoose(option?.value ?? "");
      }}
    />
  );
}

interface Props<State extends string, Kind extends string> {
  about: ListAbout;
  list: CourseWorkList<State, Kind>;
  actions?: ReactNode;
}

interface ScreenProps<State extends string, Kind extends string> extends Props<State, Kind> {
  counts: CountsByState;
  children: ReactNode;
}

const Counts = <State extends string, Kind extends string>({
  list: { labels, params, path },
  counts,
}: {
  list: CourseWorkList<State, Kind>;
  counts?: CountsByState;
}) => <StateCounts labels={labels.states} counts={counts} list={params} path={path} />;

interface FiltersProps<State extends string, Kind extends string> extends Props<State, Kind> {
  course: ComboboxOption | null;
}

function Filters<State extends string, Kind extends string>(props: FiltersProps<State, Kind>) {
  const { about, list, course } = props;
  const { requested, choose } = usePendingParams(list.params);
  return (
    <ListFilters
      list={list.params}
      search={`Search ${about.noun.many}`}
      className="sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_9rem]"
      isSet={requested.course !== null}
      before={
        <CourseFilter
          key={course?.value ?? ""}
          course={course}
          isChosen={requested.course !== null}
          onChoose={choose("course")}
        />
      }
      filters={[
        { name: "kind", label: "Kind", placeholder: "All kinds", options: getOptions(list.labels.kinds) },
      ]}
    />
  );
}

/** The screen of assessments or of assignments; its table is the content. */
export function CourseWorkScreen<State extends string, Kind extends string>(props: ScreenProps<State, Kind>) {
  const { about, list, counts, actions, children } = props;
  return (
    <ListScreen about={about} actions={actions}>
      <Counts list={list} counts={counts} />
      {children}
    </ListScreen>
  );
}

interface Course {
  readonly databaseId: number;
  readonly code: string;
  readonly title: string;
}

interface TableProps<Row, State extends string, Kind extends string> extends Props<State, Kind> {
  columns: readonly Column<Row>[];
  page: useListPage_page$key & { readonly nodes: readonly Row[] };
  /** The course to which the list is narrowed. */
  course: Course | null | undefined;
}

/** A page of assessments or of assignments, with its search and filters. */
export function CourseWorkTable<
  Row extends { readonly id: string },
  State extends string,
  Kind extends string,
>(props: TableProps<Row, State, Kind>) {
  const { about, list, columns, page, course } = props;
  return (
    <ListTable
      {...{ about, page }}
      list={list.params}
      advice="Choose another state, kind or course."
      columns={() => columns}
      toolbar={<Filters {...{ about, list }} course={course ? courseOption(course) : null} />}
    />
  );
}

interface SkeletonProps<Row, State extends string, Kind extends string> extends Props<State, Kind> {
  columns: readonly Column<Row>[];
}

/** Placeholder for the screen while it loads. */
export function CourseWorkSkeleton<Row, State extends string, Kind extends string>(
  props: SkeletonProps<Row, State, Kind>,
) {
  const { about, list, actions, columns } = props;
  return (
    <ListScreenSkeleton
      {...{ about, actions, columns }}
      rows={8}
      toolbar={<Filters {...{ about, list }} course={null} />}
    >
      <Counts list={list} />
    </ListScreenSkeleton>
  );
}

/** The column of the kind; a kind that this client does not know yet stays empty. */
export const kindColumn = <Row extends { readonly kind: string }>(
  labels: Readonly<Record<string, string>>,
): Column<Row> => ({ key: "kind", header: "Kind", cell: ({ kind }) => labels[kind] ?? "" });
