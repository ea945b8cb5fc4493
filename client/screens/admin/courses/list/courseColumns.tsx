import { MoreHorizontal, Route } from "lucide-react";
import { Link } from "react-router-dom";
import type { CourseTable_courses$data } from "~/__generated__/CourseTable_courses.graphql";
import { formatDate } from "~/formats/dates";
import { ButtonLink } from "~/ui/ButtonLink";
import { Cover } from "~/ui/Cover";
import { Menu } from "~/ui/Menu";
import type { Column } from "~/ui/tableColumns";
import type { useCourseActs } from "../courseActs";
import { courseActions, coursePlaces, StatusBadge } from "../courseActs";

type Row = CourseTable_courses$data["nodes"][number];
type Acts = Pick<ReturnType<typeof useCourseActs>, "ask" | "failures">;

const facts = (offset: number): Column<Row>[] => [
  {
    key: "number",
    header: "Sno",
    align: "end",
    wideOnly: true,
    cell: (_row, index) => offset + index + 1,
  },
  {
    key: "icon",
    header: "Icon",
    hideHeader: true,
    wideOnly: true,
    cell: ({ code, title, imageUrl }) => (
      <Cover code={code} title={title} src={imageUrl} className="w-16 rounded-sm" />
    ),
  },
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    sortable: true,
    cell: (course) => <CourseName course={course} />,
  },
  {
    key: "category",
    header: "Category",
    sortable: true,
    cell: ({ category }) => <div className="wrap-anywhere sm:min-w-24">{category.name}</div>,
  },
  {
    key: "updated",
    header: "Last Updated",
    sortable: true,
    cell: ({ updatedAt }) => <span className="whitespace-nowrap tabular-nums">{formatDate(updatedAt)}</span>,
  },
];

/** The title links to the course; on a phone the cover is beside it. */
function CourseName({ course: { databaseId, title, code, imageUrl } }: { course: Row }) {
  return (
    <div className="flex items-center gap-3 text-left">
      <Cover code={code} title={title} src={imageUrl} className="w-16 shrink-0 rounded-sm sm:hidden" />
      <div className="min-w-0">
        <Link
          to={`/admin/courses/${databaseId}`}
          className="touch inline-flex items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
        >
          {title}
        </Link>
        <span className="block text-xs font-normal text-muted">{code}</span>
      </div>
    </div>
  );
}

/** The columns of the list of courses; row numbers continue from the previous pages. */
export function courseColumns({ offset, acts }: { offset: number; acts: Acts }): Column<Row>[] {
  return [
    ...facts(offset),
    {
      key: "status",
      header: "Status",
      sortable: true,
      cell: ({ id, status }) => (
        <>
          <StatusBadge status={status} />
          {acts.failures[id] && (
            <span role="alert" className="mt-1 block max-w-48 text-xs font-medium text-danger-ink">
              {acts.failures[id]}
            </span>
          )}
        </>
      ),
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      cell: (course) => <RowActions course={course} ask={acts.ask} />,
    },
  ];
}

function RowActions({ course, ask }: { course: Row; ask: Acts["ask"] }) {
  return (
    <div className="flex items-center justify-end gap-1">
      <ButtonLink
        size="sm"
        icon={<Route />}
        to={`/admin/courses/${course.databaseId}/curriculum`}
        aria-label={`Curriculum of ${course.title}`}
      >
        Curriculum
      </ButtonLink>
      <Menu
        size="sm"
        label={`Actions for ${course.title}`}
        icon={<MoreHorizontal />}
        items={[...coursePlaces(course), ...courseActions(course, ask)]}
      />
    </div>
  );
}
