import { acceptPlaceRequest, dismissPlaceRequest } from "~/commands/enrolmentCommands";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";

interface Props {
  request: {
    readonly id: string;
    readonly databaseId: number;
    readonly user: { readonly databaseId: number; readonly name: string };
    readonly course: { readonly databaseId: number; readonly title: string };
  };
  /** The id in the store of the list that shows it, which an answered request leaves at once. */
  listId: string;
}

/** The buttons that answer a learner's request for a place: enrol, or dismiss. */
export function PlaceRequestActs({ request, listId }: Props) {
  const { id: nodeId, databaseId: requestId, user, course } = request;
  const [enrol, enrolling] = useMutation(acceptPlaceRequest);
  const [dismiss, dismissing] = useMutation(dismissPlaceRequest);
  const what = `${user.name}, ${course.title}`;
  const answered = { updater: removeRow({ listId, nodeId }) };
  return (
    <div className="flex shrink-0 justify-end gap-2">
      <Button
        size="sm"
        aria-label={`Enrol ${what}`}
        busy={enrolling}
        onClick={() => void enrol({ userId: user.databaseId, courseId: course.databaseId }, answered)}
      >
        Enrol
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Dismiss ${what}`}
        busy={dismissing}
        onClick={() => void dismiss({ requestId }, answered)}
      >
        Dismiss
      </Button>
    </div>
  );
}
