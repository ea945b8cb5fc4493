import { graphql, useFragment } from "react-relay";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { AccountCall_course$key } from "~/__generated__/AccountCall_course.graphql";
import type { AccountCallMutation } from "~/__generated__/AccountCallMutation.graphql";
import { formatPercent, learnerTone } from "~/formats/progress";
import { RequestPlace } from "~/layout/enrolment/RequestPlace";
import { useBegunEnrolment } from "~/layout/enrolment/useBegunEnrolment";
import { type Command, useMutation } from "~/relay/useMutation";
import { isStaff } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ProgressBar } from "~/ui/ProgressBar";
import { CourseCall } from "./CourseCall";

const command: Command<AccountCallMutation> = {
  ...enrolmentMessages.enrol,
  mutation: graphql`
    mutation AccountCallMutation($courseId: Int!) {
      result: enrol(courseId: $courseId) {
        ... on CoursePayload @alias(as: "payload") { course { ...AccountCall_course ...OwnReview_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** The next step for a course for who has signed in: enrol, continue learning, request a place, or the admin area. */
export function AccountCall({ course: key }: { course: AccountCall_course$key }) {
  const { account } = useSession();
  const { databaseId, code, canEnrol, viewerEnrolment, ...course } = useFragment(
    graphql`
      fragment AccountCall_course on Course {
        databaseId
        code
        canEnrol
        viewerEnrolment { id percentage }
        ...RequestPlace_course
      }
    `,
    key,
  );
  const [enrol, busy] = useMutation(command);
  const mayEnrol = account !== null && canEnrol && !viewerEnrolment;
  useBegunEnrolment(mayEnrol ? () => void enrol({ courseId: databaseId }) : null);
  if (account && viewerEnrolment)
    return (
      <GoOn
        to={`/learner/courses/${encodeURIComponent(code)}/${databaseId}`}
        percentage={viewerEnrolment.percentage}
      />
    );
  if (mayEnrol)
    return (
      <Button
        variant="primary"
        size="lg"
        className="mt-4 w-full"
        busy={busy}
        onClick={() => void enrol({ courseId: databaseId })}
      >
        Enrol
      </Button>
    );
  if (account && !isStaff(account)) return <RequestPlace course={course} />;
  return <CourseCall address={`/courses/${encodeURIComponent(code)}`} />;
}

function GoOn({ to, percentage }: { to: string; percentage: number }) {
  return (
    <div className="mt-4">
      <ButtonLink variant="primary" size="lg" className="w-full" to={to}>
        {percentage > 0 ? "Continue learning" : "Go to course"}
      </ButtonLink>
      <ProgressBar
        label="Progress in this course"
        value={percentage}
        tone={learnerTone(percentage)}
        figure={false}
        className="mt-3"
      />
      <p className="mt-1.5 text-xs text-muted tabular-nums">
        You are enrolled, {formatPercent(percentage)} complete
      </p>
    </div>
  );
}
