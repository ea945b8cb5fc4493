import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ResourceCard_resource$key } from "~/__generated__/ResourceCard_resource.graphql";
import { shownType } from "~/formats/resourceMedia";
import { typeLabel } from "~/layout/resourceTypeLabels";
import { ResourceSource } from "~/resources/ResourceSource";
import { Badge } from "~/ui/Badge";
import { ResourceMark } from "./ResourceMark";

interface Props {
  resource: ResourceCard_resource$key;
  /** The path of its course. */
  course: string;
  readOnly: boolean;
}

/** A resource: its checkbox, a link to its screen, and its site. */
export function ResourceCard({ resource: key, course, readOnly }: Props) {
  const resource = useFragment(
    graphql`
      fragment ResourceCard_resource on Resource {
        databaseId
        name
        url
        type
        ...ResourceMark_resource
      }
    `,
    key,
  );
  const heading = useId();
  return (
    <article
      aria-labelledby={heading}
      className="flex h-full flex-col rounded-lg border border-line bg-surface px-5 pt-4 pb-2 shadow-rest"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={heading} className="min-w-0 text-sm font-semibold wrap-anywhere text-ink">
          <Link
            to={`${course}/resources/${resource.databaseId}`}
            className="rounded-sm hover:text-brand-ink hover:underline"
          >
            {resource.name}
          </Link>
        </h2>
        <Badge>{typeLabel(shownType(resource.type, resource.url))}</Badge>
      </div>
      <div className="my-2">
        <ResourceSource type={resource.type} url={resource.url} linked />
      </div>
      <div className="mt-auto border-t border-line pt-1">
        <ResourceMark resource={resource} readOnly={readOnly} />
      </div>
    </article>
  );
}
