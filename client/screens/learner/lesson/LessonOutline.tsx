import { Circle, CircleCheck, Lock } from "lucide-react";
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

type Topic = FragmentData<LessonOutline_course$key>["modules"][number]["topics"][number];

/** The course's topics by module with what is completed, and the learner's progress. */
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
  return (
    <nav aria-label="Lessons">
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
      {modules.map(({ id, name, topics }) => (
        <section key={id} aria-label={name} className="mt-5">
          <h2 className="text-xs font-medium wrap-anywhere text-muted">{name}</h2>
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
        </section>
      ))}
    </nav>
  );
}

function OutlineLink({ topic, to, isCurrent }: { topic: Topic; to: string; isCurrent: boolean }) {
  const isDone = topic.status === "COMPLETED";
  const Icon = isDone ? CircleCheck : topic.isOpen ? Circle : Lock;
  const state = isDone ? "completed" : topic.isOpen ? "" : "not open yet";
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
        className={classNames("mt-0.5 size-4 shrink-0", isDone ? "text-success-ink" : "text-muted")}
      />
      <span className="min-w-0">
        {topic.name}
        {state && <span className="sr-only">, {state}</span>}
      </span>
    </Link>
  );
}
