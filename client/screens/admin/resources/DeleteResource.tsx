import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import type { DeleteResource_resource$key } from "~/__generated__/DeleteResource_resource.graphql";
import { deleteResource } from "~/commands/lessonCommands";
import { takeEdge } from "~/lists/removeRow";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { IconButton } from "~/ui/IconButton";
import { useMayFollow } from "~/ui/linkPermission";
import { useConfirm } from "~/ui/useConfirm";
import { useUndoableMutation } from "../useUndoableMutation";
import { tableAddress } from "./resourceMessages";

const fragment = graphql`
  fragment DeleteResource_resource on Resource {
    id
    databaseId
    name
    course { id }
  }
`;

/** Removes a deleted resource from its course's list. */
const removeFromStore = (courseNode: string, node: string) => (store: RecordSourceSelectorProxy) => {
  const result = store.getRootField("deleteResource");
  const course = store.get(courseNode);
  if (result?.getType() !== "DeletedResourcePayload" || !course) return;
  takeEdge(ConnectionHandler.getConnection(course, "CourseResources_resources"), node);
};

interface Props {
  resource: DeleteResource_resource$key;
  courseId: number;
  /** Shows only an icon, for tables. */
  compact?: boolean;
}

/** Deletes a resource after confirmation; opens the list unless it is shown already. */
export function DeleteResource({ resource, courseId, compact = false }: Props) {
  const { id, databaseId, name, course } = useFragment(fragment, resource);
  const [remove] = useUndoableMutation(deleteResource);
  const navigate = useNavigate();
  // The right to change a resource is the right to delete it.
  const mayDelete = useMayFollow({ to: `${tableAddress(courseId)}/${databaseId}/edit` });
  const { ask, dialog } = useConfirm(async (resourceId: number, options) => {
    const deleted = await remove(
      { courseId, resourceId },
      { ...options, updater: removeFromStore(course.id, id) },
    );
    if (deleted) await navigate(tableAddress(courseId), { preventScrollReset: compact, replace: compact });
    return deleted;
  });
  if (!mayDelete) return null;
  return (
    <>
      {compact ? (
        <IconButton size="sm" label={`Delete ${name}`} icon={<Trash2 />} onClick={() => ask(databaseId)} />
      ) : (
        <Button icon={<Trash2 />} aria-haspopup="dialog" onClick={() => ask(databaseId)}>
          Delete
        </Button>
      )}
      <ConfirmDialog {...dialog} subject={`The resource “${name}”`} />
    </>
  );
}
