import { Link } from "react-router-dom";
import { topicNoun } from "~/formats/nouns";
import { formatQuantity } from "../formats/counts";

interface OutlineTopic {
  readonly id: string;
  readonly name: string;
}

interface OutlineModule<Topic extends OutlineTopic> {
  readonly id: string;
  readonly name: string;
  readonly topics: readonly Topic[];
}

interface Props<Topic extends OutlineTopic> {
  modules: readonly OutlineModule<Topic>[];
  /** The address that a topic's name leads to; it leads nowhere when left out. */
  toTopic?: (topic: Topic) => string;
  /** A note beside a topic's name; null for nothing. */
  toNote?: (topic: Topic) => string | null;
}

/** Modules in order with the names of their topics, read-only. */
export function Outline<Topic extends OutlineTopic>({ modules, toTopic, toNote }: Props<Topic>) {
  return (
    <ol aria-label="Modules" className="grid gap-4">
      {modules.map(({ id, name, topics }, index) => (
        <li key={id} className="rounded-lg border border-line bg-surface px-5 py-4 shadow-rest">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="min-w-0 text-sm font-semibold wrap-anywhere text-ink">
              <span className="mr-2 font-normal text-muted tabular-nums">{index + 1}</span>
              {name}
            </h2>
            <span className="shrink-0 text-xs text-muted tabular-nums">
              {formatQuantity(topics.length, topicNoun)}
            </span>
          </div>
          {topics.length > 0 && (
            <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm text-soft marker:text-control">
              {topics.map((topic) => (
                <li key={topic.id} className="wrap-anywhere">
                  {toTopic ? (
                    <Link
                      to={toTopic(topic)}
                      className="touch inline-block rounded-sm hover:text-brand-ink hover:underline"
                    >
                      {topic.name}
                    </Link>
                  ) : (
                    topic.name
                  )}
                  <TopicNote note={toNote?.(topic)} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

const TopicNote = ({ note }: { note: string | null | undefined }) =>
  note ? <span className="ml-2 text-xs whitespace-nowrap text-muted tabular-nums">{note}</span> : null;
