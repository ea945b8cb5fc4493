import { BookOpen, CloudDownload, CloudUpload } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { courseLacks, type PublishStatus, publishStatusLabels } from "#gateway/domains/courses/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { CourseTable_courses$key } from "~/__generated__/CourseTable_courses.graphql";
import type { CourseTableLoadCoursesQuery } from "~/__generated__/CourseTableLoadCoursesQuery.graphql";
import { setPublications } from "~/commands/courseCommands";
import { formatQuantity } from "~/formats/counts";
import { courseNoun } from "~/formats/nouns";
import { ListFilters } from "~/lists/ListFilters";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows, toPage } from "~/lists/loadRows";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { may } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { CourseActDialog, useCourseActs } from "../courseActs";
import { courseColumns } from "./courseColumns";
import { coursesList, coursesVariables } from "./coursesList";

const labels = {
  PUBLISHED: { verb: "Publish", did: "published", message: "Visitors and learners will see them." },
  DRAFT: { verb: "Unpublish", did: "unpublished", message: "Only staff will see them." },
} as const;

/** The actions for the selected courses. */
function CourseBulkActions({ selection }: { selection: Selection }) {
  const [asked, setAsked] = useState<PublishStatus | null>(null);
  const [commit] = useMutation(setPublications);
  const courseIds = selection.rows.map(({ id }) => id);
  const change = async () => {
    if (asked === null) return;
    const optimisticResponse = {
      result: {
        __typename: "ChangedCoursesPayload" as const,
        refused: [],
        courses: selection.rows.map(({ key }) => ({ id: key, status: asked })),
      },
    };
    setAsked(null);
    const done = await commit({ courseIds, status: asked }, { optimisticResponse });
    if (!done) return;
    const { did } = labels[asked];
    tellOutcome({ done: done.courses.length, refused: done.refused, noun: courseNoun, did, selection });
  };
  return (
    <>
      <Button size="sm" icon={<CloudUpload />} onClick={() => setAsked("PUBLISHED")}>
        Publish
      </Button>
      <Button size="sm" icon={<CloudDownload />} onClick={() => setAsked("DRAFT")}>
        Unpublish
      </Button>
      {asked && (
        <ConfirmDialog
          open
          tone="primary"
          title={`${labels[asked].verb} ${formatQuantity(courseIds.length, courseNoun)}`}
          message={labels[asked].message}
          confirmLabel={labels[asked].verb}
          cancelLabel="Cancel"
          onConfirm={change}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The list of courses. */
export const aboutCourses: ListAbout = {
  title: "Courses",
  caption: "Courses",
  noun: courseNoun,
  exports: "courses",
  create: { label: "Add Course", to: "/admin/courses/create" },
  empty: {
    icon: <BookOpen />,
    title: "No courses yet",
    text: "Learners enrol in courses. A new course starts as a draft that only staff can see.",
  },
};

const lackLabels = { TOPICS: "Without topics", QUESTIONS: "Without questions" } as const;
const lackOptions = courseLacks.map((lack) => ({ value: lack, label: lackLabels[lack] }));

interface CourseFiltersProps {
  categories: readonly { readonly databaseId: number; readonly name: string }[];
}

/** Search and filters of the list. The controls show the latest choice, even before its rows arrive. */
export function CourseFilters({ categories }: CourseFiltersProps) {
  return (
    <ListFilters
      list={coursesList}
      search="Search courses"
      className="grid-cols-2 sm:grid-cols-3 xl:grid-cols-[minmax(0,1fr)_repeat(3,9.5rem)]"
      searchClassName="col-span-2 sm:col-span-3 xl:col-span-1"
      filters={[
        {
          name: "status",
          label: "Status",
          placeholder: "All statuses",
          options: getOptions(publishStatusLabels),
        },
        {
          name: "category",
          label: "Category",
          placeholder: "All categories",
          options: categories.map(({ databaseId, name }) => ({ value: String(databaseId), label: name })),
        },
        {
          name: "lacking",
          label: "Content",
          placeholder: "Content",
          options: lackOptions,
          className: "max-sm:col-span-2",
        },
      ]}
    />
  );
}

const query = graphql`
  query CourseTableLoadCoursesQuery(
    $search: String
    $status: PublishStatus
    $categoryId: Int
    $lacking: CourseLack
    $sort: CourseSort, $reversed: Boolean
    $first: Int
    $after: String
  ) {
    courses(
      search: $search
      status: $status
      categoryId: $categoryId
      lacking: $lacking
      sort: $sort, reversed: $reversed
      first: $first
      after: $after
    ) {
      ...loadRows_page
      nodes { id databaseId title }
    }
  }
`;

interface Selectable {
  readonly id: string;
  readonly databaseId: number;
  readonly title: string;
}

const toSelected = ({ id, databaseId, title }: Selectable) => ({ key: id, id: databaseId, name: title });

/** Loads all matching courses, to select them. */
const loadCourses = (environment: IEnvironment, address: ParsedAddress<typeof coursesList>) =>
  loadRows<CourseTableLoadCoursesQuery>(environment, {
    query,
    variables: coursesVariables(coursesList.first(address)),
    read: ({ courses }) => toPage(courses, toSelected),
  });

/** The actions for selected courses, for those who change courses. */
const bulk = {
  toSelected,
  loadAll: loadCourses,
  actions: (selection: Selection) => <CourseBulkActions selection={selection} />,
};

interface Props {
  courses: CourseTable_courses$key;
  categories: readonly { readonly databaseId: number; readonly name: string }[];
}

/** A page of courses with their actions. */
export function CourseTable({ courses: key, categories }: Props) {
  const courses = useFragment(
    graphql`
      fragment CourseTable_courses on QueryCoursesConnection {
        ...useListPage_page
        nodes {
          id
          databaseId
          code
          title
          imageUrl
          status
          updatedAt
          reachedRights
          category { id name }
        }
      }
    `,
    key,
  );
  const acts = useCourseActs();
  const { account } = useSession();
  return (
    <>
      <ListTable
        list={coursesList}
        about={aboutCourses}
        columns={(offset) => courseColumns({ offset, acts })}
        page={courses}
        variables={coursesVariables}
        {...(may(account, "courses.write") && { bulk })}
        toolbar={<CourseFilters categories={categories} />}
        advice="Try fewer words, or another status or category."
      />
      <CourseActDialog acts={acts} />
    </>
  );
}
