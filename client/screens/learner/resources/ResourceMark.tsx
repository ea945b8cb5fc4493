import { graphql, useFragment } from "react-relay";
import type { ResourceMark_resource$key } from "~/__generated__/ResourceMark_resource.graphql";
import { formatDuration } from "~/formats/durations";
import { shownType } from "~/formats/resourceMedia";
import { markLabel } from "~/layout/resourceTypeLabels";
import { SavedCheckbox } from "../SavedCheckbox";
import { markSaveKey, useMark } from "../useMark";

interface Props {
  resource: ResourceMark_resource$key;
  readOnly: boolean;
}

/** A resource's checkbox and duration. */
export function ResourceMark({ resource: key, readOnly }: Props) {
  const resource = useFragment(
    graphql`
      fragment ResourceMark_resource on Resource {
        id
        databaseId
        type
        url
        duration
        isMarked
      }
    `,
    key,
  );
  const mark = useMark("resource");
  return (
    <SavedCheckbox
      saveKey={markSaveKey(resource.id)}
      label={markLabel(shownType(resource.type, resource.url))}
      checked={resource.isMarked}
      disabled={readOnly}
      onChange={(isMarked) => mark(resource, isMarked)}
      note={resource.duration > 0 && formatDuration(resource.duration)}
    />
  );
}
