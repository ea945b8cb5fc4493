import { GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CoursePath_courses$key } from "../../../__generated__/CoursePath_courses.graphql";
import { Cover } from "../../../ui/Cover";
import { classNames } from "../../../ui/classNames";

/** Where the courses stand on the path, from its start to its end. */
const places = ["left-0 bottom-[2%]", "left-[31%] top-[35%]", "right-0 top-[10%]"];

/** A path that rises from course to course: a picture only, the same courses stand below with their links. */
export function CoursePath({ courses: key }: { courses: CoursePath_courses$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment CoursePath_courses on QueryCoursesConnection {
        nodes {
          id
          code
          title
          imageUrl
        }
      }
    `,
    key,
  );
  return (
    <PathFrame>
      {nodes.slice(0, places.length).map((course, place) => (
        <div key={course.id} className={classNames(stepClass, places[place])}>
          <Cover code={course.code} title={course.title} src={course.imageUrl} eager />
          <p className="truncate px-3 py-2 text-xs font-medium text-ink">{course.title}</p>
        </div>
      ))}
    </PathFrame>
  );
}

/** The path without its courses. */
export function CoursePathSkeleton() {
  return (
    <PathFrame>
      {places.map((place) => (
        <div key={place} className={classNames(stepClass, place)}>
          <div className="aspect-video animate-skeleton bg-line" />
          <div className="h-8.5" />
        </div>
      ))}
    </PathFrame>
  );
}

const stepClass = "absolute w-[37%] overflow-hidden rounded-lg border border-line bg-raised shadow-float";

function PathFrame({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className="relative mx-auto aspect-[5/4] w-full max-w-lg select-none">
      <svg aria-hidden viewBox="0 0 500 400" className="absolute inset-0 size-full" fill="none">
        <defs>
          <pattern id="path-dots" width="20" height="20" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.25" className="fill-line" />
          </pattern>
        </defs>
        <rect width="500" height="400" fill="url(#path-dots)" />
        <path
          d="M20 385 C 150 385 120 230 250 210 S 380 130 460 20"
          className="stroke-brand-line"
          strokeWidth="14"
          strokeLinecap="round"
        />
        <path
          d="M20 385 C 150 385 120 230 250 210 S 380 130 460 20"
          className="stroke-brand"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="2 9"
        />
      </svg>
      <span className="absolute top-0 right-[5%] z-10 inline-flex size-12 items-center justify-center rounded-full border-4 border-surface bg-brand text-on-brand shadow-lift">
        <GraduationCap className="size-5" />
      </span>
      {children}
    </div>
  );
}
