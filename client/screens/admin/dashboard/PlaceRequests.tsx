import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PlaceRequests_requests$key } from "~/__generated__/PlaceRequests_requests.graphql";
import { acceptPlaceRequest, dismissPlaceRequest } from "~/commands/enrolmentCommands";
import { formatCount } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { useMutation } from "~/relay/useMutation";
import { AllowedLink } from "~/screens/admin/AllowedLink";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";

interface Request {
  databaseId: number;
  createdAt: string;
  user: { databaseId: number; name: string };
  course: { databaseId: number; title: string };
}

/** Requests for places in paid courses, longest waiting first, with buttons to enrol and dismiss. */
export function PlaceRequests({ requests: key }: { requests: PlaceRequests_requests$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment PlaceRequests_requests on QueryPlaceRequestsConnection {
        totalCount
        nodes {
          databaseId
          createdAt
          user {
            databaseId
            name
          }
          course {
            databaseId
            title
          }
        }
      }
    `,
    key,
  );
  // A handled request disappears at once; the list is refetched shortly after.
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const open = nodes.filter(({ databaseId }) => !answered.includes(databaseId));
  const count = totalCount - (nodes.length - open.length);
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          Place requests
          <Badge tone={count > 0 ? "warning" : "success"}>{formatCount(count)}</Badge>
        </span>
      }
    >
      {open.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success-ink" /> No open requests.
        </p>
      )}
      <ul className="grid gap-3">
        {open.map((request) => (
          <RequestRow
            key={request.databaseId}
            request={request}
            onAnswered={() => setAnswered((before) => [...before, request.databaseId])}
          />
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ request, onAnswered }: { request: Request; onAnswered: () => void }) {
  const { databaseId: requestId, user, course, createdAt } = request;
  const [enrol, enrolling] = useMutation(acceptPlaceRequest);
  const [dismiss, dismissing] = useMutation(dismissPlaceRequest);
  const answer = async (done: Promise<unknown>) => {
    if ((await done) !== null) onAnswered();
  };
  const what = `${user.name}, ${course.title}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-sm">
      <div className="min-w-0">
        <AllowedLink
          to={`/admin/users/${user.databaseId}`}
          className="block truncate font-medium text-ink hover:underline"
        >
          {user.name}
        </AllowedLink>
        <span className="block truncate text-xs text-muted">
          {course.title}, {formatDate(createdAt)}
        </span>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={`Enrol ${what}`}
          busy={enrolling}
          onClick={() => void answer(enrol({ userId: user.databaseId, courseId: course.databaseId }))}
        >
          Enrol
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Dismiss ${what}`}
          busy={dismissing}
          onClick={() => void answer(dismiss({ requestId }))}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}
