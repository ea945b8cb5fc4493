import { ArrowRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ContinueCard_enrolment$key } from "~/__generated__/ContinueCard_enrolment.graphql";
import { learnerTone } from "~/formats/progress";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ProgressBar } from "~/ui/ProgressBar";
import { lessonPath } from "../coursePath";

/** The course that was worked on last, with its next topic; nothing once all its topics are completed. */
export function ContinueCard({ enrolment: key }: { enrolment: ContinueCard_enrolment$key }) {
  const { percentage, nextTopic, course } = useFragment(
    graphql`
      fragment ContinueCard_enrolment on Enrolment {
        percentage
        nextTopic { topicId topicName moduleName }
        course { databaseId code title }
      }
    `,
    key,
  );
  if (!nextTopic) return null;
  return (
    <Card title="Continue">
      <div className="grid">
        <p className="text-lg leading-6 font-semibold wrap-anywhere text-ink">{nextTopic.topicName}</p>
        <p className="mt-1 mb-4 text-sm text-muted">
          {course.title}, {nextTopic.moduleName}
        </p>
        <ProgressBar
          label={`${course.title}: your progress`}
          value={percentage}
          tone={learnerTone(percentage)}
        />
        <ButtonLink
          variant="primary"
          className="mt-4 justify-self-start"
          to={lessonPath(course, { databaseId: nextTopic.topicId })}
          aria-label={`Continue with ${nextTopic.topicName}`}
        >
          Continue <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      </div>
    </Card>
  );
}
