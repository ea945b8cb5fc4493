import { CalendarClock, Lock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LessonClosed_topic$key } from "~/__generated__/LessonClosed_topic.graphql";
import { formatTopicDate } from "~/formats/dates";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyCard } from "~/ui/EmptyCard";
import { lessonPath } from "../coursePath";

export interface LessonClosedProps {
  topic: LessonClosed_topic$key;
}

/** Says when and why a lesson opens that is not open yet. */
export function LessonClosed({ topic: key }: LessonClosedProps) {
  const { opening, opensOn, course, previous } = useFragment(
    graphql`
      fragment LessonClosed_topic on Topic {
        opening
        opensOn
        course { databaseId code }
        previous { databaseId name }
      }
    `,
    key,
  );
  if (opening === "IN_ORDER" && previous)
    return (
      <EmptyCard
        icon={<Lock />}
        title="This lesson is not open yet"
        action={
          <ButtonLink variant="primary" to={lessonPath(course, previous)}>
            Go to the lesson before
          </ButtonLink>
        }
      >
        It opens when you have completed “{previous.name}”.
      </EmptyCard>
    );
  return (
    <EmptyCard icon={<CalendarClock />} title="This lesson is not open yet">
      {opensOn
        ? `It opens on ${formatTopicDate(opensOn)}, when your batch reaches it.`
        : "It opens when your trainer has completed it with your batch."}
    </EmptyCard>
  );
}
