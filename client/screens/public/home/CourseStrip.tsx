import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CourseStrip_courses$key } from "~/__generated__/CourseStrip_courses.graphql";
import { CourseCard } from "../CourseCard";
import { CourseGrid, CourseGridItem, CourseGridSkeleton } from "../CourseGrid";
import { HomeSection } from "./HomeSection";

/** The newest courses of the catalogue; nothing without courses. */
export function CourseStrip({ courses: key }: { courses: CourseStrip_courses$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment CourseStrip_courses on QueryCoursesConnection {
        nodes { id ...CourseCard_course }
      }
    `,
    key,
  );
  if (nodes.length === 0) return null;
  return (
    <Strip>
      <CourseGrid>
        {nodes.map((course) => (
          <CourseGridItem key={course.id}>
            <CourseCard course={course} heading="h3" />
          </CourseGridItem>
        ))}
      </CourseGrid>
    </Strip>
  );
}

/** The strip while its courses load. */
export function CourseStripSkeleton() {
  return (
    <Strip>
      <CourseGridSkeleton cards={4} />
    </Strip>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <HomeSection
      title="New in the catalogue"
      text="Open a course to read its whole curriculum before you decide."
      more={{ label: "All courses", to: "/courses" }}
    >
      {children}
    </HomeSection>
  );
}
