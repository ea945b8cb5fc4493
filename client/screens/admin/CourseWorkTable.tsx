import type { ReactNode } from "react";
import { getOptions } from "#gateway/domains/labelsContract";
import type { useListPage_page$key } from "~/__generated__/useListPage_page.graphql";
import { useOptionField } from "~/forms/useOptionField";
import type { CountedList } from "~/lists/countedList";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { usePendingParams } from "~/lists/usePendingParams";
import type { ComboboxOption } from "~/ui/comboboxOption";
import type { Column } from "~/ui/tableColumns";
import { CoursePicker, courseOption } from "./CoursePicker";
import type { CourseWorkAddress } from "./stateLists";

interface Props<Row, Address extends CourseWorkAddress> {
  about: ListAbout;
  list: CountedList<Address>;
  /** The kinds of work, with their labels. */
  kinds: Readonly<Record<string, string>>;
  actions?: ReactNode;
  columns: readonly Column<Row>[];
}

interface CourseProps<Address extends CourseWorkAddress> {
  list: CountedList<Address>;
  /** The course of the address; null for all. */
  course: ComboboxOption | null;
}

/** Narrows a list to one course. */
function CourseFilter<Address extends CourseWorkAddress>({ list, course }: CourseProps<Address>) {
  const { requested, choose } = usePendingParams(list);
  const id = { name: "course", value: String(requested.course ?? ""), onChange: choose("course") };
  const field = useOptionField(id, { initial: course });
  return <CoursePicker {...field} label="Course" hideLabel status={null} placeholder="All courses" />;
}

interface FiltersProps<Address extends CourseWorkAddress>
  extends Pick<Props<never, Address>, "about" | "list" | "kinds"> {
  course: ComboboxOption | null;
}

function Filters<Address extends CourseWorkAddress>({ about, list, kinds, course }: FiltersProps<Address>) {
  const { requested } = usePendingParams(list);
  return (
    <ListFilters
      list={list}
      search={`Search ${about.noun.many}`}
      className="sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_9rem]"
      isSet={requested.course !== null}
      before={<CourseFilter key={course?.value ?? ""} list={list} course={course} />}
      filters={[{ name: "kind", label: "Kind", placeholder: "All kinds", options: getOptions(kinds) }]}
    />
  );
}

interface Course {
  readonly databaseId: number;
  readonly code: string;
  readonly title: string;
}

interface TableProps<Row, Address extends CourseWorkAddress> extends Props<Row, Address> {
  page: useListPage_page$key & { readonly nodes: readonly Row[] };
  /** The course to which the list is narrowed. */
  course: Course | null | undefined;
}

/** A page of assessments or of assignments, with its search and filters. */
export function CourseWorkTable<Row extends { readonly id: string }, Address extends CourseWorkAddress>(
  props: TableProps<Row, Address>,
) {
  const { columns, course } = props;
  return (
    <ListTable
      {...props}
      advice="Choose another state, kind or course."
      columns={() => columns}
      toolbar={<Filters {...props} course={course ? courseOption(course) : null} />}
    />
  );
}

/** Placeholder for the screen of assessments or of assignments while it loads. */
export const CourseWorkSkeleton = <Row, Address extends CourseWorkAddress>(props: Props<Row, Address>) => (
  <ListScreenSkeleton {...props} toolbar={<Filters {...props} course={null} />} />
);

/** The column of the kind; a kind that this client does not know yet stays empty. */
export const kindColumn = <Row extends { readonly kind: string }>(
  labels: Readonly<Record<string, string>>,
): Column<Row> => ({ key: "kind", header: "Kind", cell: ({ kind }) => labels[kind] ?? "" });
