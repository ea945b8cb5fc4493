import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { CourseTable_courses$key } from "../../../__generated__/CourseTable_courses.graphql";
import { DataTable } from "../../../ui/DataTable";
import { CourseActDialog } from "./CourseActDialog";
import { CourseFilters } from "./CourseFilters";
import { courseColumns } from "./courseColumns";
import { offsetOf, pagesBeside, parseCourses, type SortColumn, sortColumns } from "./coursesAddress";
import { courseNoun } from "./courseTexts";
import { NoCourses } from "./NoCourses";
import { useRequestedCourses } from "./requestedCourses";
import { useCourseActs } from "./useCourseActs";

interface Props {
  courses: CourseTable_courses$key;
  categories: readonly { readonly databaseId: number; readonly name: string }[];
}

const isSortColumn = (key: string): key is SortColumn => Object.hasOwn(sortColumns, key);

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
  const address = parseCourses(useLocation().search);
  const { requested, refine } = useRequestedCourses();
  const acts = useCourseActs({ listId: courses.__id });
  return (
    <>
      <DataTable
        caption="Courses"
        noun={courseNoun}
        columns={courseColumns({ offset: offsetOf(address), acts })}
        rows={courses.nodes}
        rowKey={({ id }) => id}
        sort={{ key: requested.sort, direction: requested.descending ? "descending" : "ascending" }}
        onSort={({ key, direction }) =>
          isSortColumn(key) && refine({ sort: key, descending: direction === "descending" })
        }
        total={courses.totalCount}
        offset={offsetOf(address)}
        {...pagesBeside(address, courses.pageInfo)}
        empty={<NoCourses address={address} total={courses.totalCount} />}
        csvName="courses.csv"
        toolbar={<CourseFilters categories={categories} />}
      />
      <CourseActDialog acts={acts} />
    </>
  );
}
