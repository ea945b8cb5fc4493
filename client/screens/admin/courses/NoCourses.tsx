import { BookOpen, Plus, SearchX } from "lucide-react";
import { ButtonLink } from "../../../ui/ButtonLink";
import { EmptyState } from "../../../ui/EmptyState";
import { allCourses, type CoursesAddress, formatCourses, isFiltered, refineCourses } from "./coursesAddress";

/** Nothing to show: the page is gone, nothing fits the filters, or there is no course yet. */
export function NoCourses({ address, total }: { address: CoursesAddress; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title="This page no longer exists"
        action={
          <ButtonLink to={{ search: formatCourses(refineCourses(address, {})) }}>
            Go to the first page
          </ButtonLink>
        }
      >
        The list has changed since this address was made.
      </EmptyState>
    );
  if (isFiltered(address))
    return (
      <EmptyState
        icon={<SearchX />}
        title="No courses match"
        action={
          <ButtonLink
            to={{
              search: formatCourses({ ...allCourses, sort: address.sort, descending: address.descending }),
            }}
          >
            Clear filters
          </ButtonLink>
        }
      >
        Try fewer words, or another status or category.
      </EmptyState>
    );
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
