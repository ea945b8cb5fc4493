import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { CourseScreenQuery } from "~/__generated__/CourseScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseDetail } from "./CourseDetail";

/** A course of the catalogue: description and curriculum. */
export function CourseScreen() {
  const { id } = useParams();
  const { courseByAddress: course } = useRouteQuery<CourseScreenQuery>(graphql`
    query CourseScreenQuery($address: String!) @preloadable {
      courseByAddress(address: $address) { ...CourseDetail_course }
    }
  `);
  if (course) return <CourseDetail course={course} />;
  return <NotFoundState what="Course">We couldn't find “{id}”. It may have been retired.</NotFoundState>;
}
