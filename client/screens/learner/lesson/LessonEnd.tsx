import { ArrowLeft, ArrowRight, CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { LessonEnd_topic$data, LessonEnd_topic$key } from "~/__generated__/LessonEnd_topic.graphql";
import { coursePath, lessonPath } from "../coursePath";
import { SavedCheckbox } from "../SavedCheckbox";
import { topicSaveKey, useTopicCompletion } from "../useTopicCompletion";

type Topic = LessonEnd_topic$data;

/** Explains to a learner what completes a lesson. */
const completedBy: Record<Exclude<Topic["completion"], "MANUAL" | "%future added value">, string> = {
  VIEWED: "Completes when you have seen all of it.",
  WATCHED: "Completes when you have watched enough of the videos.",
  ANSWERED: "Completes when you have answered every question.",
};

graphql`
  fragment LessonEndNeighbours_topic on Topic {
    previous { databaseId name }
    next { databaseId name }
  }
`;

/** The foot of a lesson: its completion, and the way to the lessons before and after it. */
export function LessonEnd({ topic: key }: { topic: LessonEnd_topic$key }) {
  const topic = useFragment(
    graphql`
      fragment LessonEnd_topic on Topic {
        id
        databaseId
        name
        status
        isOpen
        completion
        course {
          databaseId
          code
          title
          viewerEnrolment { id }
        }
        ...LessonEndNeighbours_topic @relay(mask: false)
      }
    `,
    key,
  );
  const { course, previous, next } = topic;
  return (
    <footer className="mt-10 border-t border-line pt-5">
      {topic.isOpen && course.viewerEnrolment && (
        <Completion topic={topic} courseId={course.databaseId} enrolmentId={course.viewerEnrolment.id} />
      )}
      <nav aria-label="Other lessons" className="mt-4 grid gap-3 sm:grid-cols-2">
        {previous ? (
          <Neighbour to={lessonPath(course, previous)} label="Previous" name={previous.name} isBack />
        ) : (
          <span />
        )}
        {next ? (
          <Neighbour to={lessonPath(course, next)} label="Next" name={next.name} />
        ) : (
          <Neighbour to={coursePath(course)} label="Back to the course" name={course.title} />
        )}
      </nav>
    </footer>
  );
}

interface CompletionProps {
  topic: Topic;
  courseId: number;
  enrolmentId: string;
}

function Completion({ topic, courseId, enrolmentId }: CompletionProps) {
  const setDone = useTopicCompletion({ courseId, enrolmentId });
  const { id, status, completion } = topic;
  if (completion === "MANUAL")
    return (
      <SavedCheckbox
        saveKey={topicSaveKey(id)}
        label="Mark as complete"
        checked={status === "COMPLETED"}
        onChange={(done) => setDone(topic, done)}
      />
    );
  if (completion === "%future added value") return null;
  if (status !== "COMPLETED") return <p className="text-sm text-muted">{completedBy[completion]}</p>;
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-medium text-success-ink">
      <CircleCheck aria-hidden className="size-4" />
      You have completed this lesson.
    </p>
  );
}

interface NeighbourProps {
  to: string;
  label: string;
  name: string;
  isBack?: boolean;
}

function Neighbour({ to, label, name, isBack = false }: NeighbourProps) {
  return (
    <Link
      to={to}
      className={`group flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2.5 hover:border-brand-line hover:bg-hover ${isBack ? "" : "justify-end text-right"}`}
    >
      {isBack && <ArrowLeft aria-hidden className="size-4 shrink-0 text-muted" />}
      <span className="min-w-0">
        <span className="block text-xs text-muted">{label}</span>
        <span className="line-clamp-2 text-sm font-medium wrap-anywhere text-ink">{name}</span>
      </span>
      {!isBack && <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />}
    </Link>
  );
}
