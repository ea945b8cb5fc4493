import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, NavLink, useLocation } from "react-router-dom";
import type { CourseMenu_course$key } from "~/__generated__/CourseMenu_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { topicNoun } from "~/formats/nouns";
import { formatPercent, learnerTone } from "~/formats/progress";
import { isStaff } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { classNames } from "~/ui/classNames";
import { ProgressBar } from "~/ui/ProgressBar";
import { CourseSearch } from "../CourseSearch";
import { coursePath } from "../coursePath";

const places = ["Curriculum", "Topics", "Questions", "Resources", "Assessments", "Assignments"] as const;

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    "touch inline-flex items-center rounded-md px-3 py-2 text-sm font-medium whitespace-nowrap -outline-offset-2! transition-colors",
    isActive ? "bg-hover text-ink" : "text-soft hover:bg-hover hover:text-ink",
  );

/** A course's side menu: title, progress and screens. On a phone it is horizontal. */
export function CourseMenu({ course: key }: { course: CourseMenu_course$key }) {
  const { account } = useSession();
  const menu = useCurrentInSight();
  const course = useFragment(
    graphql`
      fragment CourseMenu_course on Course {
        databaseId
        code
        title
        viewerEnrolment {
          id
          percentage
          completedTopicCount
          topicCount
          course { id }
        }
      }
    `,
    key,
  );
  return (
    <aside aria-label={course.title} data-noprint className="min-w-0 lg:sticky lg:top-4 lg:self-start">
      <Link
        to={isStaff(account) ? "/admin" : "/learner/courses"}
        className="touch block rounded-md text-base leading-6 font-semibold wrap-anywhere text-ink hover:text-brand-ink hover:underline lg:px-3"
      >
        {course.title}
      </Link>
      <div className="mt-2 mb-3 lg:px-3">
        {course.viewerEnrolment ? (
          <Standing {...course.viewerEnrolment} />
        ) : (
          <p className="text-xs text-muted">
            You're viewing this course as staff. Only enrolled learners can mark progress.
          </p>
        )}
      </div>
      <div className="mb-3">
        <CourseSearch course={course} />
      </div>
      <nav
        ref={menu}
        aria-label="Course"
        className="flex gap-1 overflow-x-auto border-y border-line py-1.5 [scrollbar-width:none] lg:flex-col lg:overflow-visible lg:border-b-0 lg:pt-3"
      >
        {places.map((place) => (
          <NavLink key={place} to={`${coursePath(course)}/${place.toLowerCase()}`} className={linkClass}>
            {place}
          </NavLink>
        ))}
      </nav>
    </aside>
  );
}

/** Scrolls the current screen's link into view where the menu is wider than the phone. */
function useCurrentInSight() {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen that is open changes with the address.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!menu.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    menu.current.scrollLeft = middle - menu.current.offsetLeft - menu.current.clientWidth / 2;
  }, [pathname]);
  return menu;
}

interface StandingProps {
  percentage: number;
  completedTopicCount: number;
  topicCount: number;
}

function Standing({ percentage, completedTopicCount, topicCount }: StandingProps) {
  return (
    <>
      <ProgressBar
        label="Progress in this course"
        value={percentage}
        tone={learnerTone(percentage)}
        figure={false}
      />
      <p className="mt-1.5 text-xs text-muted tabular-nums">
        {formatPercent(percentage)} complete, {completedTopicCount} of {formatQuantity(topicCount, topicNoun)}
      </p>
    </>
  );
}
