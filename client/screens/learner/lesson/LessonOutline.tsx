import { ChevronDown, Circle, CircleCheck, Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { LessonOutline_course$key } from "~/__generated__/LessonOutline_course.graphql";
import { formatPercent, learnerTone } from "~/formats/progress";
import type { FragmentData } from "~/relay/fragmentData";
import { classNames } from "~/ui/classNames";
import { ProgressBar } from "~/ui/ProgressBar";
import { coursePath, lessonPath } from "../coursePath";

interface Props {
  course: LessonOutline_course$key;
  /** The id of the topic that is open. */
  current: number;
}

type Module = FragmentData<LessonOutline_course$key>["modules"][number];
type Topic = Module["topics"][number];

const isDone = ({ status }: Topic) => status === "COMPLETED";

/** Scrolls the list around an element, and nothing else, so that the element stands in its middle. */
function centre(element: HTMLElement): void {
  const canScroll = (place: HTMLElement) => /auto|scroll/.test(getComputedStyle(place).overflowY);
  let list = element.parentElement;
  while (list && !canScroll(list)) list = list.parentElement;
  if (!list || list === document.documentElement) return;
  const [inner, outer] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/**
 * The course's topics by module with what is completed, and the learner's progress. It opens where the learner stands:
 * finished modules are folded, and the open topic is in the middle.
 */
export function LessonOutline({ course: key, current }: Props) {
  const course = useFragment(
    graphql`
      fragment LessonOutline_course on Course {
        databaseId
        code
        title
        viewerEnrolment { id percentage }
        modules {
          id
          name
          topics { id databaseId name status isOpen }
        }
      }
    `,
    key,
  );
  const { viewerEnrolment: enrolment, modules } = course;
  const outline = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another topic stands elsewhere in the list.
  useEffect(() => {
    const open = outline.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (open) centre(open);
  }, [current]);
  return (
    <nav ref={outline} aria-label="Lessons">
      <Link
        to={`${coursePath(course)}/topics`}
        className="block rounded-sm text-sm font-semibold wrap-anywhere text-ink hover:underline"
      >
        {course.title}
      </Link>
      {enrolment && (
        <div className="mt-2 flex items-center gap-3">
          <ProgressBar
            label="Progress in this course"
            value={enrolment.percentage}
            tone={learnerTone(enrolment.percentage)}
            figure={false}
            className="flex-1"
          />
          <span className="text-xs text-muted tabular-nums">{formatPercent(enrolment.percentage)}</span>
        </div>
      )}
      {modules.map((module) => (
        <OutlineModule key={module.id} module={module} course={course} current={current} />
      ))}
    </nav>
  );
}

interface ModuleProps {
  module: Module;
  course: Parameters<typeof lessonPath>[0];
  current: number;
}

function OutlineModule({ module: { name, topics }, course, current }: ModuleProps) {
  const isFinished = topics.length > 0 && topics.every(isDone);
  const isFolded = isFinished && topics.every(({ databaseId }) => databaseId !== current);
  return (
    <section aria-label={name} className="mt-5">
      <details open={!isFolded} className="group">
        <summary className="touch flex cursor-pointer list-none items-center gap-2 rounded-sm text-muted [&::-webkit-details-marker]:hidden">
          {isFinished && <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />}
          <h2 className="min-w-0 flex-1 text-xs font-medium wrap-anywhere">
            {name}
            {isFinished && <span className="sr-only">, completed</span>}
          </h2>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
          />
        </summary>
        <ul className="mt-1.5 grid gap-px">
          {topics.map((topic) => (
            <li key={topic.id}>
              <OutlineLink
                topic={topic}
                to={lessonPath(course, topic)}
                isCurrent={topic.databaseId === current}
              />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function OutlineLink({ topic, to, isCurrent }: { topic: Topic; to: string; isCurrent: boolean }) {
  const done = isDone(topic);
  const Icon = done ? CircleCheck : topic.isOpen ? Circle : Lock;
  const state = done ? "completed" : topic.isOpen ? "" : "not open yet";
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "flex min-h-9 items-start gap-2.5 rounded-md px-2 py-1.5 text-sm wrap-anywhere max-lg:min-h-11",
        isCurrent ? "bg-brand-soft font-medium text-brand-ink" : "text-soft hover:bg-hover",
      )}
    >
      <Icon
        aria-hidden
        className={classNames("mt-0.5 size-4 shrink-0", done ? "text-success-ink" : "text-muted")}
      />
      <span className="min-w-0">
        {topic.name}
        {state && <span className="sr-only">, {state}</span>}
      </span>
    </Link>
  );
}
