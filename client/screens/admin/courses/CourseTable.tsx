import { BookOpen, Plus } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { CourseTable_courses$key } from "~/__generated__/CourseTable_courses.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { CourseActDialog } from "./CourseActDialog";
import { CourseBulkActions } from "./CourseBulkActions";
import { CourseFilters } from "./CourseFilters";
import { courseColumns } from "./courseColumns";
import { courseNoun } from "./courseMessages";
import { coursesList, coursesVariables } from "./coursesList";
import { loadCourses } from "./loadCourses";
import { useCourseActs } from "./useCourseActs";

interface Props {
  courses: CourseTable_courses$key;
  categories: readonly { readonly databaseId: number; readonly name: string }[];
}

/** One page of the courses, with what can be done to each. */
export function CourseTable({ courses: key, categories }: Props) {
  const courses = useFragment(
    graphql`
      fragment CourseTable_courses on QueryCoursesConnection {
        __id
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          databaseId
          code
          title
          imageUrl
          status
          updatedAt
          category {
            id
            name
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const acts = useCourseActs({ listId: courses.__id });
  return (
    <>
      <ListTable
        list={coursesList}
        caption="Courses"
        noun={courseNoun}
        columns={(offset) => courseColumns({ offset, acts })}
        page={courses}
        exportHref={(address) => exportAddress("courses", coursesVariables(address))}
        bulk={{
          toSelected: ({ id, databaseId, title }) => ({ key: id, id: databaseId, name: title }),
          loadAll: (address) => loadCourses(environment, address),
          actions: (selection) => <CourseBulkActions selection={selection} />,
        }}
        toolbar={<CourseFilters categories={categories} />}
        advice="Try fewer words, or another status or category."
        empty={<NoCourses />}
      />
      <CourseActDialog acts={acts} />
    </>
  );
}

function NoCourses() {
  return (
    <EmptyState
      icon={<BookOpen />}
      title="No courses yet"
      action={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/courses/create">
          Add Course
        </ButtonLink>
      }
    >
      Courses are what learners enrol in. A new one starts as a draft that only staff see.
    </EmptyState>
  );
}
