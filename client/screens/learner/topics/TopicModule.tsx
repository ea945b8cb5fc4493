import { ChevronDown, CircleCheck, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { TopicModule_module$key } from "~/__generated__/TopicModule_module.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { topicNoun } from "~/formats/nouns";
import { formatPercent, learnerTone } from "~/formats/progress";
import type { FragmentData } from "~/relay/fragmentData";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { ProgressBar } from "~/ui/ProgressBar";
import { lessonPath, topicAnchor } from "../coursePath";
import { coursePercent } from "../coursePercent";
import { SavedCheckbox } from "../SavedCheckbox";
import { topicSaveKey, useTopicCompletion } from "../useTopicCompletion";

type Topic = FragmentData<TopicModule_module$key>["topics"][number];

interface Props {
  module: TopicModule_module$key;
  course: { readonly databaseId: number; readonly code: string };
  /** The enrolment's id in the store; null for staff, who cannot complete topics. */
  enrolmentId: string | null;
}

/** A module with its topics, each with a checkbox, and the learner's progress. */
export function TopicModule({ module: key, course, enrolmentId }: Props) {
  const { name, topics } = useFragment(
    graphql`
      fragment TopicModule_module on Module {
        name
        topics { id databaseId name status completedDate isOpen completion }
      }
    `,
    key,
  );
  const setDone = useTopicCompletion({ courseId: course.databaseId, enrolmentId: enrolmentId ?? "" });
  const heading = useId();
  const open = topics.filter(({ status }) => status !== "COMPLETED");
  const { hash } = useLocation();
  const isSought = topics.some(({ databaseId }) => hash === `#${topicAnchor(databaseId)}`);
  // As the screen opens: a module that is finished on it stays as it is.
  const [isFolded, setFolded] = useState(topics.length > 0 && open.length === 0);
  const isOpen = !isFolded || isSought;
  const markable = open.filter(({ isOpen, completion }) => isOpen && completion === "MANUAL");
  // The topics that Mark module done completed, until the screen closes or one of them is unchecked.
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const undoable = topics.filter(({ id, status }) => marked.has(id) && status === "COMPLETED");
  const finish = () => {
    for (const topic of markable) setDone(topic, true);
    setMarked(new Set(markable.map(({ id }) => id)));
  };
  const undo = () => {
    for (const topic of undoable) setDone(topic, false);
    setMarked(new Set());
  };
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-line bg-surface shadow-rest">
      <ModuleHead
        heading={heading}
        name={name}
        done={topics.length - open.length}
        total={topics.length}
        list={`${heading}-topics`}
        isOpen={isOpen}
        onFold={() => setFolded(isOpen)}
        onFinish={enrolmentId !== null && markable.length > 1 ? finish : undefined}
        onUndo={marked.size > 0 && undoable.length === marked.size ? undo : undefined}
      />
      {topics.length === 0 && <p className="px-5 py-4 text-sm text-muted">No topics yet.</p>}
      <ul id={`${heading}-topics`} hidden={!isOpen} className="divide-y divide-line">
        {topics.map((topic) => (
          <li key={topic.id} className="px-5">
            <SavedCheckbox
              id={topicAnchor(topic.databaseId)}
              saveKey={topicSaveKey(topic.id)}
              label={topic.name}
              to={lessonPath(course, topic)}
              checked={topic.status === "COMPLETED"}
              disabled={enrolmentId === null || !topic.isOpen || topic.completion !== "MANUAL"}
              onChange={(done) => setDone(topic, done)}
              note={topic.completedDate ? <DoneOn date={topic.completedDate} /> : explain(topic)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why the learner cannot complete a topic here. */
function explain({ isOpen, completion }: Pick<Topic, "isOpen" | "completion">): string | null {
  if (!isOpen) return "Not open yet";
  return completion === "MANUAL" ? null : "Completes in its lesson";
}

function DoneOn({ date }: { date: string }) {
  return (
    <>
      <span className="max-sm:sr-only">Completed</span> {formatTopicDate(date)}
    </>
  );
}

interface HeadProps {
  heading: string;
  name: string;
  done: number;
  total: number;
  /** The id of the list of topics, and whether it is shown. */
  list: string;
  isOpen: boolean;
  onFold: () => void;
  onFinish: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

function ModuleHead({ heading, name, done, total, list, isOpen, onFold, onFinish, onUndo }: HeadProps) {
  const percent = coursePercent(done, total);
  return (
    <header className="border-b border-line px-5 pt-4 pb-3.5">
      <div className="flex min-h-8 items-start justify-between gap-4">
        <h2 id={heading} className="min-w-0 text-sm leading-7 font-semibold wrap-anywhere text-ink">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={onFold}
            className="touch inline-flex items-center gap-2 rounded-sm text-left hover:underline"
          >
            <ChevronDown
              aria-hidden
              className={classNames(
                "size-4 shrink-0 text-muted transition-transform",
                !isOpen && "-rotate-90",
              )}
            />
            {name}
            {total > 0 && done === total && (
              <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
            )}
          </button>
        </h2>
        {onFinish && (
          <Button size="sm" variant="ghost" onClick={onFinish}>
            Mark module done<span className="sr-only">: {name}</span>
          </Button>
        )}
        {onUndo && (
          <Button size="sm" variant="ghost" icon={<Undo2 />} onClick={onUndo}>
            Undo<span className="sr-only"> marking {name} done</span>
          </Button>
        )}
      </div>
      <div className="mt-1 flex items-center gap-3">
        <ProgressBar
          label={`Progress in ${name}`}
          value={percent}
          tone={learnerTone(percent)}
          figure={false}
          className="flex-1"
        />
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {formatPercent(percent)}, {done} of {formatQuantity(total, topicNoun)}
        </span>
      </div>
    </header>
  );
}
