import { graphql, useFragment } from "react-relay";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { RequestPlace_course$key } from "~/__generated__/RequestPlace_course.graphql";
import type { RequestPlaceMutation } from "~/__generated__/RequestPlaceMutation.graphql";
import { formatDate } from "~/formats/dates";
import { type Command, useMutation } from "~/relay/useMutation";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { useBegunEnrolment } from "./useBegunEnrolment";

const command: Command<RequestPlaceMutation> = {
  ...enrolmentMessages.requestPlace,
  mutation: graphql`
    mutation RequestPlaceMutation($courseId: Int!) {
      result: requestPlace(courseId: $courseId) {
        ... on CoursePayload @alias(as: "payload") { course { ...RequestPlace_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Lets a learner request a place in a paid course, and shows when it was requested. */
export function RequestPlace({ course: key }: { course: RequestPlace_course$key }) {
  const { databaseId, placeRequestedAt } = useFragment(
    graphql`
      fragment RequestPlace_course on Course {
        databaseId
        placeRequestedAt
      }
    `,
    key,
  );
  const [request, busy] = useMutation(command);
  const send = () => void request({ courseId: databaseId });
  useBegunEnrolment(placeRequestedAt ? null : send);
  if (placeRequestedAt) return <Requested since={placeRequestedAt} />;
  return (
    <div className="mt-3">
      <p className="text-sm text-muted">{enrolmentMessages.notFree}</p>
      <Button variant="primary" size="lg" className="mt-3 w-full" busy={busy} onClick={send}>
        Request a place
      </Button>
    </div>
  );
}

function Requested({ since }: { since: string }) {
  const email = useSession().settings?.email;
  return (
    <div
      role="status"
      className="mt-4 rounded-md border border-success-line bg-success-soft px-3.5 py-3 text-sm"
    >
      <p className="font-medium text-success-ink">You requested a place on {formatDate(since)}.</p>
      <p className="mt-1 text-soft">
        The institute will contact you.
        {email && (
          <>
            {" "}
            Questions? Write to{" "}
            <a href={`mailto:${email}`} className="font-medium underline underline-offset-2">
              {email}
            </a>
            .
          </>
        )}
      </p>
    </div>
  );
}
