import { Suspense } from "react";
import { graphql } from "react-relay";
import type { HomeScreenQuery } from "~/__generated__/HomeScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Careers, CareersSkeleton } from "./Careers";
import { Claims } from "./Claims";
import { ClosingCall } from "./ClosingCall";
import { CoursePath, CoursePathSkeleton } from "./CoursePath";
import { CourseStrip, CourseStripSkeleton } from "./CourseStrip";
import { Hero } from "./Hero";

const homeQuery = graphql`
  query HomeScreenQuery @preloadable {
    courses(first: 4, sort: NEWEST) { ...CourseStrip_courses ...CoursePath_courses }
    specializations(first: 6, withCourses: true) { ...Careers_specializations }
  }
`;

/** The landing page: benefits, courses and specializations. */
export function HomeScreen() {
  return (
    <div className="grid grid-cols-1 gap-16 pb-8 sm:gap-20">
      <Hero
        art={
          <Suspense fallback={<CoursePathSkeleton />}>
            <LoadedPath />
          </Suspense>
        }
      />
      <Claims />
      <Suspense fallback={<CourseStripSkeleton />}>
        <LoadedStrip />
      </Suspense>
      <Suspense fallback={<CareersSkeleton />}>
        <LoadedCareers />
      </Suspense>
      <ClosingCall />
    </div>
  );
}

function LoadedPath() {
  return <CoursePath courses={useRouteQuery<HomeScreenQuery>(homeQuery).courses} />;
}

function LoadedStrip() {
  return <CourseStrip courses={useRouteQuery<HomeScreenQuery>(homeQuery).courses} />;
}

function LoadedCareers() {
  return <Careers specializations={useRouteQuery<HomeScreenQuery>(homeQuery).specializations} />;
}
