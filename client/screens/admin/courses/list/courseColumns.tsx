import { Route } from "lucide-react";
import type { CourseTable_courses$data } from "~/__generated__/CourseTable_courses.graphql";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { ButtonLink } from "~/ui/ButtonLink";
import { Cover } from "~/ui/Cover";
import { actionsColumn, dateColumn, numberColumn, textColumn } from "~/ui/columns";
import { RowLink } from "~/ui/RowLink";
import type { Column } from "~/ui/tableColumns";
import type { useCourseActs } from "../courseActs";
import { courseActions, coursePlaces, publicationActions } from "../courseActs";

type Row = CourseTable_courses$data["nodes"][number];
type Acts = Pick<ReturnType<typeof useCourseActs>, "ask" | "failures">;

const facts = (offset: number): Column<Row>[] => [
  numberColumn(offset),
  {
    key: "icon",
    header: "Icon",
    hideHeader: true,
    wideOnly: true,
    cell: ({ code, title, imageUrl }) => (
      <Cover code={code} title={title} src={imageUrl} className="w-10 rounded-sm" />
    ),
  },
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    sortable: true,
    fills: true,
    cell: (course) => <CourseName course={course} />,
  },
  textColumn({ key: "category", header: "Category" }, ({ category }) => category.name, {
    sortable: true,
    width: "sm:max-w-44",
  }),
  dateColumn({ key: "updated", header: "Last Updated" }, ({ updatedAt }) => updatedAt, { sortable: true }),
];

/** The title links to the course; on a phone the cover is beside it. */
function CourseName({ course: { databaseId, title, code, imageUrl } }: { course: Row }) {
  return (
    <div className="flex items-center gap-3 text-left">
      <Cover code={code} title={title} src={imageUrl} className="w-16 shrink-0 rounded-sm sm:hidden" />
      <div className="min-w-0 sm:flex sm:items-baseline sm:gap-2">
        <RowLink to={`/admin/courses/${databaseId}`} title={title} className="min-w-0">
          {title}
        </RowLink>
        <span className="text-xs font-normal text-muted max-sm:block sm:shrink-0">{code}</span>
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
          <PublishStatusBadge state={status} />
          {acts.failures[id] && (
            <span
              role="alert"
              className="mt-1 block max-w-48 text-xs whitespace-normal font-medium text-danger-ink"
            >
              {acts.failures[id]}
            </span>
          )}
        </>
      ),
    },
    actionsColumn((course) => <RowActions course={course} ask={acts.ask} />),
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
      <ActionsMenu
        size="sm"
        name={course.title}
        items={[...coursePlaces(course), ...publicationActions(course, ask), ...courseActions(course, ask)]}
      />
    </div>
  );
}
