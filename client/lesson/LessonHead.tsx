import { Clock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LessonHead_topic$key } from "~/__generated__/LessonHead_topic.graphql";
import { formatTopicDate } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { ScreenHeading } from "~/ui/ScreenHeading";

const nameClass = "mt-1 text-3xl leading-tight font-semibold wrap-anywhere text-ink outline-none";

interface Props {
  topic: LessonHead_topic$key;
  /** The level of its heading: 2 where the screen has a heading of its own. */
  level?: 1 | 2;
}

/** The lesson's name, its module, what it is about and how long it takes. */
export function LessonHead({ topic: key, level = 1 }: Props) {
  const { name, summary, minutes, module, status, completedDate } = useFragment(
    graphql`
      fragment LessonHead_topic on Topic {
        name
        summary
        minutes
        status
        completedDate
        module { name }
      }
    `,
    key,
  );
  return (
    <header className="mb-8">
      <p className="text-sm wrap-anywhere text-muted">{module.name}</p>
      {level === 1 ? (
        <ScreenHeading className={nameClass}>{name}</ScreenHeading>
      ) : (
        <h2 className={nameClass}>{name}</h2>
      )}
      {summary && <p className="mt-3 text-lg wrap-anywhere text-soft">{summary}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted empty:hidden">
        {minutes > 0 && (
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Clock aria-hidden className="size-4" />
            {minutes} min
          </span>
        )}
        {status === "COMPLETED" && (
          <Badge tone="success">Completed{completedDate ? ` ${formatTopicDate(completedDate)}` : ""}</Badge>
        )}
      </div>
    </header>
  );
}
