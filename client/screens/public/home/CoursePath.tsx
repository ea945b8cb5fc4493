import { Check, GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CoursePath_courses$key } from "~/__generated__/CoursePath_courses.graphql";
import { Cover } from "~/ui/Cover";
import { classNames } from "~/ui/classNames";

/** The positions of the courses: the first completed, the second in progress, the third the goal. */
const places = ["bottom-0 left-0", "top-[35%] left-[33%]", "top-[6%] right-0"];
const progress = ["w-full", "w-3/5", "w-0"];

/** A path that rises from course to course. Decorative: the same courses are listed below with links. */
export function CoursePath({ courses: key }: { courses: CoursePath_courses$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment CoursePath_courses on QueryCoursesConnection {
        nodes { id code title imageUrl }
      }
    `,
    key,
  );
  return (
    <PathFrame>
      {nodes.slice(0, places.length).map((course, place) => (
        <div key={course.id} className={classNames(stepClass, places[place])}>
          <Cover code={course.code} title={course.title} src={course.imageUrl} eager />
          <p className="truncate px-3 pt-2 text-xs font-medium text-ink">{course.title}</p>
          <div className="mx-3 my-2 h-1 overflow-hidden rounded-full bg-line">
            <div className={classNames("h-full bg-brand", progress[place])} />
          </div>
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
          <div className="h-11" />
        </div>
      ))}
    </PathFrame>
  );
}

const stepClass = "absolute w-[34%] overflow-hidden rounded-lg border border-line bg-raised shadow-float";
const markClass =
  "absolute z-10 inline-flex items-center justify-center rounded-full border-4 border-raised bg-brand text-on-brand shadow-lift";
const finishedWay = "M150 345 H222 Q252 345 252 315 V250";
const wayAhead = "M325 212 H387 Q417 212 417 182 V120";

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
        <path d={finishedWay} className="stroke-brand" strokeWidth="3" />
        <path
          d={wayAhead}
          className="stroke-brand-line"
          strokeWidth="3"
          strokeDasharray="3 8"
          strokeLinecap="round"
        />
      </svg>
      <span className={classNames(markClass, "bottom-[27%] -left-[3%] size-9")}>
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className={classNames(markClass, "top-0 right-[3%] size-12")}>
        <GraduationCap className="size-5" />
      </span>
      {children}
    </div>
  );
}
