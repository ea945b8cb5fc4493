import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ResourceCard_resource$key } from "../../../__generated__/ResourceCard_resource.graphql";
import { webAddress } from "../../../formats/addresses";
import { typeLabel } from "../../../layout/resourceTypeLabels";
import { Badge } from "../../../ui/Badge";
import { ResourceMark } from "./ResourceMark";

interface Props {
  resource: ResourceCard_resource$key;
  /** The address of its course. */
  course: string;
  readOnly: boolean;
}

/** A resource: the learner's own mark, the link to its view, and its address. */
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
        <Badge>{typeLabel(resource.type)}</Badge>
      </div>
      <ExternalAddress url={resource.url} />
      <div className="mt-auto border-t border-line pt-1">
        <ResourceMark resource={resource} readOnly={readOnly} />
      </div>
    </article>
  );
}

function ExternalAddress({ url }: { url: string }) {
  const address = webAddress(url);
  if (address === null) return <p className="my-2 truncate text-xs text-muted">{url}</p>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="touch my-2 flex min-w-0 items-center gap-1.5 rounded-sm text-xs text-brand-ink hover:underline"
    >
      <span className="truncate">{url}</span>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
