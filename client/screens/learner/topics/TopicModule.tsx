import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TopicModule_module$key } from "~/__generated__/TopicModule_module.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { topicNoun } from "~/formats/nouns";
import { formatPercent, learnerTone } from "~/formats/progress";
import type { FragmentData } from "~/relay/fragmentData";
import { Button } from "~/ui/Button";
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
        onFinish={enrolmentId !== null && markable.length > 1 ? finish : undefined}
        onUndo={marked.size > 0 && undoable.length === marked.size ? undo : undefined}
      />
      {topics.length === 0 && <p className="px-5 py-4 text-sm text-muted">No topics yet.</p>}
      <ul className="divide-y divide-line">
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
  onFinish: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

function ModuleHead({ heading, name, done, total, onFinish, onUndo }: HeadProps) {
  const percent = coursePercent(done, total);
  return (
    <header className="border-b border-line px-5 pt-4 pb-3.5">
      <div className="flex min-h-8 items-start justify-between gap-4">
        <h2 id={heading} className="min-w-0 text-sm leading-7 font-semibold wrap-anywhere text-ink">
          {name}
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
