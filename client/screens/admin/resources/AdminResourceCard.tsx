import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AdminResourceCard_resource$key } from "~/__generated__/AdminResourceCard_resource.graphql";
import { formatDate } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { ResourceSource } from "~/resources/ResourceSource";
import { Badge } from "~/ui/Badge";
import { cardsAddress } from "./addresses";
import { ResourceStatus } from "./ResourceStatus";
import { typeLabel, visibilityLabel } from "./resourceMessages";

interface Props {
  resource: AdminResourceCard_resource$key;
  courseId: number;
}

/** A resource; all of the card leads to its view. */
export function AdminResourceCard({ resource, courseId }: Props) {
  const { databaseId, name, url, type, duration, status, visibility, updatedAt } = useFragment(
    graphql`
      fragment AdminResourceCard_resource on Resource {
        databaseId
        name
        url
        type
        duration
        status
        visibility
        updatedAt
      }
    `,
    resource,
  );
  const facts = [
    visibilityLabel(visibility),
    duration > 0 && formatDuration(duration),
    formatDate(updatedAt),
  ];
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-lg border border-line bg-surface px-5 py-4 shadow-rest transition-shadow hover:shadow-lift">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-sm font-semibold wrap-anywhere text-ink">
          <Link
            to={`${cardsAddress(courseId)}/${databaseId}`}
            className="group-hover:text-brand-ink -outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
          >
            {name}
          </Link>
        </h2>
        <Badge>{typeLabel(type)}</Badge>
      </div>
      <ResourceSource type={type} url={url} />
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-xs text-muted tabular-nums">
        <ResourceStatus status={status} />
        {facts.filter(Boolean).join(", ")}
      </p>
    </article>
  );
}
