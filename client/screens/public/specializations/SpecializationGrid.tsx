import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SpecializationGrid_specialization$key } from "~/__generated__/SpecializationGrid_specialization.graphql";
import { CourseCard } from "../CourseCard";
import { CourseGrid, CourseGridItem } from "../CourseGrid";

interface Props {
  specialization: SpecializationGrid_specialization$key;
  heading: "h2" | "h3";
  /** How many pictures load at once, since they are seen first. */
  eager?: number;
  /** Shown where there are none. */
  empty?: ReactNode;
}

/** The courses of a specialization, in the recommended order. */
export function SpecializationGrid({ specialization: key, heading, eager = 0, empty }: Props) {
  const { courses } = useFragment(
    graphql`
      fragment SpecializationGrid_specialization on Specialization {
        courses {
          course {
            id
            ...CourseCard_course
          }
        }
      }
    `,
    key,
  );
  if (courses.length === 0 && empty) return empty;
  return (
    <CourseGrid>
      {courses.map(({ course }, index) => (
        <CourseGridItem key={course.id}>
          <CourseCard course={course} heading={heading} eager={index < eager} />
        </CourseGridItem>
      ))}
    </CourseGrid>
  );
}
